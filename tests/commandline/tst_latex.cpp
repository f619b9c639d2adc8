// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "app/kinds.h"
#include "core/notation.h"
#include "core/positionline.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

/// The keys of \chessboard that its manual documents (U. Fischer, chessboard: A package to print chessboards, 2.0), of
/// those that are written here, each with what may be its value.
const QHash<QString, QString> &chessboardKeys()
{
    static const QHash<QString, QString> keys{
        {u"maxfield"_s, u"[a-z][1-9][0-9]?"_s},
        {u"clearboard"_s, u""_s},
        {u"showmover"_s, u"false"_s},
        {u"setpieces"_s, u"\\{(Q[a-z][1-9][0-9]?,?)*\\}"_s},
        {u"pgfstyle"_s, u"color|straightmove|text"_s},
        {u"color"_s, u"black!60|gray|black"_s},
        {u"markfield"_s, u"[a-z][1-9][0-9]?"_s},
        {u"markfields"_s, u"\\{([a-z][1-9][0-9]?,?)+\\}"_s},
        {u"markmoves"_s, u"\\{([a-z][1-9][0-9]?-[a-z][1-9][0-9]?,?)+\\}"_s},
        {u"text"_s, u"[0-9]+(\\+[0-9]+)*"_s}, // a bishop may visit a square twice
    };
    return keys;
}

/// The statements of TikZ (T. Tantau and others, The TikZ and PGF Packages) that pictures consist of.
constexpr const char *statements[] = {
    R"(\\draw(\[fill=black!(15|60)\]|\[gray!50,very thin\])? \(N,N\) rectangle \+\+\(1,-1\);)",
    R"(\\draw\[(very thick|gray)\] \(N,N\) -- \(N,N\);)",
    R"(\\(draw|fill) \(N,N\) circle \(0\.\d\d\);)",
    R"(\\node at \(N,N\) \{(\\tiny )?(\$\\bullet\$|[\w',. /]+)\};)",
};

/// Splits the options of a command at the commas outside of braces.
QStringList optionsOf(const QString &text)
{
    QStringList options(1);
    int depth = 0;
    for (const QChar sign : text) {
        depth += sign == u'{' ? 1 : sign == u'}' ? -1 : 0;
        if (sign == u',' && depth == 0)
            options.append(QString());
        else
            options.last() += sign;
    }
    return options;
}

/// Returns what is wrong with a command of the package chessboard; empty if nothing is.
QString faultOfChessboard(const QString &text)
{
    static const QRegularExpression form(u"^% \\\\usepackage\\{chessboard\\}\\n\\\\chessboard\\[(.*)\\]$"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return u"no command: "_s + text;
    const QStringList options = optionsOf(match.captured(1));
    for (const QString &option : options) {
        const QString key = option.section(u'=', 0, 0);
        if (!chessboardKeys().contains(key))
            return u"unknown key: "_s + option;
        const QRegularExpression value(QRegularExpression::anchoredPattern(chessboardKeys().value(key)));
        if (!value.match(option.section(u'=', 1)).hasMatch())
            return u"wrong value: "_s + option;
    }
    return options.first().startsWith("maxfield="_L1) ? QString()
                                                      : u"no size"_s; // the fields must lie within it
}

/// Returns what is wrong with a picture; empty if nothing is.
QString faultOfPicture(const QString &text)
{
    static const QString number = u"-?\\d+(\\.\\d\\d)?"_s;
    static const QRegularExpression begin(u"^\\\\begin\\{tikzpicture\\}\\[x=%1cm,y=%1cm\\]$"_s.arg(number));
    const QStringList lines = text.split(u'\n');
    if (!begin.match(lines.first()).hasMatch() || lines.last() != "\\end{tikzpicture}"_L1)
        return u"no environment: "_s + text;
    for (qsizetype line = 1; line + 1 < lines.size(); ++line) {
        const bool isStatement = std::ranges::any_of(statements, [&](const char *statement) {
            QString pattern = QString::fromLatin1(statement);
            pattern.replace(u'N', number);
            return QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                                      QRegularExpression::UseUnicodePropertiesOption)
                .match(lines[line])
                .hasMatch();
        });
        if (!isStatement)
            return u"no statement: "_s + lines[line];
    }
    return {};
}

