// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

const QDir &project()
{
    static const QDir folder(QStringLiteral(PROJECT_FOLDER));
    return folder;
}

QStringList filesNamed(const QStringList &patterns)
{
    QStringList files;
    for (const QString &folder : {u".ci"_s, u"app"_s, u"solvers"_s, u"ui"_s, u"tests"_s}) {
        QDirIterator each(project().filePath(folder), patterns, QDir::Files | QDir::Hidden,
                          QDirIterator::Subdirectories);
        while (each.hasNext())
            files << project().relativeFilePath(each.next());
    }
    return files;
}

QStringList cppFiles()
{
    return filesNamed({u"*.cpp"_s, u"*.h"_s});
}

/// Returns all hand-written files that are compiled or run.
QStringList sources()
{
    return cppFiles() + filesNamed({u"*.py"_s, u"*.sh"_s, u"CMakeLists.txt"_s, u"run"_s, u"stage"_s}) +
           QStringList{u"CMakeLists.txt"_s, u"dev"_s};
}

QString textOf(const QString &file)
{
    QFile source(project().filePath(file));
    return source.open(QFile::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

/// Returns all files of the project, of any kind, except build products.
QStringList allFiles()
{
    QStringList files;
    for (const QString &entry : project().entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) {
        if (entry == "build"_L1 || entry == ".git"_L1)
            continue;
        if (QFileInfo(project().filePath(entry)).isFile())
            files << entry;
        QDirIterator each(project().filePath(entry), QDir::Files | QDir::Hidden,
                          QDirIterator::Subdirectories);
        while (each.hasNext())
            files << project().relativeFilePath(each.next());
    }
    return files;
}

/// Returns all scripts that run with this interpreter.
QStringList scriptsOf(QByteArrayView interpreter)
{
    QStringList scripts = allFiles();
    scripts.removeIf([interpreter](const QString &file) {
        QFile script(project().filePath(file));
        const QByteArray first = script.open(QFile::ReadOnly) ? script.readLine(100).trimmed() : QByteArray();
        return !first.startsWith("#!") || !first.endsWith(interpreter);
    });
    return scripts;
}

/// Returns the files whose text has the fault.
QString offenders(const QStringList &files, const auto &hasFault)
{
    QStringList found;
    for (const QString &file : files) {
        if (hasFault(textOf(file)))
            found << file;
    }
    return found.join(u'\n');
}

} // namespace

/// Tests rules that apply to all sources.
class Sources : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nameTheirLicence()
    {
        QVERIFY(!sources().isEmpty());
        QCOMPARE(offenders(sources(),
                           [](const QString &text) {
                               return !text.section(u'\n', 0, 1)
                                           .contains("SPDX-License-"
                                                     "Identifier: MIT"_L1);
                           }),
                 QString());
    }

    /// Comments are sentences, since an editor shows them out of context: one that begins like a fragment
    /// must contain a verb. Code "returns" or "reports".
    void haveCommentsThatAreSentences()
    {
        // A fragment has no verb, and no comma after which the main clause begins.
        static const QRegularExpression fragment(
            u"(?<!//.)(?<!:)//[/!]?<? "
            u"*(Of|By|To|Those|That|Where|Whether|Whose|Who|Whoever|What|Whatever|Likewise|None|Until|"
            "Within|With|For|From|In|On|At|As|If|Not|And|Or|But|Nor)\\b(?![^\n]*(,|\\b(is|are|was|were|has|"
            "have|can|"
            "must|may|does|do|would|will)\\b))"_s);
        static const QRegularExpression telling(u"//[^\n`]*\\b(tells?|telling)\\b"_s);
        QStringList found;
        for (const QString &file : cppFiles()) {
            bool shouldContinue = false; // whether the previous line is a comment, which may continue here
            for (const QString &line : textOf(file).split(u'\n')) {
                const bool isComment = line.trimmed().startsWith("//"_L1);
                if ((!(isComment && shouldContinue) && fragment.match(line).hasMatch()) ||
                    telling.match(line).hasMatch())
                    found << file + ": "_L1 + line.trimmed();
                shouldContinue = isComment;
            }
        }
        QCOMPARE(found.join(u'\n'), QString());
    }

    void containNoTodos()
    {
        // The words are split so that this file does not contain them.
        static const QRegularExpression mark(u"//[^\n]*\\b(TO"_s + u"DO|FIX"_s + u"ME|XX"_s + u"X|HA"_s +
                                             u"CK)\\b"_s);
        QCOMPARE(offenders(sources(), [](const QString &text) { return text.contains(mark); }), QString());
    }

    /// No file contains the marks of an unfinished merge.
    void haveNoConflictMarkers()
    {
        static const QRegularExpression mark(u"^(<{7}|>{7}) "_s, QRegularExpression::MultilineOption);
        QCOMPARE(offenders(allFiles(), [](const QString &text) { return text.contains(mark); }), QString());
    }

    /// All scripts are parsed, since some run only on demand, such as the benchmarks.
    void scriptsCanBeRead_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *program, const QStringList &reading, const QStringList &scripts) {
            QVERIFY(!scripts.isEmpty());
            for (const QString &script : scripts)
                QTest::newRow(qPrintable(script))
                    << QString::fromLatin1(program) << reading + QStringList{script};
        };
        row("python3", {u"-c"_s, u"import ast, sys; ast.parse(open(sys.argv[1], encoding='utf-8').read())"_s},
            scriptsOf("python3"));
        row("bash", {u"-n"_s}, scriptsOf("bash"));
        row("sh", {u"-n"_s}, scriptsOf("/sh"));
    }
    void scriptsCanBeRead()
    {
        QFETCH(QString, program);
        QFETCH(QStringList, words);
        QProcess reader;
        reader.setWorkingDirectory(project().path());
        reader.start(program, words);
        if (!reader.waitForStarted(-1))
            QSKIP("it is not installed");
        QVERIFY(reader.waitForFinished(-1));
        QVERIFY2(reader.exitCode() == 0, reader.readAllStandardError().constData());
    }

    /// Files are written in one place; otherwise, a full disk could silently destroy a file.
    void writeFilesInOnePlace()
    {
        static const QRegularExpression writing(
            u"QSaveFile|(QFile|QIODevice)::(WriteOnly|ReadWrite|Append)|ofstream|fopen"_s);
        QStringList others = cppFiles();
        others.removeIf([](const QString &file) {
            return file.startsWith("tests/"_L1) || file.startsWith("ui/session/files/savefile."_L1);
        });
        QCOMPARE(offenders(others, [](const QString &text) { return text.contains(writing); }), QString());
    }

    /// Qt's threads are started in one place, which first checks that a thread is available: Qt's pool waits
    /// indefinitely if the system refuses one. A standard thread throws instead, and its callers continue
    /// without it.
    void startThreadsInOnePlace()
    {
        static const QRegularExpression starting(
            u"QtConcurrent|QThread::create|: public QThread\\b|QThreadPool"_s);
        QStringList others = cppFiles();
        others.removeIf([](const QString &file) {
            return file.startsWith("tests/"_L1) || file.startsWith("ui/session/basics/workers."_L1) ||
                   file.startsWith("app/startresources."_L1);
        });
        QCOMPARE(offenders(others, [](const QString &text) { return text.contains(starting); }), QString());
    }

    /// Strings in JSON may come from a file or another program, and must not change how the rest is
    /// displayed.
    void writeJsonInOnePlace()
    {
        QStringList others = cppFiles();
        others.removeIf([](const QString &file) {
            return file.startsWith("tests/"_L1) || file.startsWith("ui/session/basics/jsontext."_L1);
        });
        QCOMPARE(offenders(others, [](const QString &text) { return text.contains("toJson("_L1); }),
                 QString());
    }

    /// Qt interprets text that looks like HTML, and a text may come from a file or another program. Therefore
    /// labels, boxes and tool tips use classes and a function that show plain text.
    void showPlainText()
    {
        static const QRegularExpression interpreted(
            u"new QLabel\\b|\\bQLabel \\w+[({;]|new QMessageBox\\b|\\bQMessageBox \\w+[({;]|"
            "setToolTip\\((?!\\s*(tr\\(|(board::)?plainToolTip\\(|[^;]*toolTip\\(\\)\\)))|"
            "QToolTip::showText\\((?![^;]*(plainToolTip\\(|fullToolTip\\(\\)))|"
            "setItemData\\((?![^;]*(\\btr\\(|plainToolTip\\())[^;]*ToolTipRole|"
            "(setToolTip|addRow)\\(\\s*tr\\([^;]*\\.arg\\(|set(WhatsThis|StatusTip)\\(|"
            "Q(WhatsThis|ErrorMessage|InputDialog|SplashScreen|WizardPage)\\b|\\b(AutoText|RichText)\\b|"
            "insertHtml\\(|new QTextBrowser\\b"_s);
        QStringList others = cppFiles();
        others.removeIf([](const QString &file) {
            return !file.startsWith("ui/"_L1) || file.startsWith("ui/window/widgets/plainmessagebox."_L1) ||
                   file == "ui/window/dialogs/helpdialog.cpp"_L1; // its HTML consists of our own texts
        });
        QCOMPARE(offenders(others, [](const QString &text) { return text.contains(interpreted); }),
                 QString());
    }

    /// A function that runs a nested event loop may return to an object that has been deleted.
    void runNoNestedEventLoops()
    {
        static const QRegularExpression running(u"QProgressDialog\\(|<QProgressDialog>|processEvents"_s);
        QStringList others = cppFiles();
        others.removeIf([](const QString &file) { return !file.startsWith("ui/"_L1); });
        QCOMPARE(offenders(others, [](const QString &text) { return text.contains(running); }), QString());
    }

    /// Code that depends on the operating system is in one place.
    void askTheSystemInOnePlace()
    {
        static const QRegularExpression header(
            u"#include <(sys/|(arpa|net|netinet)/|(dirent|dlfcn|fcntl|grp|io|poll|pthread|pwd|sched|spawn|"
            "strings|syslog|termios|unistd|utime|windows)\\.h>)"_s);
        QStringList others = cppFiles();
        others.removeIf([](const QString &file) {
            return file.startsWith("tests/"_L1) || file == "solvers/core/system.cpp"_L1 ||
                   file == "ui/session/programs/childprocess.cpp"_L1 ||
                   file == "ui/session/programs/processsupervisor.cpp"_L1;
        });
        QCOMPARE(offenders(others, [](const QString &text) { return text.contains(header); }), QString());
    }

    void areFormatted()
    {
        const QString program = QStandardPaths::findExecutable(u"clang-format-14"_s);
        if (program.isEmpty())
            QSKIP("clang-format-14 is not installed");
        QProcess format;
        format.setWorkingDirectory(project().path());
        format.start(program, QStringList{u"--dry-run"_s, u"--Werror"_s} + cppFiles());
        QVERIFY(format.waitForFinished(-1));
        QVERIFY2(format.exitCode() == 0, format.readAllStandardError().left(2000).constData());
    }

    /// The examples in ARCHITECTURE.md are compiled: each of their blocks is part of a source.
    void examplesAreCompiled()
    {
        const QString compiled = textOf(u"tests/support/frogs.cpp"_s) +
                                 textOf(u"tests/support/frogsui.cpp"_s) +
                                 textOf(u"solvers/solitaire/solitaire.cpp"_s);
        static const QRegularExpression block(u"```cpp\n(.*?)\n```"_s,
                                              QRegularExpression::DotMatchesEverythingOption);
        int blocks = 0;
        for (const QRegularExpressionMatch &match : block.globalMatch(textOf(u"ARCHITECTURE.md"_s))) {
            QVERIFY2(compiled.contains(match.captured(1)), qPrintable(match.captured(1)));
            ++blocks;
        }
        QVERIFY(blocks > 0);
    }

    void areInKnownFolders()
    {
        static const QStringList known{u".ci"_s,
                                       u".clang-format"_s,
                                       u".clang-tidy"_s,
                                       u".editorconfig"_s,
                                       u".gitignore"_s,
                                       u".reuse"_s,
                                       u"ARCHITECTURE.md"_s,
                                       u"CHANGELOG.md"_s,
                                       u"CMakeLists.txt"_s,
                                       u"CMakePresets.json"_s,
                                       u"CONTRIBUTING.md"_s,
                                       u"LICENSE"_s,
                                       u"LICENSES"_s,
                                       u"README.md"_s,
                                       u"app"_s,
                                       u"dev"_s,
                                       u"resources"_s,
                                       u"solvers"_s,
                                       u"tests"_s,
                                       u"translations"_s,
                                       u"ui"_s};
        // These names belong to a checkout, or .gitignore lists them.
        static const QRegularExpression allowedNames(u"^(\\.git|build|.*\\.user|CMakeUserPresets\\.json)$"_s);
        QStringList found = project().entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        found.removeIf(
            [](const QString &name) { return known.contains(name) || allowedNames.match(name).hasMatch(); });
        QCOMPARE(found, QStringList());
    }
};

TEST_SUITE(Sources)
#include "tst_sources.moc"
