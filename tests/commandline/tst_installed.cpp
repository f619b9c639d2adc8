// SPDX-License-Identifier: MIT
#include "app/kinds.h"
#include "core/kind.h"
#include "support/files.h"
#include "support/suite.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

/// Tests the installed files: the programs, and the texts that describe their arguments.
class InstalledTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOptionIsDocumented_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("isManual");
        QTest::newRow("English manual") << u"man/cassetete.1"_s << true;
        QTest::newRow("French manual") << u"man/cassetete.fr.1"_s << true;
        QTest::newRow("bash") << u"completions/cassetete.bash"_s << false;
        QTest::newRow("zsh") << u"completions/_cassetete"_s << false;
        QTest::newRow("fish") << u"completions/cassetete.fish"_s << false;
        QTest::newRow("English page") << u"pages/en/manual-command.md"_s << false;
        QTest::newRow("French page") << u"pages/fr/manual-command.md"_s << false;
    }
    void everyOptionIsDocumented()
    {
        QFETCH(QString, file);
        QFETCH(bool, isManual);
        QFile installed(QStringLiteral(QT_TESTCASE_SOURCEDIR "/../resources/") + file);
        QVERIFY(installed.open(QFile::ReadOnly));
        const QString result = QString::fromUtf8(installed.readAll());
        QProcess program;
        program.start(QString::fromUtf8(CASSETETE), {u"--help"_s});
        QVERIFY(program.waitForFinished());
        const QString help = QString::fromUtf8(program.readAllStandardOutput());
        int words = 0;
        static const QRegularExpression taken(u"(?<![\\w-])--([a-z-]+)|^  cassetete ([a-z]+)"_s,
                                              QRegularExpression::MultilineOption);
        for (auto match = taken.globalMatch(help); match.hasNext(); ++words) {
            const QRegularExpressionMatch found = match.next();
            const QString word = found.captured(1) + found.captured(2);
            const bool isOption = !found.captured(1).isEmpty();
            const QString form =
                isManual && isOption ? u"-"_s + word : word; // mdoc's Fl writes the first dash itself
            QVERIFY2(result.contains(QRegularExpression(u"(?<![a-z])%1(?![a-z])"_s.arg(form))),
                     qPrintable(word));
        }
        QVERIFY(words > 20);
    }

    /// The completions offer exactly the options that each puzzle reads.
    void completionsKnowTheOptionsOfBoards_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("row");
        QTest::newRow("bash") << u"cassetete.bash"_s << u"^    (\\w+)\\) echo \"(.*)\" ;;$"_s;
        QTest::newRow("zsh") << u"_cassetete"_s << u"^    (\\w+)\\) echo \"(.*)\" ;;$"_s;
        QTest::newRow("fish") << u"cassetete.fish"_s
                              << u"^        case (\\w+)\n            set options (.*)$"_s;
    }
    void completionsKnowTheOptionsOfBoards()
    {
        QFETCH(QString, file);
        QFETCH(QString, row);
        QFile installed(QStringLiteral(QT_TESTCASE_SOURCEDIR "/../resources/completions/") + file);
        QVERIFY(installed.open(QFile::ReadOnly));
        const QRegularExpression rows(row, QRegularExpression::MultilineOption);
        QMap<QString, QStringList> offered;
        QStringList all;
        for (const QRegularExpressionMatch &match :
             rows.globalMatch(QString::fromUtf8(installed.readAll()))) {
            offered[match.captured(1)] = match.captured(2).split(u' ');
            all += offered[match.captured(1)];
        }
        QCOMPARE(offered.size(), qsizetype(app::kinds().size()));
        for (const core::Kind *kind : app::kinds()) {
            const QStringList own = offered.value(QString::fromUtf8(kind->id));
            const QString first = QString::fromUtf8(kind->presets.front().line).section(u':', 1, 1);
            const QString head =
                QLatin1StringView(kind->id) == "solitaire"_L1 ? u"own"_s : first.section(u',', 0, 0);
            for (const QString &option : std::as_const(all)) {
                // Without deals, the words of a deal are refused in another sentence.
                if (kind->deals.empty() && QStringList{u"deal="_s, u"count="_s, u"seed="_s}.contains(option))
                    continue;
                // Tours read without= also by the name that it has in other puzzles.
                if (option == "closed="_L1 && own.contains("without="_L1))
                    continue;
                const QString options = head + u',' + option + (option.endsWith(u'=') ? u"?"_s : QString());
                const core::Reading reading = kind->parse(options.toStdString(), {});
                const auto *fault = std::get_if<core::Fault>(&reading);
                const QString why = fault ? QString::fromUtf8(fault->why.text.source) : QString();
                QVERIFY2(why.contains("is not an option here"_L1) != own.contains(option),
                         qPrintable(QString::fromUtf8(kind->id) + u':' + options + u' ' + why));
            }
            for (const core::Preset &preset : kind->presets) {
                const QStringList parts = QString::fromUtf8(preset.line).section(u':', 1, 1).split(u',');
                for (const QString &part : parts.sliced(1)) {
                    const QString option = part.contains(u'=') ? part.section(u'=', 0, 0) + u'=' : part;
                    QVERIFY2(own.contains(option), preset.line);
                }
            }
        }
    }

    /// The desktop offers the program for exactly the files that it reads: not for SVG, and not for *.trace,
    /// which strace writes, too.
    void theDesktopOffersReadableFilesOnly()
    {
        const auto content = [](const QString &name) {
            QFile file(QStringLiteral(QT_TESTCASE_SOURCEDIR "/../resources/desktop/") + name);
            return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        const auto all = [](const QString &text, const QString &pattern) {
            QStringList found;
            const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
            for (auto match = expression.globalMatch(text); match.hasNext();)
                found << match.next().captured(1);
            return found;
        };
        const QStringList types =
            all(content(u"cassetete.desktop"_s), u"^MimeType=(.*);$"_s).join(u';').split(u';');
        QVERIFY(types.contains("application/x-cassetete"_L1) && types.contains("image/png"_L1));
        QVERIFY(!types.contains("image/svg+xml"_L1));
        const QString mime = content(u"cassetete-mime.xml"_s);
        QCOMPARE(all(mime, u"pattern=\"(.*)\""_s), QStringList{u"*.cassetete"_s});
        const QStringList beginnings = all(mime, u"value=\"(.*)\""_s);
        const auto isOurs = [&](const QString &text) {
            return std::ranges::any_of(beginnings,
                                       [&](const QString &each) { return text.startsWith(each); });
        };
        QVERIFY(isOurs(u"cassetete 1\ntaquin:4x4\n"_s) && isOurs(u"cassetete 2\n"_s));
        QVERIFY(isOurs(u"cassetete trace 1\nline queens:4\n"_s));
        QVERIFY(!isOurs(u"execve(\"/usr/bin/cassetete\", [\"cassetete\"]) = 0\n"_s));
        QVERIFY(!isOurs(u"cassetete is a program\n"_s));
    }

    /// The programs have no run path, so that libraries come from the system's folders only: an empty entry
    /// would stand for the current folder.
    void programsHaveNoRunPath_data()
    {
        QTest::addColumn<QString>("program");
        QTest::newRow("command line") << QString::fromUtf8(CASSETETE);
        QTest::newRow("window") << QString::fromUtf8(CASSETETE) + u"-window"_s;
    }
    void programsHaveNoRunPath()
    {
        QFETCH(QString, program);
        QProcess readelf;
        readelf.start(u"readelf"_s, {u"--dynamic"_s, u"--wide"_s, program});
        QVERIFY(readelf.waitForFinished());
        const QByteArray entries = readelf.readAllStandardOutput();
        QVERIFY(entries.contains("(NEEDED)"));
        QVERIFY2(!entries.contains("PATH)"), entries.constData());
    }

    /// A buffer overflow ends the program, relocated tables are read-only, and the address of the code is
    /// random.
    void programsAreHardened_data() { programsHaveNoRunPath_data(); }
    void programsAreHardened()
    {
#ifndef HARDENED
        QSKIP("this build is not hardened");
#endif
        QFETCH(QString, program);
        QProcess readelf;
        readelf.start(u"readelf"_s, {u"--file-header"_s, u"--program-headers"_s, u"--dynamic"_s,
                                     u"--dyn-syms"_s, u"--wide"_s, program});
        QVERIFY(readelf.waitForFinished());
        const QString result = QString::fromUtf8(readelf.readAllStandardOutput());
        const auto reports = [&result](const QString &pattern) {
            return result.contains(QRegularExpression(pattern, QRegularExpression::MultilineOption));
        };
        QVERIFY2(reports(u"^ *Type: +DYN "_s), "the program is loaded at a fixed address");
        QVERIFY2(reports(u"^ +GNU_RELRO "_s), "what the loader wrote stays writable");
        QVERIFY2(reports(u"\\(FLAGS_1\\).* NOW\\b"_s), "functions are looked up when they are first called");
        QVERIFY2(reports(u"^ +GNU_STACK .* RW +0x"_s), "the stack can be executed");
        QVERIFY2(reports(u"\\b__stack_chk_fail\\b"_s), "the stack is not protected");
        // The command line has no call of the C library for which the compiler does not know the sizes.
        if (program.endsWith("-window"_L1))
            QVERIFY2(reports(u"\\b__mem(cpy|set|move)_chk\\b"_s), "sizes of buffers are not checked");
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
        // A function with a large frame moves the stack pointer by a page, which is the first of these byte sequences, and
        // touches the page by `orq $0, (%rsp)` or, since GCC 16, by `orb $0, (%rsp)`.
        const QByteArray content = tests::contentOf(program);
        const auto touchesPages = [&content](const QByteArray &touch) {
            return content.contains(QByteArrayLiteral("\x48\x81\xec\x00\x10\x00\x00").append(touch));
        };
        QVERIFY2(touchesPages(QByteArrayLiteral("\x48\x83\x0c\x24\x00")) ||
                     touchesPages(QByteArrayLiteral("\x80\x0c\x24\x00")),
                 "the stack may jump over its guard");
#endif
    }

    /// Exceeding the limit of the file size is reported like a full disk; its signal does not end the
    /// program.
    void aLimitOfTheFileSizeIsReported_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("export") << u"export --png \"$2/board.png\" queens:8"_s;
        QTest::newRow("checkpoint") << u"solve --count --checkpoint \"$2/count\" queens:13"_s;
    }
    void aLimitOfTheFileSizeIsReported()
    {
#ifdef __SANITIZE_THREAD__
        QSKIP("ThreadSanitizer itself cannot start under this limit");
#endif
        QFETCH(QString, command);
        const QTemporaryDir folder;
        QProcess shell;
        shell.start(u"bash"_s, {u"-c"_s, u"export LC_ALL=C.UTF-8; ulimit -f 0; exec \"$1\" "_s + command,
                                u"bash"_s, QString::fromUtf8(CASSETETE), folder.path()});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
        QVERIFY(shell.exitCode() != 0);
        QVERIFY(shell.readAllStandardError().contains("File too large"));
    }

    /// An unreachable display is named in the error message, as a missing one is.
    void anUnreachableDisplayIsNamed()
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"})
            environment.remove(QLatin1StringView(name));
        environment.insert(u"DISPLAY"_s, u":4711"_s);
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        program.setProcessEnvironment(environment);
        program.start(QString::fromUtf8(CASSETETE), QStringList());
        QVERIFY(program.waitForFinished());
        QCOMPARE(
            program.readAllStandardError(),
            QByteArray("cassetete: the window cannot be opened: the display “:4711” cannot be reached\n"));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 64);
    }
};

TEST_SUITE(InstalledTest)
#include "tst_installed.moc"
