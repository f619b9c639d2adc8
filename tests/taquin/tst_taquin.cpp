// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/suite.h"
#include "taquin/boards.h"

#include "taquin/parity.h"

using boards::game;

namespace {

const core::Fault *fault(const core::LineReading &line)
{
    return std::get_if<core::Fault>(&line.reading);
}

/// The board of cells 1 2 3 / 4 _ 5 / 6 7 8.
core::Game middle()
{
    return game("taquin:3x3:1 2 3 4 0 5 6 7 8");
}

} // namespace

class TaquinTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesComeBack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("written");
        const auto same = [](const char *line) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(line);
        };
        same("taquin:4x4:15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0");
        same("taquin:2x3:0 5 4 3 2 1");
        QTest::newRow("start") << QByteArray("taquin:3x2") << QByteArray("taquin:3x2:1 2 3 4 5 0");
        QTest::newRow("blanks") << QByteArray(" taquin: 2x2 :\t3  1 \t2 0  ")
                                << QByteArray("taquin:2x2:3 1 2 0");
        QTest::newRow("position of a dealt board")
            << QByteArray("taquin:2x2,seed=9,deal=walk:3 1 2 0")
            << QByteArray("taquin:2x2,deal=walk,count=30000,seed=9:3 1 2 0");
    }
    void linesComeBack()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, written);
        const core::Game read = game(line.toStdString());
        QCOMPARE(core::writeLine(taquin::kind(), *read.puzzle, read.position), written.toStdString());
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char *line, int at, const char *part) {
            QTest::newRow(line) << QByteArray(line) << at << QByteArray(part);
        };
        row("taquin:", 7, "a size such as");
        row("taquin:4", 7, "a size such as");
        row("taquin:4x", 7, "a size such as");
        row("taquin:axb", 7, "a size such as");
        row("taquin:1x4", 7, "each side must be");
        row("taquin:4x101", 9, "each side must be");
        row("taquin:99999999999999999999x4", 7, "a size such as");
        row("taquin:2x2:1 2 3", 16, "only %2");
        row("taquin:2x2:1 2 3 0 4", 19, "too much");
        row("taquin:2x2:1 2 2 0", 15, "comes twice");
        row("taquin:2x2:1 0 2 0", 17, "second gap");
        row("taquin:2x2:1 2 4 0", 15, "numbered from 1");
        row("taquin:2x2:1 2 99999999999999999999 0", 15, "numbered from 1");
        row("taquin:2x2:1 -2 3 0", 13, "not the number");
        row("taquin:2x2:1,2,3,0", 11, "not the number");
        row("taquin:2x2,deal=even,count=3", 27, "odd number of exchanges");
        row("taquin:2x2,deal=even,count=2000000", 27, "whole number from");
        row("taquin:2x2,fast", 11, "not an option");
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, at);
        QFETCH(QByteArray, part);
        const core::LineReading read = boards::readLine(line.toStdString());
        QVERIFY(fault(read));
        QCOMPARE(fault(read)->at, std::size_t(at));
        QVERIFY2(QByteArray(fault(read)->why.text.source).contains(part), fault(read)->why.text.source);
    }

    void presetsAreBoardsThatCanBeSolved()
    {
        for (const core::Preset &preset : taquin::kind().presets) {
            const core::LineReading read = boards::readLine(preset.line);
            QVERIFY2(!fault(read), preset.line);
            const core::Game &board = std::get<core::Game>(read.reading);
            QVERIFY2(taquin::solvable(boards::asTaquin(board), board.position), preset.line);
            QVERIFY2(!board.puzzle->solved(board.position), preset.line);
        }
    }

    void formAndBoardAgree()
    {
        const core::Game board = game("taquin:7x3,deal=walk,count=50,seed=4");
        const core::Values values = taquin::kind().describe(*board.puzzle);
        QCOMPARE(values.integer("columns"), 7LL);
        QCOMPARE(values.integer("rows"), 3LL);
        QCOMPARE(taquin::kind().compose(values), std::string("7x3"));
    }

    void movesAreRowsOfTiles()
    {
        const core::Game board = game("taquin:4x3:1 2 3 4 5 6 7 8 9 10 11 0");
        std::vector<std::string> moves;
        for (const core::Path &path : board.puzzle->moves(board.position))
            moves.push_back(board.puzzle->spell(board.position, path));
        QVERIFY((moves == std::vector<std::string>{"u", "l", "uu", "ll", "lll"}));
    }

    void aClickFarAwayIsOneStepForEachTile()
    {
        const core::Game board = game("taquin:4x2:1 2 3 4 0 5 6 7");
        const core::Path path = core::legalMove(*board.puzzle, board.position, {6, {7}, {6}});
        QCOMPARE(core::countMoves(path), std::size_t(3));
        QCOMPARE(board.puzzle->write(core::after(board.position, path)), std::string("1 2 3 4 5 6 7 0"));
    }

    void refusedTileSaysWhy()
    {
        const core::Game board = middle();
        const core::Explanation corner = board.puzzle->why(board.position, {0, {0}, {4}});
        QVERIFY(QByteArray(corner.text.source).contains("neither in the row nor in the column"));
        QCOMPARE(std::get<long long>(corner.arguments[0]), 1LL);
        const std::vector<core::Mark> marks = {{0, core::Role::Moving, {}}, {4, core::Role::Culprit, {}}};
        QVERIFY(corner.marks == marks);
        const core::Explanation away = board.puzzle->why(board.position, {1, {1}, {0}});
        QVERIFY(QByteArray(away.text.source).contains("towards the gap"));
    }

    void spelledMovesComeBack()
    {
        const core::Game board = middle();
        const auto replayed = board.puzzle->replay(board.position, "urddllu");
        const core::Path &path = std::get<core::Path>(replayed);
        QCOMPARE(board.puzzle->spell(board.position, path), std::string("urddllu"));
        // The blank walks over 2, 3, 5, 8, 7, 6 and 4: each goes to where the blank stood.
        QCOMPARE(board.puzzle->write(core::after(board.position, path)), std::string("1 3 5 0 2 8 4 6 7"));
    }

    void replayFaults()
    {
        const core::Game board = middle();
        const auto off = board.puzzle->replay(board.position, "uu");
        QCOMPARE(std::get<core::Fault>(off).at, std::size_t(1));
        const auto letter = board.puzzle->replay(board.position, "ldx");
        QCOMPARE(std::get<core::Fault>(letter).at, std::size_t(2));
    }

    void blankAndTiles()
    {
        const core::Game board = middle();
        const taquin::Taquin &taquin = boards::asTaquin(board);
        QCOMPARE(taquin.blank(board.position), 4);
        QVERIFY((taquin.tileAt(board.position) == std::vector<int>{0, 1, 2, 3, -1, 4, 5, 6, 7}));
    }

    void inversionsOfTheFigures_data()
    {
        QTest::addColumn<QByteArray>("figure");
        QTest::addColumn<int>("inversions");
        QTest::newRow("1") << QByteArray("Figure 1 of") << 14;
        QTest::newRow("2") << QByteArray("Figure 2 of") << 78;
        QTest::newRow("3") << QByteArray("Figure 3 of") << 92;
        QTest::newRow("14") << QByteArray("Figure 14 of") << 116;
        QTest::newRow("15") << QByteArray("Figure 15 of") << 18;
        QTest::newRow("22") << QByteArray("Figure 22 of") << 20;
        QTest::newRow("26") << QByteArray("Figure 26 of") << 36;
    }
    void inversionsOfTheFigures()
    {
        QFETCH(QByteArray, figure);
        QFETCH(int, inversions);
        const auto preset = std::ranges::find_if(taquin::kind().presets, [&](const core::Preset &one) {
            return QByteArray(one.name.source).startsWith(figure);
        });
        const core::Game board = game(preset->line);
        const taquin::Taquin &taquin = boards::asTaquin(board);
        QCOMPARE(taquin::parity(taquin, board.position).inversions, inversions);
        const auto pairs = taquin::invertedCells(taquin, board.position, 1000);
        QCOMPARE(pairs.size(), std::size_t(inversions));
        const std::vector<int> tiles = taquin.tileAt(board.position);
        for (const auto &[first, second] : pairs)
            QVERIFY(first < second && tiles[std::size_t(first)] > tiles[std::size_t(second)]);
        QCOMPARE(taquin::invertedCells(taquin, board.position, 5).size(), std::size_t(5));
    }

    void verdicts()
    {
        tests::SerialControl control;
        const auto verdict = [&](const char *line) {
            const core::Game board = game(line);
            return taquin::kind().judge(*board.puzzle, board.position, control).verdict;
        };
        QCOMPARE(verdict("taquin:4x4"), core::Judgement::Solved);
        QCOMPARE(verdict("taquin:4x4:1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0"), core::Judgement::Unsolvable);
        QCOMPARE(verdict("taquin:4x4:1 2 3 4 5 6 7 8 9 10 11 0 13 14 15 12"), core::Judgement::Solvable);
        QCOMPARE(verdict("taquin:3x3:1 2 3 4 5 6 8 7 0"), core::Judgement::Unsolvable);
        QCOMPARE(verdict("taquin:3x3:1 2 3 4 5 0 7 8 6"), core::Judgement::Solvable);
    }

    void hintOnASmallBoardIsOfAShortestWay()
    {
        const core::Game board = game("taquin:3x3:1 2 3 4 0 5 7 8 6");
        tests::SerialControl control;
        const core::Hint hint = taquin::kind().hint(*board.puzzle, board.position, control);
        QCOMPARE(board.puzzle->spell(board.position, hint.path), std::string("r"));
        QCOMPARE(std::get<long long>(hint.why.arguments[0]), 2LL);
    }

    void hintOnALargeBoardIsOfTheRows()
    {
        const core::Game board = game("taquin:20x20,deal=even");
        tests::SerialControl control;
        const core::Hint hint = taquin::kind().hint(*board.puzzle, board.position, control);
        const core::Path path = boards::solve(*board.puzzle, board.position, "rows").path;
        QVERIFY(hint.path == core::Path{path.front()});
        QCOMPARE(hint.why.text.source, "Tile %1 to its cell; %2.");
    }

    void noHintWhereNothingHelps()
    {
        tests::SerialControl control;
        const auto hint = [&](const char *line) {
            const core::Game board = game(line);
            return taquin::kind().hint(*board.puzzle, board.position, control);
        };
        QVERIFY(hint("taquin:3x3").path.empty());
        const core::Hint odd = hint("taquin:3x3:2 1 3 4 5 6 7 8 0");
        QVERIFY(odd.path.empty());
        QVERIFY(!odd.why.empty());
    }
};

TEST_SUITE(TaquinTest)
#include "tst_taquin.moc"
