// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

struct Message {
    QString source;
    QStringList forms; ///< one translation, or one for each plural form
    QString state;     ///< "unfinished", "vanished" …; empty if finished
    bool plural = false;
};

Message readMessage(QXmlStreamReader &xml)
{
    Message message;
    message.plural = xml.attributes().value("numerus"_L1) == "yes"_L1;
    while (xml.readNextStartElement()) {
        if (xml.name() == "source"_L1) {
            message.source = xml.readElementText();
        } else if (xml.name() != "translation"_L1) {
            xml.skipCurrentElement();
        } else {
            message.state = xml.attributes().value("type"_L1).toString();
            if (!message.plural)
                message.forms << xml.readElementText();
            while (message.plural && xml.readNextStartElement())
                message.forms << xml.readElementText();
        }
    }
    return message;
}

/// Returns the words of a text that have an American spelling, or -ise for -ize. Code, and what is between backquotes, is not prose.
QStringList americanWords(QString text)
{
    static const QRegularExpression code(u"```.*?```|`[^`\n]*`"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression american(
        u"\\b(colorless|colors?|colored|coloring|centers?|centered|grays?|grayed|behaviors?|neighbors?|"
        "neighboring|favor\\w*|honor(s|ed|ing)?|catalogs?|analyz\\w+|labeled|labeling|canceled|canceling|"
        "modeled|modeling|traveled|traveling|fulfills?|meters?|liters?|defense|offense|artifacts?|"
        "(organ|recogn|real|emphas|minim|maxim|optim|summar|normal|initial|random|general|synchron)"
        "is(e|es|ed|ing|ation))\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    for (const QRegularExpressionMatch &match : american.globalMatch(text.remove(code)))
        found << match.captured();
    return found;
}

QList<Message> readCatalogue(const QString &path)
{
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QFile::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "message"_L1)
            messages << readMessage(xml);
    }
    return messages;
}