/// Returns what is wrong with the text; empty if nothing is.
QString faultOf(const QString &text)
{
    for (const auto &[open, close] : {std::pair(u'{', u'}'), {u'[', u']'}, {u'(', u')'}}) {
        if (text.count(open) != text.count(close))
            return u"unbalanced: "_s + open;
    }
    return text.startsWith(u'%') ? faultOfChessboard(text) : faultOfPicture(text);
}

} // namespace

/// Tests that boards in LaTeX keep to what the manuals of the packages document, since no LaTeX runs here.
class Latex : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boardsAreInLatex_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const core::Kind *kind : app::kinds()) {
            for (const core::Preset &preset : kind->presets)
                QTest::newRow(preset.line) << QByteArray(preset.line);
        }
        for (const char *line :
             {"queens:8,closed=d4-e5+b2,given=b7:.2......", "queens:4,torus:2413", "queens:26", "queens:27",
              "queens:30,closed=ad30", "knight:5x5,without=c3,given=7e5,end=d1:a5 b3", "knight:26x9:a9 b7",
              "knight:27x3,without=aa1:a3 b1", "knight:30x30:a30 b28 d27", "bishop:4x6:a6 b5", "bishop:40x40",
              "solitaire:own,cells=-OO/OOO/OO-,triangular", "tiling:3x4,own=A1A1/A1.*4:A1A1../A1.../....",
              "tiling:4x4,pieces=OOOO:OO../OO../..../....",
              "dogs:2x2,equal,frame=3,fixed=1@11:1,2,1,3;2,2,1,3;"
              "1,3,3,2;1,1,2,3",
              "taquin:12x2,goal=columns", "anagrams:écran,distinct"})
            QTest::newRow(line) << QByteArray(line);
    }
    void boardsAreInLatex()
    {
        QFETCH(QByteArray, line);
        const core::LineReading reading = core::readLine(app::kinds(), line.toStdString());
        const auto *game = std::get_if<core::Game>(&reading.reading);
        QVERIFY(game);
        const auto notations = reading.kind->notations();
        const auto latex = std::ranges::find_if(notations, [](const core::Notation &notation) {
            return notation.id == std::string_view("latex");
        });
        QVERIFY(latex != notations.end());
        const QString text = QString::fromStdString(latex->write(*game->puzzle, game->position));
        QCOMPARE(faultOf(text), QString());
    }

    /// The checks find what they are for.
    void faultsAreFound_data()
    {
        QTest::addColumn<QString>("text");
        const QString head = u"% \\usepackage{chessboard}\n"_s;
        QTest::newRow("brace") << head + u"\\chessboard[maxfield=h8,setpieces={Qb7]"_s;
        QTest::newRow("key") << head + u"\\chessboard[maxfield=h8,markcells={b7}]"_s;
        QTest::newRow("style") << head + u"\\chessboard[maxfield=h8,pgfstyle=arrow]"_s;
        QTest::newRow("column") << head + u"\\chessboard[maxfield=ad30]"_s;
        QTest::newRow("environment") << u"\\begin{tikzpicture}[x=1.00cm,y=1.00cm]\n\\end{tikz}"_s;
        QTest::newRow("statement")
            << u"\\begin{tikzpicture}[x=1.00cm,y=1.00cm]\n\\draw (0,0) square;\n\\end{tikzpicture}"_s;
    }
    void faultsAreFound()
    {
        QFETCH(QString, text);
        QVERIFY(!faultOf(text).isEmpty());
    }
};

TEST_SUITE(Latex)
#include "tst_latex.moc"
