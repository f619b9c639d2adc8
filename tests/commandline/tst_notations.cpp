// SPDX-License-Identifier: MIT
#include "support/data.h"
#include "support/suite.h"

#include "run.h"

#include "app/kinds.h"
#include "core/importboard.h"
#include "core/positionline.h"
#include "core/step.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"

#include <QRegularExpression>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace {

/// Returns the position line of a text as in the file of rows: as its puzzle writes it, or only with the
/// options if the text gives no position.
QString writtenLine(const std::string &text)
{
    const core::LineReading read = core::readLineAndMoves(app::kinds(), text);
    const auto *game = std::get_if<core::Game>(&read.reading);
    if (!game)
        return u"not a position line: "_s + QString::fromStdString(text);
    const bool isPlaced = text.find(':', text.find(':') + 1) != std::string::npos;
    std::string line = isPlaced ? core::writeLine(*read.kind, *game->puzzle, game->position) : text;
    if (!read.moves.empty())
        line += " \\n " + game->puzzle->spell(game->position, read.moves);
    return QString::fromStdString(line);
}

QString written(const std::string &text, const core::ImportedBoard &board)
{
    QStringList readings;
    for (const core::BoardReading &reading : board.readings)
        readings << writtenLine(reading.line);
    QStringList others;
    for (const core::BoardReading &other : board.others)
        others << u" ~ "_s + writtenLine(other.line);
    if (!readings.isEmpty())
        return readings.join(u" | ") + others.join(QString());
    const std::string before = text.substr(0, board.fault.at);
    const auto column = QString::fromStdString(before.substr(before.rfind('\n') + 1)).size() + 1;
    return u"fault %1.%2: %3"_s.arg(std::ranges::count(before, '\n') + 1)
        .arg(column)
        .arg(session::translated(board.fault.why));
}

QString imported(const QByteArray &bytes)
{
    const std::string text = session::composed(bytes.toStdString());
    QStringList all;
    for (const core::ImportedBoard &board : core::importBoards(app::kinds(), text))
        all << written(text, board);
    return all.join(u" & ");
}

} // namespace