/// Returns the arguments %1, %n … of a text, each once and in order.
QStringList argumentsOf(const QString &text)
{
    static const QRegularExpression argument(u"%L?[0-9n]"_s);
    QStringList found;
    for (const QRegularExpressionMatch &match : argument.globalMatch(text))
        found << match.captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

/// Returns whether the translation has the same arguments as the source. The singular may omit its number: "a
/// tile", "une tuile".
bool keepsArguments(const Message &message)
{
    for (qsizetype form = 0; form < message.forms.size(); ++form) {
        QStringList missing = argumentsOf(message.source);
        missing.removeIf([&](const QString &one) { return argumentsOf(message.forms[form]).contains(one); });
        if (message.plural && form == 0)
            missing.removeAll(u"%n"_s);
        if (!missing.isEmpty() ||
            argumentsOf(message.forms[form]).size() > argumentsOf(message.source).size())
            return false;
    }
    return true;
}

QString faultOf(const Message &message)
{
    if (!message.state.isEmpty())
        return message.state;
    if (message.forms.isEmpty() || message.forms.contains(QString()))
        return u"not translated"_s;
    return keepsArguments(message) ? QString() : u"other arguments"_s;
}

QString faultsIn(const QString &catalogue)
{
    QStringList faults;
    for (const Message &message : readCatalogue(catalogue)) {
        if (const QString fault = faultOf(message); !fault.isEmpty())
            faults << fault + ": "_L1 + message.source;
    }
    return faults.join(u'\n');
}

/// Runs lupdate on the paths, with the catalogue as its output, as the build target does.
void update(const QStringList &paths, const QString &catalogue, const QStringList &options = {})
{
    QProcess lupdate;
    const QStringList aliases = QStringLiteral(LUPDATE_OPTIONS).split(u' ');
    lupdate.start(QStringLiteral(LUPDATE),
                  aliases + options + paths + QStringList{u"-silent"_s, u"-ts"_s, catalogue});
    QVERIFY(lupdate.waitForFinished(-1));
    QVERIFY2(lupdate.exitCode() == 0, lupdate.readAllStandardError().constData());
}

/// Returns the folders that contain translatable texts.
QStringList textFolders()
{
    const QDir project(QStringLiteral(PROJECT_FOLDER));
    return {project.filePath(u"app"_s), project.filePath(u"solvers"_s), project.filePath(u"ui"_s)};
}

/// Updates a copy of one of the project's catalogues and reports its faults.
void check(const QString &name, const QStringList &options = {})
{
    const QDir project(QStringLiteral(PROJECT_FOLDER));
    const QTemporaryDir folder;
    const QString copy = folder.filePath(name);
    QVERIFY(QFile::copy(project.filePath("translations/"_L1 + name), copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    update(textFolders(), copy, options);
    QVERIFY(!readCatalogue(copy).isEmpty());
    const QString faults = faultsIn(copy);
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
}

} // namespace

/// Tests that every text of the program is in the catalogues and translated.
class Translations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// lupdate finds texts in the solvers' own macros as in Qt's.
    void marksAreFound()
    {
        const QTemporaryDir folder;
        QFile source(folder.filePath(u"source.cpp"_s));
        QVERIFY(source.open(QFile::WriteOnly));
        source.write(
            "auto a = PUZZLE_TEXT(\"x\", \"plain\"); auto b = PUZZLE_TEXT_N(\"x\", \"%n things\");\n");
        source.close();
        const QString catalogue = folder.filePath(u"x_fr.ts"_s);
        update({source.fileName()}, catalogue);
        const QList<Message> messages = readCatalogue(catalogue);
        QCOMPARE(messages.size(), 2);
        QCOMPARE(messages[0].source, u"plain"_s);
        QCOMPARE(messages[1].source, u"%n things"_s);
        QVERIFY(!messages[0].plural && messages[1].plural);
        QCOMPARE(messages[1].forms.size(), 2);
        QCOMPARE(faultsIn(catalogue), u"unfinished: plain\nunfinished: %n things"_s);
    }

    void argumentsAreCompared()
    {
        const auto message = [](bool plural, QStringList forms) {
            return Message{plural ? u"%n of %1"_s : u"%1 in %2"_s, std::move(forms), {}, plural};
        };
        QVERIFY(keepsArguments(message(false, {u"dans %2, %1"_s})));
        QVERIFY(!keepsArguments(message(false, {u"%1"_s})));
        QVERIFY(!keepsArguments(message(false, {u"%1 %2 %3"_s})));
        QVERIFY(keepsArguments(message(true, {u"un de %1"_s, u"%n de %1"_s})));
        QVERIFY(!keepsArguments(message(true, {u"un de %1"_s, u"deux de %1"_s})));
    }

    /// The English of the program and of its pages is British, with -ize.
    void englishIsBritish()
    {
        QCOMPARE(americanWords(u"The Color of `gray` is recognised"_s),
                 (QStringList{u"Color"_s, u"recognised"_s}));
        const QDir project(QStringLiteral(PROJECT_FOLDER));
        QStringList offenders;
        const auto check = [&](const QString &where, const QString &text) {
            for (const QString &word : americanWords(text))
                offenders << where + ": "_L1 + word;
        };
        for (const Message &message : readCatalogue(project.filePath(u"translations/cassetete_fr.ts"_s)))
            check(message.source, message.source);
        QStringList files{u"README.md"_s, u"ARCHITECTURE.md"_s, u"CONTRIBUTING.md"_s, u"CHANGELOG.md"_s,
                          u"resources/man/cassetete.1"_s};
        const QDir pages(project.filePath(u"resources/pages/en"_s));
        for (const QString &page : pages.entryList({u"*.md"_s}))
            files << u"resources/pages/en/"_s + page;
        QVERIFY(files.size() > 20);
        for (const QString &name : files) {
            QFile file(project.filePath(name));
            QVERIFY2(file.open(QFile::ReadOnly), qPrintable(name));
            check(name, QString::fromUtf8(file.readAll()));
        }
        QCOMPARE(offenders.join(u'\n'), QString());
    }

    /// Texts are not marked inside macros, which lupdate does not expand: they would be lost silently.
    void noMarkIsInsideAMacro()
    {
        static const QRegularExpression hidden(
            u"#\\s*define\\s+(?!PUZZLE_TEXT)\\w+\\(.*(\\\\\\n.*)*(QT_TR|PUZZLE_TEXT|\\btr\\(|translate\\()"_s);
        QVERIFY(hidden.match(u"#define SAY(text) QT_TRANSLATE_NOOP(\"x\", text)"_s).hasMatch());
        QVERIFY(hidden.match(u"#define SAY(text) \\\n    QWidget::tr(text)"_s).hasMatch());
        QVERIFY(!hidden.match(u"#define ONE(text) text\nauto a = tr(\"x\");"_s).hasMatch());
        QStringList offenders;
        for (const QString &folder : textFolders()) {
            QDirIterator files(folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QFile::ReadOnly));
                if (hidden.match(QString::fromUtf8(file.readAll())).hasMatch())
                    offenders << file.fileName();
            }
        }
        QCOMPARE(offenders, QStringList());
    }

    void frenchIsComplete() { check(u"cassetete_fr.ts"_s); }

    /// The English catalogue contains only the plurals, since the sources are in English.
    void englishHasItsPlurals() { check(u"cassetete_en.ts"_s, {u"-pluralonly"_s}); }
};

TEST_SUITE(Translations)
#include "tst_translations.moc"
