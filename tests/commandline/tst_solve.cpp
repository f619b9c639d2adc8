// SPDX-License-Identifier: MIT
#include "core/importboard.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "support/suite.h"

#include "pick.h"
#include "run.h"

#include "app/puzzles.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace {

const QString figure1 = u"taquin:4x2:5 7 3 4 1 6 2 0"_s;
const QString oddBoard = u"taquin:2x2:2 1 3 0"_s;
const QString longLine = u"taquin:5x5:24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0"_s;

QStringList commandOf(const QStringList &words)
{
    return QStringList{u"solve"_s} + words;
}

core::Kinds withPick()
{
    static const std::vector<const core::Kind *> all = [] {
        const core::Kinds own = app::kinds();
        std::vector<const core::Kind *> list(own.begin(), own.end());
        list.push_back(&pick());
        return list;
    }();
    return all;
}

Run pickRun(const QStringList &words)
{
    return run(withPick(), commandOf(words));
}

/// Plays the moves of an answer from its position, both read by the puzzle, and returns the resulting line.
std::string replayed(const QJsonObject &answer)
{
    const std::string line = answer["position"_L1].toString().toStdString();
    const core::LineReading reading = core::readLine(app::kinds(), line);
    const auto &game = std::get<core::Game>(reading.reading);
    const auto path = game.puzzle->replay(game.position, answer["moves"_L1].toString().toStdString());
    const core::Position end = core::after(game.position, std::get<core::Path>(path));
    return core::writeLine(*reading.kind, *game.puzzle, end);
}

/// A translator that puts a mark in front of every text.
class Marking : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *text, const char *, int) const override
    {
        return u"¶"_s + QString::fromUtf8(text);
    }
};

} // namespace