/// Tests that boards in common notations are read and written.
class Notations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A text with too many boards is refused with a sentence about that, not about its notation.
    void tooManyBoardsAreRefused()
    {
        const QByteArray board = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\n";
        const Run more = run({u"convert"_s, u"-"_s}, board.repeated(10'001));
        QCOMPARE(more.status, 65);
        QVERIFY2(more.err.contains("at most 10,000 board"), more.err.constData());
    }

    void textsAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        int rows = 0;
        for (const QString &row : tests::dataLines(u"notations.txt"_s)) {
            const qsizetype end = row.lastIndexOf("\" => "_L1);
            if (!row.startsWith(u'"') || end < 0)
                continue;
            QTest::addRow("%d %s", ++rows, qPrintable(row.left(60)))
                << tests::unescaped(row.mid(1, end - 1)) << row.mid(end + 5);
        }
        QVERIFY(rows >= 60);
    }
    void textsAreRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        const QString found = imported(text);
        if (!expected.startsWith("fault "_L1)) {
            QCOMPARE(found, expected);
            return;
        }
        const qsizetype colon = expected.indexOf(": "_L1);
        QVERIFY2(found.startsWith(expected.left(colon + 1)) && found.contains(expected.mid(colon + 2)),
                 qPrintable(found));
    }

    /// The command line reads the same boards in the same texts as the window does, and refuses them for the same
    /// reasons.
    void theCommandLineReadsTheSame_data() { textsAreRead_data(); }
    void theCommandLineReadsTheSame()
    {
        QFETCH(QByteArray, text);
        const Run result = run({u"convert"_s, u"-"_s}, text);
        QByteArray lines;
        for (const core::ImportedBoard &board :
             core::importBoards(app::kinds(), session::composed(text.toStdString()))) {
            if (board.readings.size() == 1) {
                const core::LineReading read =
                    core::readLineAndMoves(app::kinds(), board.readings.front().line);
                const auto &game = std::get<core::Game>(read.reading);
                lines += QByteArray::fromStdString(core::writeLine(*read.kind, *game.puzzle,
                                                                   core::after(game.position, read.moves))) +
                         '\n';
                continue;
            }
            const core::Explanation why = board.readings.empty() ? board.fault.why : core::ambiguity(board);
            QVERIFY2(result.err.contains(session::translated(why).toUtf8()), result.err.constData());
        }
        QCOMPARE(result.out, lines);
    }

    /// A grid, moves and the rest of a board below a line that names its puzzle belong to that line wherever a text is
    /// given: as an argument, in a file and on the standard input.
    void linesBelowAPositionBelongToIt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("grid") << u"taquin:3x3\n1 2 3\n4 0 5\n7 8 6"_s
                              << QByteArray("taquin:3x3:1 2 3 4 0 5 7 8 6\n");
        QTest::newRow("options") << u"queens:4,torus\n.Q..\n...Q\nQ...\n..Q."_s
                                 << QByteArray("queens:4,torus:2413\n");
        QTest::newRow("moves") << u"knight:8x8:a8\nB6 C8"_s << QByteArray("knight:8x8:a8 b6 c8\n");
        QTest::newRow("more moves") << u"taquin:2x2:1 2 0 3\nR U L"_s << QByteArray("taquin:2x2:0 1 3 2\n");
    }
    void linesBelowAPositionBelongToIt()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, line);
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(text.toUtf8()) == text.size() && file.flush());
        for (const QString &source : QStringList{text, u'@' + file.fileName(), u"-"_s}) {
            const Run result = run({u"convert"_s, source}, text.toUtf8());
            QCOMPARE(result.out, line);
            QCOMPARE(result.status, 0);
        }
    }

    /// Moves below a position are made before the board is solved.
    void aBoardIsSolvedAfterItsMoves()
    {
        const Run result = run({u"solve"_s, u"-"_s}, "taquin:2x2:1 0 3 2\nL\n\ntaquin:2x2:1 2 0 3\n");
        QCOMPARE(result.status, 0);
        QCOMPARE(result.answers().size(), 2);
        QCOMPARE(result.answers()[0], run({u"solve"_s, u"taquin:2x2:0 1 3 2"_s}).answers().value(0));
    }

    /// The name of a puzzle decides how the text below it is read: it is no board of another puzzle.
    void theNameDecides_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("cards") << QByteArray("dogs:\n1 2 3 4\n2 3 4 1\n3 4 1 2\n4 1 2 3\n");
        QTest::newRow("tiling") << QByteArray("tiling:\nABAC\nBBAC\nACCB\nAABC\n");
        QTest::newRow("tiles") << QByteArray("queens:\n1 2 3\n4 0 5\n7 8 6\n");
    }
    void theNameDecides()
    {
        QFETCH(QByteArray, text);
        const Run result = run({u"convert"_s, u"-"_s}, text);
        QCOMPARE(result.status, 65);
        QCOMPARE(result.out, "");
        QCOMPARE(result.errorLines().size(), 1);
    }

    /// A line above the form gives whatever the form does not show, so that the board can be read back.
    void writtenBoardsKeepTheirOptions_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("board");
        const auto add = [](const QString &form, const QString &board) {
            QTest::addRow("%s %s", qPrintable(form), qPrintable(board)) << form << board;
        };
        add(u"grid"_s, u"taquin:3x3,goal=first:1 2 3 4 0 5 7 8 6"_s);
        add(u"grid"_s, u"taquin:3x3:1 2 3 4 0 5 7 8 6"_s);
        add(u"q"_s, u"queens:8,torus:1.8....."_s);
        add(u"q"_s, u"queens:5:....."_s);
        add(u"q"_s, u"queens:5,given=a5:1...."_s);
        add(u"list"_s, u"queens:4,torus:2413"_s);
        add(u"list"_s, u"queens:4:1..."_s);
        add(u"list"_s, u"queens:8:1.8.3..."_s);
        add(u"list"_s, u"queens:5:2.4.3"_s);
        add(u"grid"_s, u"solitaire:english,end=44:--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--"_s);
        add(u"grid"_s,
            u"solitaire:english,hole=13:--.OO--/--OOO--/OOOOOOO/OOOOOOO/OOOOOOO/--OOO--/--OOO--"_s);
        add(u"grid"_s, u"knight:5x5,closed:a5 c4"_s);
        add(u"squares"_s, u"knight:5x5:a5"_s);
        add(u"squares"_s, u"knight:5x5:a5 c4 e5"_s);
        add(u"squares"_s, u"knight:12x10:a10 b8 d9"_s);
        add(u"grid"_s, u"bishop:4x6,without=a1,start=b5:b5 c4"_s);
        add(u"grid"_s, u"bishop:4x3:a3 b2 c3 d2 c1"_s);
        add(u"grid"_s, u"bishop:4x4:a4 b3 c4 d3 c2"_s);
        add(u"squares"_s, u"bishop:4x6:a6 b5 c6"_s);
        add(u"grid"_s, u"tiling:4x4,pieces=OOOO:OO../OO../..../...."_s);
    }
    void writtenBoardsKeepTheirOptions()
    {
        QFETCH(QString, form);
        QFETCH(QString, board);
        const QByteArray line = run({u"convert"_s, board}).out;
        QVERIFY2(!line.isEmpty(), qPrintable(board));
        const Run written = run({u"convert"_s, u"--to"_s, form, board});
        QCOMPARE(written.err, "");
        const Run again = run({u"convert"_s, u"-"_s}, written.out);
        QVERIFY2(again.out == line, QByteArray(written.out + "=> " + again.out + again.err).constData());
    }

    /// A form that cannot hold a board says so; a board needs no line above it that shows all by itself.
    void aFormReportsWhatItLacks()
    {
        const Run word = run({u"convert"_s, u"--to"_s, u"word"_s, u"anagrams:ecran,words=1,plain"_s});
        QCOMPARE(word.out, "ecran\n");
        QVERIFY2(
            word.err.contains("line 1: the form “word” does not show everything of this board; its position "
                              "line is anagrams:ecran,words=1,plain"),
            word.err.constData());
        const Run grid = run({u"convert"_s, u"--to"_s, u"grid"_s, u"taquin:2x2:1 2 0 3"_s});
        QCOMPARE(grid.out, "1 2\n0 3\n");
        QCOMPARE(grid.err, "");
    }

    void examplesAreRead()
    {
        for (const core::Kind *kind : app::kinds()) {
            for (const core::Notation &notation : kind->notations()) {
                QVERIFY(notation.read || notation.write);
                QCOMPARE(notation.examples.empty(), notation.read == nullptr);
                for (const core::NotationExample &example : notation.examples) {
                    const auto boards = core::importBoards(app::kinds(), example.text);
                    QCOMPARE(boards.size(), 1U);
                    QVERIFY2(boards.front().readings.size() == 1, example.text);
                    const core::BoardReading &reading = boards.front().readings.front();
                    QCOMPARE(QByteArray(reading.notation->id), QByteArray(notation.id));
                    QCOMPARE(writtenLine(reading.line), writtenLine(example.line));
                }
            }
        }
    }

    /// Every ready-made board, written in each notation that supports it, is read back as the same board.
    void writtenBoardsAreReadBack()
    {
        int read = 0;
        for (const core::Kind *kind : app::kinds()) {
            for (const core::Preset &preset : kind->presets) {
                const core::LineReading reading = core::readLine(app::kinds(), preset.line);
                const auto &game = std::get<core::Game>(reading.reading);
                for (const core::Notation &notation : kind->notations()) {
                    if (!notation.write)
                        continue;
                    const std::string text = notation.write(*game.puzzle, game.position);
                    QVERIFY2(!text.empty(), preset.line);
                    const auto match = notation.read ? notation.read(text) : std::nullopt;
                    if (!match || match->lines.size() != 1)
                        continue;
                    const core::LineReading again = core::readLine(app::kinds(), match->lines.front());
                    const auto *same = std::get_if<core::Game>(&again.reading);
                    QVERIFY2(same, match->lines.front().c_str());
                    QCOMPARE(same->puzzle->write(same->position), game.puzzle->write(game.position));
                    ++read;
                }
            }
        }
        QVERIFY(read > 20);
    }

    /// The manual's table of texts and their interpretations is correct, in each language.
    void theManualsTableIsCorrect_data()
    {
        QTest::addColumn<QString>("page");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("French") << u"fr"_s;
    }
    void theManualsTableIsCorrect()
    {
        QFETCH(QString, page);
        QFile file(QStringLiteral(QT_TESTCASE_SOURCEDIR "/../resources/pages/%1/manual-text.md").arg(page));
        QVERIFY(file.open(QFile::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll()).section(u"\n## "_s, 2, 2);
        static const QRegularExpression row(u"^\\| `(.*)` \\| `(.*)` \\|$"_s,
                                            QRegularExpression::MultilineOption);
        int rows = 0;
        for (const QRegularExpressionMatch &match : row.globalMatch(text)) {
            const auto boards = core::importBoards(app::kinds(), match.captured(1).toStdString());
            QVERIFY2(boards.size() == 1 && boards.front().readings.size() == 1,
                     qPrintable(match.captured(1)));
            QCOMPARE(QString::fromStdString(boards.front().readings.front().line), match.captured(2));
            ++rows;
        }
        QVERIFY(rows >= 10);
    }

    /// The input may mix boards of several lines, position lines and comments.
    void solveReadsAllNotations()
    {
        const QByteArray text = "1 2\n0 3\n\n# a remark\ntaquin:2x2:1 0 3 2\n[[1,2],[0,3]]\n";
        const Run result = run({u"solve"_s, u"-"_s}, text);
        QCOMPARE(result.status, 0);
        QCOMPARE(result.out, "r\nd\nr\n");
        QCOMPARE(result.errorLines().size(), 2);
        QVERIFY(
            result.errorLines()[0].contains("line 1 was taken for a grid of numbers: taquin:2x2:1 2 0 3"));
        QVERIFY(result.errorLines()[1].contains("line 6 was taken for"));
        QCOMPARE(run({u"solve"_s, u"taquin:2x2:1 2\n0 3"_s}).out, "r\n");
        QCOMPARE(run({u"solve"_s, u"-"_s}, QByteArray("\xFF\xFE"
                                                      "1\0 \0002\0\n\0000\0 \0003\0",
                                                      16))
                     .out,
                 "r\n");
        QCOMPARE(run({u"solve"_s, u"-"_s}, "taquin:2x2:1 2 0 3\rtaquin:2x2:1 0 3 2\r").out, "r\nd\n");
    }

    void reportsFaultsAtTheirPlace()
    {
        const Run result = run({u"solve"_s, u"--json"_s, u"-"_s}, "queens:4\n\n1 2 3\n4 0 5 9\n7 8 6\n");
        QCOMPARE(result.status, 65);
        QCOMPARE(result.errorLines().size(), 1);
        QVERIFY(result.err.contains("line 4, column 7: row 2 has 4 numbers, row 1 has 3"));
        QCOMPARE(result.answers().size(), 2);
        QCOMPARE(result.json(1)["line"_L1], QJsonValue(4));
        QCOMPARE(result.json(1)["column"_L1], QJsonValue(7));
        QCOMPARE(result.json(1)["verdict"_L1], QJsonValue(u"not understood"_s));
        QCOMPARE(result.json(1)["reason"_L1], QJsonValue(u"row 2 has 4 numbers, row 1 has 3"_s));
        const Run several = run({u"solve"_s, u"2 4 1 3"_s});
        QCOMPARE(several.status, 65);
        QVERIFY(several.err.contains("taquin:2x2:2 0 1 3 · queens:4:2413"));
        QVERIFY(several.err.contains("write the puzzle’s name before it"));
    }

    /// A text that fits two puzzles is read as a board of the likelier one; a message reports this, and how to get the
    /// other.
    void otherMeaningsAreNamed()
    {
        const QByteArray grid = "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n";
        const QByteArray line = "solitaire:own,cells=OOOO/OOOO/OOOO/OOOO:.O../...O/O.../..O.";
        const Run result = run({u"convert"_s, u"-"_s}, grid);
        QCOMPARE(result.out, "queens:4:2413\n");
        QCOMPARE(result.errorLines().size(), 1);
        QVERIFY2(result.err.contains(QByteArray("put a line “solitaire:” before it: " + line)),
                 result.err.constData());
        QCOMPARE(run({u"convert"_s, u"-"_s}, "solitaire:\n" + grid).out, line + '\n');
        const Run solved = run({u"solve"_s, u"-"_s}, grid);
        QVERIFY(solved.errorLines().value(0).contains("was taken for a table of 0 and 1"));
        QVERIFY(solved.errorLines().value(1).contains("can also be read as a drawing of pegs and holes"));
    }

    /// A title and a greeting around a drawn board are not reported, while what is wrong in a list of position lines is.
    void wordsAroundABoardAreSkipped()
    {
        const QByteArray board = "1 2\n0 3\n";
        const Run mail =
            run({u"solve"_s, u"--json"_s, u"-"_s}, "Exercise 3: tiles\n\n" + board + "\nThank you!\n");
        QCOMPARE(mail.status, 0);
        QCOMPARE(mail.answers().size(), 1);
        QCOMPARE(mail.json()["line"_L1], QJsonValue(3));
        const Run list = run({u"convert"_s, u"-"_s}, "queens:4\nwhat is this\nqueens:5\n\nwhat is that\n");
        QCOMPARE(list.status, 65);
        QCOMPARE(list.out, "queens:4:....\nqueens:5:.....\n");
        QCOMPARE(list.errorLines().size(), 2);
        const Run broken = run({u"convert"_s, u"-"_s}, "My board\n\n1 2 3\n4 0 5 9\n7 8 6\n");
        QCOMPARE(broken.status, 65);
        QCOMPARE(broken.errorLines().size(), 1);
        QVERIFY2(broken.err.contains("line 4, column 7"), broken.err.constData());
    }

    void titlesOfAnotherSizeAreRemarked_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("remark");
        QTest::newRow("heading") << QByteArray("Taquin 4x4:\n1 2 3\n4 0 5\n7 8 6")
                                 << QByteArray("line 2: The title says “4x4”, but the board is 3×3");
        QTest::newRow("label") << QByteArray("Taquin 4 x 4: 1 2 3 4 0 5 7 8 6")
                               << QByteArray("The title says “4x4”, but the board is 3×3");
        QTest::newRow("number") << QByteArray("8 queens: 2 4 1 3")
                                << QByteArray("The title says “8 queens”, but the board is 4×4");
        QTest::newRow("name") << QByteArray("15-puzzle: 1 2 3 4 0 5 7 8 6")
                              << QByteArray("The title says “15-puzzle”, but the board is 3×3");
        QTest::newRow("right size") << QByteArray("Taquin 3x3:\n1 2 3\n4 0 5\n7 8 6") << QByteArray();
        QTest::newRow("columns and rows") << QByteArray("Taquin 4x2:\n1 2\n3 4\n5 6\n7 0") << QByteArray();
        QTest::newRow("right number") << QByteArray("4 queens: 2 4 1 3") << QByteArray();
        QTest::newRow("right name") << QByteArray("8-puzzle: 1 2 3 4 0 5 7 8 6") << QByteArray();
        QTest::newRow("number of an exercise")
            << QByteArray("Taquin 5:\n1 2 3\n4 0 5\n7 8 6") << QByteArray();
    }
    void titlesOfAnotherSizeAreRemarked()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, remark);
        const Run result = run({u"convert"_s, u"-"_s}, text);
        QCOMPARE(result.status, 0);
        QVERIFY2(remark.isEmpty() ? result.err.isEmpty() : result.err.contains(remark),
                 result.err.constData());
    }

    /// A long line in a message shows how it begins and how it ends, and no part of a character.
    void longLinesLackTheirMiddle()
    {
        QCOMPARE(core::shortened("taquin:2x2:1 2 3 0"), std::string("taquin:2x2:1 2 3 0"));
        std::string line = "anagrams:";
        for (int i = 0; i < 100; ++i)
            line += "é";
        line += " end";
        for (const std::size_t longest : {40U, 41U, 42U, 43U}) {
            const QString shown = QString::fromStdString(core::shortened(line, longest));
            QVERIFY(shown.startsWith(u"anagrams:é"_s) && shown.endsWith(u"é end"_s));
            QCOMPARE(shown.count(u'…'), 1);
            QVERIFY(!shown.contains(QChar::ReplacementCharacter));
            QVERIFY(core::shortened(line, longest).size() <= longest + 3); // the ellipsis has three bytes
        }
    }

    void convertWritesAllNotations_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("board");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("line") << u"line"_s << u"1 2/3 0"_s << QByteArray("taquin:2x2:1 2 3 0\n");
        QTest::newRow("grid") << u"grid"_s << u"taquin:2x2:1 2 0 3"_s << QByteArray("1 2\n0 3\n");
        QTest::newRow("q") << u"q"_s << u"queens:4:2413"_s << QByteArray(".Q..\n...Q\nQ...\n..Q.\n");
        QTest::newRow("list") << u"list"_s << u"queens:4:2413"_s << QByteArray("[1, 3, 0, 2]\n");
        QTest::newRow("chessboard") << u"latex"_s << u"queens:4:2413"_s
                                    << QByteArray(
                                           "% \\usepackage{chessboard}\n\\chessboard[maxfield=d4,setpieces="
                                           "{Qb4,Qd3,Qa2,Qc1},showmover=false]\n");
        QTest::newRow("chessboard of a tour")
            << u"latex"_s << u"knight:3x3,without=b2:a3 c2"_s
            << QByteArray("% \\usepackage{chessboard}\n\\chessboard[maxfield=c3,clearboard,showmover=false,"
                          "pgfstyle=color,color=black!60,markfields={b2},"
                          "pgfstyle=straightmove,color=gray,markmoves={a3-c2},"
                          "pgfstyle=text,color=black,text=1,markfield=a3,text=2,markfield=c2]\n");
        QTest::newRow("pegs") << u"grid"_s << u"solitaire:triangle"_s
                              << QByteArray("    . \n   O O \n  O O O \n O O O O \nO O O O O \n");
        QTest::newRow("tour") << u"grid"_s << u"knight:3x3:a3 c2"_s << QByteArray("1 . .\n. . 2\n. . .\n");
        QTest::newRow("word") << u"word"_s << u"anagrams:abc"_s << QByteArray("abc\n");
    }
    void convertWritesAllNotations()
    {
        QFETCH(QString, form);
        QFETCH(QString, board);
        QFETCH(QByteArray, expected);
        const Run result = run({u"convert"_s, u"--to"_s, form, board});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.out, expected);
    }

    void convertRefusesWrongInput()
    {
        QCOMPARE(run({u"convert"_s, u"--to=pdf"_s, u"queens:4"_s}).status, 64);
        QCOMPARE(run({u"convert"_s}).status, 64);
        const Run other = run({u"convert"_s, u"--to=q"_s, u"taquin:2x2"_s});
        QCOMPARE(other.status, 65);
        QVERIFY(other.err.contains("grid"));
        QCOMPARE(run({u"convert"_s, u"-"_s}, "\n").status, 65);
        QCOMPARE(run({u"convert"_s, u"-"_s}, "queens:4\n\nnot a board\n").status, 65);
    }

    void aMissingPositionIsReported()
    {
        for (const QStringList &words : {QStringList{u"solve"_s, u"-"_s}, {u"check"_s, u"--"_s, u"true"_s}}) {
            const Run result = run(words, "# nothing\n\n");
            QCOMPARE(result.status, 65);
            QVERIFY(result.err.contains("no position"));
        }
    }

    void aSimilarWordIsSuggested_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("meant");
        QTest::newRow("command") << QStringList{u"slove"_s, u"queens:8"_s}
                                 << QByteArray("did you mean “solve”?");
        QTest::newRow("option") << QStringList{u"solve"_s, u"--methd"_s, u"bits"_s, u"queens:8"_s}
                                << QByteArray("did you mean “--method”?");
        QTest::newRow("method") << QStringList{u"solve"_s, u"--method=bist"_s, u"queens:8"_s}
                                << QByteArray("did you mean “bits”?");
        QTest::newRow("puzzle") << QStringList{u"solve"_s, u"quens:8"_s}
                                << QByteArray("did you mean “queens”?");
        QTest::newRow("puzzle alone") << QStringList{u"queens"_s} << QByteArray("did you mean “queens:8”?");
        QTest::newRow("French puzzle alone")
            << QStringList{u"Reines"_s} << QByteArray("did you mean “queens:8”?");
        QTest::newRow("form") << QStringList{u"convert"_s, u"--to"_s, u"grd"_s, u"queens:4"_s}
                              << QByteArray("did you mean “grid”?");
        QTest::newRow("form of LaTeX") << QStringList{u"convert"_s, u"--to"_s, u"tikz"_s, u"queens:4"_s}
                                       << QByteArray("did you mean “latex”?");
        QTest::newRow("help") << QStringList{u"help"_s, u"chekc"_s} << QByteArray("did you mean “check”?");
    }
    void aSimilarWordIsSuggested()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, meant);
        const Run result = run(words);
        QVERIFY(result.status >= 64);
        QVERIFY2(result.err.contains(meant), result.err.constData());
    }

    /// The names of the puzzles are understood in both languages, and so are some that people use besides.
    void otherNamesAreUnderstood_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("reines") << u"reines:8"_s << QByteArray("queens:8:........\n");
        QTest::newRow("Dames") << u"Dames:4:2413"_s << QByteArray("queens:4:2413\n");
        QTest::newRow("cavalier") << u"cavalier:5x5"_s << QByteArray("knight:5x5:a5\n");
        QTest::newRow("fou") << u"fou:4x6"_s << QByteArray("bishop:4x6:a6\n");
        QTest::newRow("chiens") << u"chiens:2x2"_s << QByteArray("dogs:2x2::. . . .\n");
        QTest::newRow("anagrammes") << u"anagrammes:abc"_s << QByteArray("anagrams:abc:/abc\n");
        QTest::newRow("pavage") << u"pavage:2x2,pieces=O"_s << QByteArray("tiling:2x2,pieces=O:../..\n");
        QTest::newRow("15-puzzle") << u"15-puzzle:2x2:1 2 0 3"_s << QByteArray("taquin:2x2:1 2 0 3\n");
        QTest::newRow("a word") << u"chiens"_s << QByteArray("anagrams:chiens:/chiens\n");
    }
    void otherNamesAreUnderstood()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, line);
        const Run result = run({u"convert"_s, text});
        QCOMPARE(result.out, line);
        QCOMPARE(result.status, 0);
    }

    /// A refusal says what to write instead.
    void refusalsSayWhatToWrite_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("a puzzle") << u"8 reines"_s << QByteArray("begins with “queens:”, such as queens:8");
        QTest::newRow("a sentence")
            << u"pas de trou ici"_s
            << QByteArray("write a position line, such as queens:8, or the board row by row");
        QTest::newRow("only quotes") << u"« »"_s
                                     << QByteArray("there is no board in this text; write a position line");
        QTest::newRow("code") << u"{\"a\": 1}"_s << QByteArray("this is not a board in any notation");
        QTest::newRow("a long text") << u"a "_s.repeated(600'000)
                                     << QByteArray("which has at most 1,048,576 bytes; write");
        QTest::newRow("a queen") << u"queens:4:a,3.."_s
                                 << QByteArray("write the column of the queen in each row");
        QTest::newRow("closed squares") << u"knight:6x6,closed=on"_s << QByteArray("write “closed” alone");
        QTest::newRow("a flag") << u"dogs:3x3,equal=on"_s << QByteArray("write “equal” alone");
        QTest::newRow("a key") << u"knight:6x6,end"_s << QByteArray("write “end=…”");
        QTest::newRow("a misspelt option") << u"knight:6x6,closd"_s << QByteArray("did you mean “closed”?");
        QTest::newRow("another option")
            << u"queens:8,colour"_s << QByteArray("the options are torus, closed=, given=");
        QTest::newRow("a deal") << u"taquin:4x4,deal=numbers"_s << QByteArray("its deals are walk, even");
        QTest::newRow("no deals") << u"bishop:8x8,deal=walk"_s
                                  << QByteArray("this puzzle has no deals: leave “deal” out");
        QTest::newRow("a control character")
            << u"taquin:3\u0001x3"_s << QByteArray("column 9: there is an invisible character here, U+0001");
        QTest::newRow("a tile that is given twice")
            << u"taquin:3x3:1 2 3 4 5 6 7 8 8"_s << QByteArray("column 28: tile 8 is given twice");
        QTest::newRow("a tile of a larger board")
            << u"taquin:3x3:1 2 3 4 5 6 7 10 0"_s
            << QByteArray("column 26: the tiles are numbered from 1 to 8");
        QTest::newRow("before a comment")
            << u"taquin:3x3:1 2 3 4 5 6 7 8 8 # page 12"_s << QByteArray("tile 8 is given twice");
        QTest::newRow("a misspelt French name") << u"reinnes:8"_s << QByteArray("did you mean “queens”?");
    }
    void refusalsSayWhatToWrite()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, words);
        const Run result = run({u"convert"_s, u"-"_s}, text.toUtf8());
        QCOMPARE(result.status, 65);
        QVERIFY2(result.err.contains(words), result.err.left(500).constData());
    }

    /// A drawing without an empty hole shows the board before its first peg is removed; wherever it is read, a message
    /// names the hole that is then empty.
    void aFullBoardIsRemarkedOn()
    {
        const QByteArray square = "1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1\n";
        const QByteArray remark =
            "line 1: This drawing has no empty hole: the game begins with the one in row 1, column 2 empty.";
        for (const QString &command : {u"convert"_s, u"solve"_s}) {
            const Run result = run({command, u"-"_s}, square);
            QCOMPARE(result.status, 0);
            QVERIFY2(result.err.contains(remark), result.err.constData());
        }
        QVERIFY(run({u"check"_s, u"--"_s, u"true"_s}, square).err.contains(remark));
        QCOMPARE(run({u"convert"_s, u"-"_s}, "  OOO\n  OOO\nOOOOOOO\nOOOOOOO\nOOOOOOO\n  OOO\n  OOO\n").out,
                 "solitaire:english:--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--\n");
        QVERIFY(run({u"convert"_s, u"-"_s}, "1 1 1 1\n1 0 1 1\n1 1 1 1\n1 1 1 1\n").err.isEmpty());
    }

    /// A pipe may give the first byte alone, and a text may have no second one.
    void aSingleByteIsRead()
    {
        const Run result = run({u"convert"_s, u"-"_s}, "?");
        QCOMPARE(result.status, 65);
        QVERIFY2(result.err.contains("there is no board in this text"), result.err.constData());
    }

    void helpIsForOneCommand()
    {
        const Run all = run({u"help"_s});
        QCOMPARE(all.out, run({u"--help"_s}).out);
        const Run check = run({u"help"_s, u"check"_s});
        QCOMPARE(check.status, 0);
        QVERIFY(check.out.contains("--goal") && !check.out.contains("--threads"));
        QCOMPARE(run({u"check"_s, u"--help"_s}).out, check.out);
    }
};

TEST_SUITE(Notations)
#include "tst_notations.moc"
