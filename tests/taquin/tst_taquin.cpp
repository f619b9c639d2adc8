// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/suite.h"
#include "taquin/boards.h"

#include "core/random.h"
#include "taquin/parity.h"
#include "taquin/placing.h"

#include <set>

using boards::game;

namespace {

const core::Fault *fault(const core::LineReading &line)
{
    return std::get_if<core::Fault>(&line.reading);
}

/// Returns the board of cells 1 2 3 / 4 _ 5 / 6 7 8.
core::Game middle()
{
    return game("taquin:3x3:1 2 3 4 0 5 6 7 8");
}

} // namespace

class TaquinTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The course's letters for moves (haut, gauche, bas, droite) are read like the others, which are the
    /// ones written.
    void movesAreReadInBothAlphabets()
    {
        const core::Game game = std::get<core::Game>(taquin::kind().parse("3x3", "1 2 3 4 0 5 7 8 6"));
        const auto path = [&](const char *moves) {
            const auto read = game.puzzle->replay(game.position, moves);
            return std::holds_alternative<core::Path>(read)
                       ? game.puzzle->spell(game.position, std::get<core::Path>(read))
                       : std::string("fault");
        };
        QCOMPARE(path("uldr"), std::string("uldr"));
        QCOMPARE(path("hgbd"), std::string("uldr"));
        QCOMPARE(path("bd"), std::string("dr"));
        QCOMPARE(path("d"), std::string("d"));
        QCOMPARE(path("hr"), std::string("fault"));
        QCOMPARE(path("xd"), std::string("fault"));
    }

    /// All presets are solvable except the one that the course misprinted, as its name says.
    void presetsAreBoardsThatCanBeSolved()
    {
        for (const core::Preset &preset : taquin::kind().presets) {
            const core::LineReading read = boards::readLine(preset.line);
            QVERIFY2(!fault(read), preset.line);
            const core::Game &board = std::get<core::Game>(read.reading);
            const bool impossible =
                std::string_view(preset.name.source).find("Impossible") != std::string_view::npos;
            QVERIFY2(taquin::solvable(boards::asTaquin(board), board.position) != impossible, preset.line);
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

    void refusedTilesGiveTheReason()
    {
        const core::Game board = middle();
        const core::Explanation corner = board.puzzle->why(board.position, {0, {0}, {4}});
        QVERIFY(QByteArray(corner.text.source).contains("not in the same row or column"));
        QCOMPARE(std::get<long long>(corner.arguments[0]), 1LL);
        const std::vector<core::Mark> marks = {{0, core::Role::Culprit, {}}, {4, core::Role::Target, {}}};
        QVERIFY(corner.marks == marks);
        const core::Explanation away = board.puzzle->why(board.position, {1, {1}, {0}});
        QVERIFY(QByteArray(away.text.source).contains("towards the gap"));
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
        QTest::newRow("1") << QByteArray("(course, figure 1)") << 14;
        QTest::newRow("2") << QByteArray("(course, figure 2)") << 78;
        QTest::newRow("3") << QByteArray("(course, figure 3)") << 92;
        QTest::newRow("14") << QByteArray("(course, figure 14)") << 116;
        QTest::newRow("15") << QByteArray("(course, figure 15)") << 18;
        QTest::newRow("22") << QByteArray("(course, figure 22)") << 20;
        QTest::newRow("26") << QByteArray("(course, figure 26)") << 36;
    }
    void inversionsOfTheFigures()
    {
        QFETCH(QByteArray, figure);
        QFETCH(int, inversions);
        const auto preset = std::ranges::find_if(taquin::kind().presets, [&](const core::Preset &one) {
            return QByteArray(one.name.source).endsWith(figure);
        });
        QVERIFY(preset != std::ranges::end(taquin::kind().presets));
        const core::Game board = game(preset->line);
        const taquin::Taquin &taquin = boards::asTaquin(board);
        QCOMPARE(taquin::parity(taquin, board.position).inversions, inversions);
    }

    void verdicts()
    {
        tests::SerialContext context;
        const auto verdict = [&](const char *line) {
            const core::Game board = game(line);
            return taquin::kind().judge(*board.puzzle, board.position, context).verdict;
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
        tests::SerialContext context;
        const core::Hint hint = taquin::kind().hint(*board.puzzle, board.position, context);
        QCOMPARE(board.puzzle->spell(board.position, hint.path), std::string("r"));
        QCOMPARE(std::get<long long>(hint.why.arguments[0]), 2LL);
    }

    /// Following the hints leads to the end, although each hint is computed from the board alone.
    void hintsDoNotTurnInCircles()
    {
        core::Game board = game("taquin:4x4:15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0");
        tests::SerialContext context;
        std::set<std::string> seen;
        for (int i = 0; i < 12; ++i) {
            const core::Hint hint = taquin::kind().hint(*board.puzzle, board.position, context);
            QCOMPARE(hint.path.size(), std::size_t(1));
            QVERIFY(!hint.why.empty());
            board.position = core::after(std::move(board.position), hint.path);
            QVERIFY2(seen.insert(board.puzzle->write(board.position)).second, std::to_string(i).c_str());
        }
    }

    void placingMovesLeadToTheEnd_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const auto &[columns, rows] :
             {std::pair(3, 3), std::pair(4, 4), std::pair(2, 7), std::pair(7, 2), std::pair(5, 6),
              std::pair(14, 9), std::pair(6, 21)})
            QTest::addRow("%dx%d", columns, rows) << columns << rows;
    }
    void placingMovesLeadToTheEnd()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const core::Grid grid{columns, rows};
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            core::Random random(seed);
            taquin::Board board(grid);
            for (int i = 0; i < 60 * grid.size(); ++i) {
                const auto direction = taquin::directions[random.below(taquin::directions.size())];
                if (board.canGo(direction))
                    board.go(direction);
            }
            // A tile goes at most across the board, at some five moves a cell, and a pair of tiles takes some
            // more.
            const int most = grid.size() * (6 * (columns + rows) + 60);
            int moves = 0;
            while (const auto move = taquin::nextPlacingMove(board)) {
                QVERIFY(board.canGo(move->direction) && ++moves < most);
                board.go(move->direction);
            }
            for (int cell = 0; cell < grid.size(); ++cell) {
                const bool isLeft = grid.row(cell) >= rows - 2 && grid.column(cell) >= columns - 2;
                QVERIFY2(isLeft || board.tile(cell) == cell, std::to_string(cell).c_str());
            }
        }
    }

    void noHintWhereNothingHelps()
    {
        tests::SerialContext context;
        const auto hint = [&](const char *line) {
            const core::Game board = game(line);
            return taquin::kind().hint(*board.puzzle, board.position, context);
        };
        QVERIFY(hint("taquin:3x3").path.empty());
        const core::Hint odd = hint("taquin:3x3:2 1 3 4 5 6 7 8 0");
        QVERIFY(odd.path.empty());
        QVERIFY(!odd.why.empty());
    }
};

TEST_SUITE(TaquinTest)
#include "tst_taquin.moc"