/// Tests `cassetete solve` in this process.
class Solve : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The search for cards gets no further than three places, which is no bound on other boards: five cards fit on
    /// places that do not touch. For a kind with many pieces, the reason does not claim that each is used once.
    void reasonsAreTrue()
    {
        const Run cards = run({u"solve"_s, u"dogs:3x3,fixed=1@11"_s});
        QCOMPARE(cards.status, 1);
        QVERIFY2(cards.out.contains("the search filled at most 3 of the 9 places"), cards.out.constData());
        QCOMPARE(run({u"convert"_s, u"dogs:3x3,fixed=1@11::1 . 2 . 3 . 4 . 5"_s}).status, 0);
        const Run pieces = run({u"solve"_s, u"tiling:20x20,pieces=F*80"_s});
        QCOMPARE(pieces.status, 1);
        QVERIFY2(pieces.out.contains("these pieces, turned over freely, cannot cover the board"),
                 pieces.out.constData());
    }

    /// The numbers of moves are those in the course's figures.
    void printsTheMoves()
    {
        const Run rows = run(commandOf({u"--method"_s, u"rows"_s, figure1}));
        QCOMPARE(rows.status, 0);
        QCOMPARE(rows.answers().size(), 1);
        QCOMPARE(rows.answers().front().size(), 38);
        QCOMPARE(run(commandOf({u"taquin:2x2:1 2 0 3"_s})).out, "r\n");
        QCOMPARE(run(commandOf({u"taquin:3x3"_s})).out, "\n");
    }

    /// A solution without moves is an empty line, which says nothing to a reader.
    void anEmptySolutionIsExplained()
    {
        const Run solved = run(commandOf({u"-"_s}), "taquin:3x3\ntaquin:2x2:1 2 0 3\n");
        QCOMPARE(solved.out, QByteArray("\nr\n"));
        QCOMPARE(solved.errorLines().size(), 1);
        QVERIFY2(solved.err.contains("line 1: the board is solved already"), solved.err.constData());
        QVERIFY(run(commandOf({u"--json"_s, u"taquin:3x3"_s})).err.isEmpty());
    }

    /// A method that cannot begin on a board names those that can.
    void otherMethodsAreNamed()
    {
        const Run result = run(commandOf({u"--method"_s, u"loops"_s, u"queens:6"_s}));
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains("these methods suit the board: ") && result.err.contains("lookback") &&
                     !result.err.contains("loops"),
                 result.err.constData());
        const Run all = run(commandOf({u"--all"_s, u"--method"_s, u"loops"_s, u"queens:6"_s}));
        QVERIFY2(!all.err.contains("formula"), all.err.constData()); // which finds one solution only
    }

    void answersInJson()
    {
        const Run result =
            run(commandOf({u"--json"_s, u"--method=rows"_s, u"  taquin:4x2: 5 7 3 4  1 6 2 0 "_s}));
        const QJsonObject answer = result.json();
        QCOMPARE(answer.keys(),
                 QStringList({u"final"_s, u"length"_s, u"line"_s, u"method"_s, u"moves"_s, u"nodes"_s,
                              u"position"_s, u"puzzle"_s, u"seconds"_s, u"solutions"_s, u"verdict"_s}));
        QCOMPARE(answer["line"_L1], QJsonValue(1));
        QCOMPARE(answer["puzzle"_L1], QJsonValue(u"taquin"_s));
        QCOMPARE(answer["method"_L1], QJsonValue(u"rows"_s));
        QCOMPARE(answer["position"_L1], QJsonValue(figure1));
        QCOMPARE(answer["verdict"_L1], QJsonValue(u"solved"_s));
        QCOMPARE(answer["solutions"_L1], QJsonValue(u"1"_s));
        QCOMPARE(answer["length"_L1], QJsonValue(38));
        QCOMPARE(answer["nodes"_L1], QJsonValue(38));
        QCOMPARE(answer["moves"_L1].toString().size(), 38);
        QCOMPARE(answer["final"_L1], QJsonValue(u"taquin:4x2:1 2 3 4 5 6 7 0"_s));
        QCOMPARE(replayed(answer), answer["final"_L1].toString().toStdString());
        QVERIFY(answer["seconds"_L1].isDouble());
    }

    void provesImpossible()
    {
        const Run result = run(commandOf({u"--json"_s, oddBoard}));
        const QJsonObject answer = result.json();
        QCOMPARE(result.status, 1);
        QCOMPARE(answer["verdict"_L1], QJsonValue(u"impossible"_s));
        QCOMPARE(answer["solutions"_L1], QJsonValue(u"0"_s));
        QVERIFY(answer["moves"_L1].isNull() && answer["length"_L1].isNull() && answer["final"_L1].isNull());
        QVERIFY(!answer["reason"_L1].toString().isEmpty());
        const Run text = run(commandOf({oddBoard}));
        QCOMPARE(text.status, 1);
        QCOMPARE(text.answers().size(), 1);
        QVERIFY(text.out.startsWith("no solution: "));
    }

    /// The board is one of the fifty of Korf and Felner (2002), whose shortest solutions have 114 moves. The distances
    /// of its tiles add up to 86.
    void stopsInTime()
    {
        const QString board =
            u"taquin:5x5:6 10 17 13 18 20 19 9 21 14 22 24 3 12 15 7 23 4 5 16 8 1 0 11 2"_s;
        const auto isProvable = [](int bound) { return bound >= 86 && bound <= 114 && bound % 2 == 0; };
        const QStringList words = commandOf({u"--method"_s, u"optimal"_s, u"--time"_s, u"0.05"_s, board});
        const Run text = run(words);
        QCOMPARE(text.status, 2);
        static const QRegularExpression sentence(
            u"^stopped: the time is up; no solution has fewer than (\\d+) move\\(?s\\)?\n$"_s);
        const QRegularExpressionMatch match = sentence.match(QString::fromUtf8(text.out));
        QVERIFY2(match.hasMatch(), text.out.constData());
        QVERIFY(isProvable(match.captured(1).toInt()));
        const QJsonObject answer = run(words + QStringList{u"--json"_s}).json();
        QVERIFY(isProvable(answer["bound"_L1].toInt()));
        QCOMPARE(answer["verdict"_L1], QJsonValue(u"stopped"_s));
        QCOMPARE(answer["reason"_L1], QJsonValue(u"the time is up"_s));
        QCOMPARE(answer["solutions"_L1], QJsonValue(u"0"_s));
    }

    void answersLineByLine()
    {
        const QByteArray input = "\xEF\xBB\xBF"
                                 "taquin:2x2:1 2 0 3\r\n\n  # a remark\n\t\ntaquin:2x2:2 1 3 0\n"
                                 "taquin:2x2:1 0 3 2";
        const Run result = run(commandOf({u"-"_s, u"--json"_s}), input);
        QCOMPARE(result.answers().size(), 3);
        QCOMPARE(result.json(0)["line"_L1], QJsonValue(1));
        QCOMPARE(result.json(1)["line"_L1], QJsonValue(5));
        QCOMPARE(result.json(2)["line"_L1], QJsonValue(6));
        QCOMPARE(run(commandOf({u"-"_s}), input).out.split('\n').at(2), "d");
        QCOMPARE(run(commandOf({u"-"_s}), "\n#\n").status, 65); // the input has no position
    }

    /// Comments stand between positions and between drawn boards, even if they look like rows of a drawing.
    void commentsBetweenPositions()
    {
        const QByteArray text =
            "##########\n# Easy\n##########\ntaquin:2x2:1 2 0 3\n# 1\ntaquin:2x2:1 0 3 2\n#-----\n"
            "queens:4\n# 57 60\nqueens:1\n##########\nqueens:1\n# 2.5\nqueens:4\n2 4 1\n# 1\nqueens:1\n"
            "#*****\n";
        const Run result = run(commandOf({u"-"_s}), text);
        QCOMPARE(result.err, QByteArray());
        QCOMPARE(result.out, "r\nd\n2413\n1\n1\n3\n1\n");
        QCOMPARE(run(commandOf({u"-"_s}), "#-----\n").status, 65); // the input has no position
        const auto boards = core::importBoards(app::kinds(), text.toStdString());
        QCOMPARE(boards.size(), std::size_t(7));
        for (const core::ImportedBoard &board : boards)
            QVERIFY(!board.readings.empty());
        const QByteArray drawn = "....\n....\n....\n....\n##########\n#...\n....\n....\n....\n#-----\n";
        QCOMPARE(run(commandOf({u"-"_s}), "queens:4\n" + drawn.first(20) + "##########\n").out, "2413\n");
        QCOMPARE(run(commandOf({u"-"_s}), "queens:\n" + drawn.mid(31, 20) + "#-----\n").out, "2413\n");
    }

    /// A comment may follow a position, or a row of a board, on its line.
    void commentsBehindPositions_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("columns");
        QTest::newRow("options") << QByteArray("queens:4 # four") << QByteArray("2413");
        QTest::newRow("position") << QByteArray("queens:4:24.. # page 12") << QByteArray("13");
        QTest::newRow("two lines") << QByteArray("queens:4 # vier: ein Bild\n# page 12\nqueens:4 # page 13")
                                   << QByteArray("2413");
        QTest::newRow("drawing") << QByteArray(". Q . .\n. . . Q # the second row\n. . . .\n. . . . # page 3")
                                 << QByteArray("13");
    }
    void commentsBehindPositions()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, columns);
        const Run result = run(commandOf({u"-"_s}), text);
        QVERIFY2(!result.answers().isEmpty(), result.err.constData());
        for (const QByteArray &answer : result.answers())
            QCOMPARE(answer, columns);
        QCOMPARE(result.status, 0);
    }

    /// The closed squares of a row are no comment, nor are they part of the one behind it.
    void closedSquaresBeforeAComment()
    {
        const Run result =
            run({u"convert"_s, u"-"_s}, ". Q . .\n. # . Q # row two\nQ . # . # row three\n. . Q .\n");
        QCOMPARE(result.out, QByteArray("queens:4,closed=b3+c2:2413\n"));
    }

    /// A name that a puzzle has in another language decides which methods there are.
    void theMethodsOfThePuzzleAreNamed()
    {
        const Run result = run(commandOf({u"--method"_s, u"none"_s, u"dames:8"_s}));
        QCOMPARE(result.status, 64);
        QVERIFY2(result.err.contains("lookback") && !result.err.contains("warnsdorff"),
                 result.err.constData());
    }

    /// The first row of a drawing may begin with a closed square, and so may the rows of a position on several lines.
    void rowsThatBeginWithAClosedSquare_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("line");
        QTest::newRow("below the size")
            << u"queens:4\n#...\n....\n....\n....\n"_s << u"queens:4,closed=a4:...."_s;
        QTest::newRow("with blanks") << u"queens:4\n# . . .\n. . . .\n. . . .\n. . . .\n"_s
                                     << u"queens:4,closed=a4:...."_s;
        QTest::newRow("without a name")
            << u"#.Q..\n....Q\n.....\n.....\n.....\n"_s << u"queens:5,closed=a5:35..."_s;
        const QString open = u"........\n"_s;
        QTest::newRow("a whole row") << u"tiling:4x3,pieces=I*2\n####\n....\n....\n"_s
                                     << u"tiling:3x4,pieces=I*2:####/..../...."_s;
        QTest::newRow("a position on several lines")
            << u"tiling:8x8,pentominoes:........\n#......#\n"_s + open.repeated(4) + u"#......#\n"_s + open
            << u"tiling:8x8,pentominoes:......../#......#/......../......../......../......../#......#/........"_s;
    }
    void rowsThatBeginWithAClosedSquare()
    {
        QFETCH(QString, text);
        QFETCH(QString, line);
        const auto boards = core::importBoards(app::kinds(), text.toStdString());
        QCOMPARE(boards.size(), std::size_t(1));
        QVERIFY2(!boards[0].readings.empty(), qPrintable(session::translated(boards[0].fault.why)));
        QCOMPARE(QString::fromStdString(boards[0].readings[0].line), line);
    }

    void readsFiles()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"boards"_s));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("taquin:2x2:1 2 0 3\ntaquin:2x2:1 0 3 2\n");
        file.close();
        QCOMPARE(run(commandOf({u'@' + file.fileName()})).out, "r\nd\n");
        for (const QString &name : {folder.path(), folder.filePath(u"nothing"_s)}) {
            const Run missing = run(commandOf({u'@' + name}));
            QCOMPARE(missing.status, 64);
            QVERIFY(missing.out.isEmpty());
            QCOMPARE(missing.errorLines().size(), 1);
            QVERIFY(missing.err.contains(name.toUtf8()));
        }
    }

    /// The fault of an argument that is the name of a file says that a file needs an @.
    void aFileNeedsItsSign()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"boards.txt"_s));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("queens:4\n") > 0);
        file.close();
        const Run result = run(commandOf({file.fileName()}));
        QCOMPARE(result.status, 65);
        QVERIFY2(result.err.contains("boards.txt”, write “@"), result.err.constData());
        QVERIFY(!run(commandOf({u"no/such/file.txt"_s})).err.contains("write “@"));
    }

    /// The exit status is the largest among those of the lines.
    void theStatusIsTheWorst()
    {
        const QByteArray solved = "taquin:2x2:1 2 0 3\n";
        const QByteArray impossible = oddBoard.toUtf8() + '\n';
        const QByteArray stopped = longLine.toUtf8() + '\n';
        const QStringList words = commandOf({u"--time=0.02"_s, u"--method=optimal"_s, u"-"_s});
        QCOMPARE(run(words, solved).status, 0);
        QCOMPARE(run(words, impossible + solved).status, 1);
        QCOMPARE(run(words, impossible + stopped + impossible).status, 2);
        QCOMPARE(run(words, "what\n" + impossible + stopped + solved).status, 65);
    }

    void badLinesAreReported_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("no puzzle") << QByteArray("domino:4x4") << 1;
        QTest::newRow("behind blanks") << QByteArray("  domino:4x4") << 3;
        QTest::newRow("size") << QByteArray("taquin:4by4") << 8;
        QTest::newRow("twice") << QByteArray("taquin:2x2:1 2 2 0") << 16;
        QTest::newRow("characters, not bytes") << QByteArray("taquin:2x2,\xC3\xA9\xC3\xA9,x=1:1 2 2 0") << 12;
        QTest::newRow("escape sequence") << QByteArray("taquin:2x2:1 \x1b[31m 2 0") << 14;
    }
    void badLinesAreReported()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, column);
        const Run result = run(commandOf({u"-"_s}), "taquin:2x2:1 2 0 3\n" + line + "\ntaquin:2x2:1 0 3 2\n");
        QCOMPARE(result.status, 65);
        QCOMPARE(result.out, "r\nd\n");
        QCOMPARE(result.errorLines().size(), 1);
        const QByteArray place = "cassetete: line 2, column " + QByteArray::number(column) + ": ";
        QVERIFY2(result.err.startsWith(place), result.err.constData());
        QVERIFY(!result.err.contains('\x1b'));
    }

    void endlessLinesAreRefused()
    {
        const QByteArray endless = "taquin:4x4:" + QByteArray(3 << 20, '1');
        const QByteArray blanks(3 << 20, ' ');
        const QByteArray remark = '#' + QByteArray(3 << 20, 'x');
        const Run result =
            run(commandOf({u"-"_s}), endless + '\n' + blanks + '\n' + remark + "\ntaquin:2x2:1 2 0 3\n");
        QCOMPARE(result.status, 65);
        QCOMPARE(result.out, "r\n");
        QCOMPARE(result.errorLines().size(), 2);
    }

    void aSeedDealsABareBoard()
    {
        const QString dealt = u"taquin:6x5,deal=walk,count=30000,seed=7"_s;
        const QJsonObject own = run(commandOf({u"--json"_s, u"--method=rewind"_s, dealt})).json();
        const QJsonObject seeded =
            run(commandOf({u"--json"_s, u"--method=rewind"_s, u"--seed=7"_s, u"taquin:6x5"_s})).json();
        QVERIFY(own["position"_L1].toString().startsWith(dealt + u':'));
        QCOMPARE(seeded["position"_L1], own["position"_L1]);
        QCOMPARE(seeded["moves"_L1], own["moves"_L1]);
        // The solution retraces the walk and its way to the corner.
        QVERIFY(seeded["length"_L1].toInt() >= 30000 && seeded["length"_L1].toInt() <= 30009);
        for (const QString &placed : {figure1, dealt}) {
            const QStringList words = commandOf({u"--json"_s, u"--method=rows"_s, placed});
            QCOMPARE(run(words + QStringList{u"--seed=9"_s}).json()["position"_L1],
                     run(words).json()["position"_L1]);
        }
    }

    void methodsThatDoNotFit()
    {
        const QJsonObject unknownWalk = run(commandOf({u"--json"_s, u"--method=rewind"_s, figure1})).json();
        QCOMPARE(unknownWalk["verdict"_L1], QJsonValue(u"stopped"_s));
        QVERIFY(!unknownWalk["reason"_L1].toString().isEmpty());
        QCOMPARE(pickRun({u"--method=choosy"_s, u"pick:3"_s}).out, "stopped: no board is good enough\n");
        const Run impossible = pickRun({u"--method=choosy"_s, u"pick:0"_s});
        QCOMPARE(impossible.status, 1);
        QCOMPARE(impossible.out, "no solution: there is nothing to pick\n");
    }

    /// A method that only another puzzle has is reported as a fault of the line, not of the command.
    void aMethodOfAnotherPuzzle()
    {
        const Run result =
            run(withPick(), commandOf({u"--method=rows"_s, u"-"_s}), "pick:3\ntaquin:2x2:1 2 0 3\n");
        QCOMPARE(result.status, 65);
        QCOMPARE(result.answers().size(), 1);
        QVERIFY(result.err.contains("line 1") && result.err.contains("shared"));
        QCOMPARE(run(withPick(), commandOf({u"--all"_s, u"-"_s}), "pick:1\ntaquin:2x2:1 2 0 3\n").status, 65);
        QCOMPARE(pickRun({u"--method=rows"_s, u"pick:3"_s}).status, 64);
    }

    /// The answer counts tilings up to symmetry, as the literature on pentominoes does.
    void countsUpToSymmetry_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("all");
        QTest::addColumn<QString>("different");
        QTest::newRow("3x7") << u"tiling:3x7,tetrominoes"_s << u"52"_s << u"13"_s;
        QTest::newRow("3x20") << u"tiling:3x20,pentominoes"_s << u"8"_s << u"2"_s;
        QTest::newRow("4x15") << u"tiling:4x15,pentominoes"_s << u"1472"_s << u"368"_s;
        QTest::newRow("5x12") << u"tiling:5x12,pentominoes"_s << u"4040"_s << u"1010"_s;
        QTest::newRow("6x10") << u"tiling:6x10,pentominoes"_s << u"9356"_s << u"2339"_s;
        QTest::newRow("queens") << u"queens:8"_s << u"92"_s << u"12"_s;
    }
    void countsUpToSymmetry()
    {
        QFETCH(QString, line);
        QFETCH(QString, all);
        QFETCH(QString, different);
        const QJsonObject answer = run(commandOf({u"--all"_s, u"--json"_s, line})).json();
        QCOMPARE(answer["solutions"_L1], QJsonValue(all));
        QCOMPARE(answer["different"_L1], QJsonValue(different));
    }

    void listsAllSolutions()
    {
        const Run text = pickRun({u"--all"_s, u"pick:3"_s});
        QCOMPARE(text.status, 0);
        QCOMPARE(text.out, "pick:3:0\npick:3:1\npick:3:2\n");
        const QJsonObject answer = pickRun({u"--all"_s, u"--json"_s, u"pick:3"_s}).json();
        QCOMPARE(answer["list"_L1], QJsonValue(QJsonArray{u"pick:3:0"_s, u"pick:3:1"_s, u"pick:3:2"_s}));
        QCOMPARE(answer["solutions"_L1], QJsonValue(u"3"_s));
        QCOMPARE(answer["moves"_L1], QJsonValue(u"+0"_s));
        QCOMPARE(answer["final"_L1], QJsonValue(u"pick:3:0"_s));
        const QJsonObject nothing = pickRun({u"--all"_s, u"--json"_s, u"pick:0"_s}).json();
        QCOMPARE(nothing["verdict"_L1], QJsonValue(u"impossible"_s));
        QCOMPARE(nothing["list"_L1], QJsonValue(QJsonArray()));
        QCOMPARE(nothing["reason"_L1], QJsonValue(u"everything was tried"_s));
    }

    void counts()
    {
        QCOMPARE(pickRun({u"--count"_s, u"pick:20000"_s}).out, "20000\n");
        const QJsonObject answer = pickRun({u"--count"_s, u"--json"_s, u"pick:20000"_s}).json();
        QCOMPARE(answer["solutions"_L1], QJsonValue(u"20000"_s));
        QVERIFY(answer["final"_L1].isNull() && !answer.contains("list"_L1));
        QCOMPARE(pickRun({u"--count"_s, u"pick:0"_s}).status, 1);
    }

    /// The verdict is printed once: a reason that follows “no solution: ” does not repeat these words.
    void reasonsDoNotRepeatTheVerdict()
    {
        for (const char *line :
             {"dogs:2x2:1,2,3,4;1,2,3,4;1,2,3,4;1,2,3,4", "dogs:2x2:1,-2,3,-4;1,-2,3,-4;1,-2,3,-4;1,2,-3,4",
              "queens:3", "knight:4x4", "bishop:6x6", "tiling:2x3,pieces=TT", "taquin:2x2:2 1 3 0",
              "solitaire:own,cells=OOO/OOO/OOO,hole=11", "anagrams:bbbb,words=1,language=fr"}) {
            const Run text = run(commandOf({QString::fromLatin1(line)}));
            QVERIFY2(text.out.startsWith("no solution: "), line);
            QCOMPARE(text.out.toLower().count("no solution"), 1);
            const QString reason =
                run(commandOf({u"--json"_s, QString::fromLatin1(line)})).json()["reason"_L1].toString();
            QVERIFY2(!reason.startsWith("no solution"_L1, Qt::CaseInsensitive), qPrintable(reason));
        }
    }

    /// The dictionary by which words are judged is named, without its folder.
    void theDictionaryIsNamed()
    {
        const Run text = run(commandOf({u"anagrams:chien,words=1,language=fr"_s}));
        QVERIFY2(text.err.contains("the dictionary is “fr”"), text.err.constData());
        const Run json = run(commandOf({u"--json"_s, u"anagrams:chien,words=1,language=fr"_s}));
        QVERIFY(json.err.isEmpty());
        QCOMPARE(json.json()["dictionary"_L1], QJsonValue(u"fr"_s));
        QVERIFY(!run(commandOf({u"--json"_s, u"anagrams:chien"_s})).json().contains("dictionary"_L1));
    }

    /// A count that cannot be watched is refused before it begins: this one would take half an hour.
    void anUnwatchableCountIsNotTraced()
    {
        const Run result =
            run(commandOf({u"--trace"_s, u"--count"_s, u"--method=frontier"_s, u"knight:8x8,closed"_s}));
        QCOMPARE(result.status, 65);
        QVERIFY2(result.err.contains("at most 30 squares"), result.err.constData());
    }

    /// A method that only counts knows no solution before it knows their number.
    void aStoppedCountNamesNoNumber()
    {
        const Run counted =
            run(commandOf({u"--count"_s, u"--method=frontier"_s, u"--time=0"_s, u"knight:6x6,closed"_s}));
        QCOMPARE(counted.status, 2);
        QVERIFY2(counted.out.startsWith("stopped before the number was known: "), counted.out.constData());
        const Run walked =
            run(commandOf({u"--count"_s, u"--method=pruned"_s, u"--time=0"_s, u"knight:6x6,closed"_s}));
        QVERIFY2(walked.out.startsWith("stopped (solutions found: "), walked.out.constData());
    }

    /// A search that the time ends says which part of it is done. Each of the 12! orders of these cards is a part, so that
    /// one is done at once, and all take minutes.
    void aStoppedSearchSaysHowFarItWas()
    {
        const QStringList words =
            commandOf({u"--count"_s, u"--method=permutations"_s, u"--time=0.1"_s, u"dogs:4x3"_s});
        const double done = run(words + QStringList{u"--json"_s}).json()["done"_L1].toDouble();
        QVERIFY(done > 0 && done < 1);
        static const QRegularExpression sentence(
            u"^stopped \\(solutions found: \\d+\\): the time is up; (\\d+\\.\\d+)% of the search is done\n$"_s);
        const QByteArray text = run(words).out;
        const QRegularExpressionMatch match = sentence.match(QString::fromUtf8(text));
        QVERIFY2(match.hasMatch(), text.constData());
        QVERIFY(match.captured(1).toDouble() > 0);
        QVERIFY(!run(commandOf({u"--count"_s, u"--json"_s, u"queens:6"_s})).json().contains("done"_L1));
    }

    void stopsAtTheLimit()
    {
        const Run some = pickRun({u"--all"_s, u"--limit=2"_s, u"pick:3"_s});
        QCOMPARE(some.status, 2);
        QCOMPARE(some.answers().size(), 3);
        QVERIFY(some.out.startsWith("pick:3:0\npick:3:1\nstopped (solutions found: 2): "));
        const QJsonObject counted =
            pickRun({u"--method=tally"_s, u"--count"_s, u"--limit"_s, u"5000"_s, u"--json"_s, u"pick:3"_s})
                .json();
        QCOMPARE(counted["verdict"_L1], QJsonValue(u"stopped"_s));
        QCOMPARE(counted["solutions"_L1], QJsonValue(u"5000"_s));
    }

    /// All games of solitaire end in the same position, so they are listed by their moves.
    void gamesAreListedByTheirMoves()
    {
        const QStringList words{u"--all"_s, u"--limit=2"_s, u"solitaire:triangle"_s};
        const QJsonObject answer = run(commandOf(words + QStringList{u"--json"_s})).json();
        const QJsonArray list = answer["list"_L1].toArray();
        QCOMPARE(list.size(), 2);
        QVERIFY(list[0] != list[1]);
        QCOMPARE(list[0], answer["moves"_L1]);
        for (const QJsonValue &moves : list) {
            QJsonObject game = answer;
            game["moves"_L1] = moves;
            const QString end = QString::fromStdString(replayed(game));
            QCOMPARE(end.count(u'O'), 1);
        }
        QVERIFY(run(commandOf(words)).out.startsWith(list[0].toString().toStdString() + '\n'));
    }

    void worksOnAllProcessors()
    {
        const Run result = pickRun({u"--all"_s, u"--method=shared"_s, u"--json"_s, u"pick:500"_s});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.json()["list"_L1].toArray().size(), 500);
        QCOMPARE(result.json()["solutions"_L1], QJsonValue(u"500"_s));
    }

    /// Solutions found by other threads after the time limit are neither listed nor counted.
    void countsWhatItLists()
    {
        const QJsonObject answer =
            pickRun({u"--all"_s, u"--method=shared"_s, u"--time=0"_s, u"--json"_s, u"pick:500"_s}).json();
        const qsizetype listed = answer["list"_L1].toArray().size();
        QVERIFY(listed < 500);
        QCOMPARE(answer["solutions"_L1], QJsonValue(QString::number(listed)));
    }

    void reportsLackOfMemory()
    {
        const Run result = pickRun({u"--all"_s, u"--method=hungry"_s, u"--json"_s, u"pick:3"_s});
        QCOMPARE(result.status, 2);
        QCOMPARE(result.json()["reason"_L1], QJsonValue(u"the memory is used up"_s));
        QCOMPARE(result.json()["list"_L1].toArray().size(), 1);
        QCOMPARE(result.json()["solutions"_L1], QJsonValue(u"1"_s));
    }

    /// The time limit also stops the deal of a position. Here it has already run out.
    void aDealIsStopped()
    {
        const QString line = u"dogs:4x4,deal=unique,count=2,seed=1"_s;
        const QJsonObject answer = run(commandOf({u"--json"_s, u"--time=0"_s, line})).json();
        QCOMPARE(answer["verdict"_L1], QJsonValue(u"stopped"_s));
        QCOMPARE(answer["reason"_L1], QJsonValue(u"the time is up"_s));
        QVERIFY(answer["position"_L1].isNull());
        QCOMPARE(answer["line"_L1], QJsonValue(1));
        const Run text = run(commandOf({u"--time=0"_s, line}));
        QCOMPARE(text.status, 2);
        QCOMPARE(text.out, "stopped: the time is up\n");
        QCOMPARE(run(commandOf({line})).status,
                 65); // without a limit, the deal ends without finding such a set
    }

    void anInterruptPreventsFurtherSearches()
    {
        const Run result = run(app::kinds(), commandOf({u"-"_s}), "taquin:2x2:1 2 0 3\n", true);
        QCOMPARE(result.status, 2);
        QVERIFY(result.out.isEmpty() && result.err.isEmpty());
    }

    void answersInTheUsersLanguage()
    {
        Marking marking;
        QCoreApplication::installTranslator(&marking);
        const Run text = run(commandOf({oddBoard}));
        const Run json = run(commandOf({u"--json"_s, oddBoard}));
        const Run fault = run(commandOf({u"domino:4"_s}));
        QCoreApplication::removeTranslator(&marking);
        QVERIFY(text.out.startsWith("¶no solution: ¶"));
        QVERIFY(!json.out.contains("¶"));
        QVERIFY(fault.err.startsWith("cassetete: ¶line 1, column 1: ¶"));
    }
};

TEST_SUITE(Solve)
#include "tst_solve.moc"
