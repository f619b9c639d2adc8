// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/quick/tileconflicts.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <random>

using taquin::TileConflicts;

namespace {

constexpr TileConflicts::Weights conflictWeights{100, 7};
constexpr core::Grid conflictGrids[] = {{8, 8}, {3, 3}, {7, 4}, {2, 9}, {14, 14}};

/// A board of tiles that are numbered by chance, with the final cell of each.
struct ConflictCase {
    core::Grid grid;
    std::vector<TileConflicts::Cell> tiles; ///< indexed by cell
    std::vector<int> goal;                  ///< indexed by tile
    int blank;                              ///< the number of the blank among the tiles

    int cellOf(int tile) const { return int(std::ranges::find(tiles, tile) - tiles.begin()); }
};

/// Returns a board on which `swaps` pairs of tiles are exchanged, most of them neighbours.
ConflictCase shuffledCase(const core::Grid &grid, std::mt19937 &random, int swaps)
{
    const auto cells = std::size_t(grid.size());
    ConflictCase board{grid, std::vector<TileConflicts::Cell>(cells), std::vector<int>(cells), 0};
    std::iota(board.tiles.begin(), board.tiles.end(), TileConflicts::Cell(0));
    std::ranges::shuffle(board.tiles, random);
    for (int cell = 0; cell < grid.size(); ++cell)
        board.goal[board.tiles[std::size_t(cell)]] = cell;
    board.blank = int(random() % cells);
    for (; swaps > 0; --swaps) {
        const std::size_t one = random() % cells;
        const std::size_t other =
            (one + (random() % 2 ? 1 : std::size_t(grid.columns) + random() % 2)) % cells;
        std::swap(board.tiles[one], board.tiles[other]);
    }
    return board;
}

bool isLineConflict(int one, int other, int goalOfOne, int goalOfOther)
{
    return (one < other) != (goalOfOne < goalOfOther);
}

/// Scores all pairs of tiles by the definition.
int plainScore(const ConflictCase &board)
{
    const core::Grid &grid = board.grid;
    int score = 0;
    for (int one = 0; one < grid.size(); ++one) {
        for (int other = 0; other < one; ++other) {
            if (one == board.blank || other == board.blank)
                continue;
            const int cells[] = {board.cellOf(one), board.cellOf(other)};
            const int goals[] = {board.goal[std::size_t(one)], board.goal[std::size_t(other)]};
            const auto areAll = [&](auto line, int value) {
                return line(cells[0]) == value && line(cells[1]) == value && line(goals[0]) == value &&
                       line(goals[1]) == value;
            };
            const auto row = [&](int cell) { return grid.row(cell); };
            const auto column = [&](int cell) { return grid.column(cell); };
            if (areAll(row, row(cells[0])) || areAll(column, column(cells[0])))
                score += isLineConflict(cells[0], cells[1], goals[0], goals[1]) ? conflictWeights.line : 0;
            if (cells[0] == goals[1] && cells[1] == goals[0] &&
                std::abs(row(cells[0]) - row(cells[1])) == 1 &&
                std::abs(column(cells[0]) - column(cells[1])) == 1)
                score += conflictWeights.diagonal;
        }
    }
    return score;
}

} // namespace

class TileConflictsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allPairsCount()
    {
        std::mt19937 random(1);
        int conflicts = 0;
        for (const core::Grid &grid : conflictGrids) {
            for (int swaps = 0; swaps < 30; ++swaps) {
                const ConflictCase board = shuffledCase(grid, random, swaps);
                const TileConflicts counted(grid, board.goal, board.blank, conflictWeights);
                QCOMPARE(counted.score(board.tiles.data()), plainScore(board));
                conflicts += plainScore(board) > 0;
            }
        }
        QVERIFY2(conflicts > 100, qPrintable(QString::number(conflicts)));
    }

    void aSlideChangesTheScore()
    {
        std::mt19937 random(2);
        int changes = 0;
        for (const core::Grid &grid : conflictGrids) {
            ConflictCase board = shuffledCase(grid, random, 20);
            const TileConflicts counted(grid, board.goal, board.blank, conflictWeights);
            for (int slides = 0; slides < 100;) {
                const int to = board.cellOf(board.blank);
                const int from = int(random() % std::size_t(grid.size()));
                if (std::abs(grid.column(from) - grid.column(to)) + std::abs(grid.row(from) - grid.row(to)) !=
                    1)
                    continue;
                const int before = plainScore(board);
                const int change = counted.change(board.tiles.data(), from, to);
                std::swap(board.tiles[std::size_t(from)], board.tiles[std::size_t(to)]);
                QCOMPARE(before + change, plainScore(board));
                changes += change != 0;
                ++slides;
            }
        }
        QVERIFY2(changes > 50, qPrintable(QString::number(changes)));
    }
};

TEST_SUITE(TileConflictsTest)
#include "tst_tileconflicts.moc"
