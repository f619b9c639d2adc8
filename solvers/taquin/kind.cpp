// SPDX-License-Identifier: MIT
#include "taquin/kind.h"

#include "taquin/cycles.h"
#include "taquin/deals.h"
#include "taquin/hint.h"
#include "taquin/optimal.h"
#include "taquin/parity.h"
#include "taquin/quick.h"
#include "taquin/reading.h"
#include "taquin/rewind.h"
#include "taquin/rows.h"

namespace taquin {

namespace {

/// Of a board by the form; on larger ones the numbers could hardly be read.
constexpr int longestOffered = 40;

constexpr core::Option side(const char *id, core::Text name)
{
    return {.id = id,
            .name = name,
            .type = core::Option::Integer,
            .initial = "4",
            .lowest = Taquin::shortest,
            .highest = longestOffered,
            .highestInLine = Taquin::longest};
}

constexpr core::Option options[] = {
    side("columns", PUZZLE_TEXT("taquin", "Columns")),
    side("rows", PUZZLE_TEXT("taquin", "Rows")),
};

constexpr core::Preset presets[] = {
    {"taquin:3x3,deal=walk,count=300,seed=1", PUZZLE_TEXT("taquin", "8 puzzle")},
    {"taquin:4x4,deal=walk,count=3000,seed=1", PUZZLE_TEXT("taquin", "15 puzzle")},
    {"taquin:5x5,deal=walk,count=10000,seed=1", PUZZLE_TEXT("taquin", "24 puzzle")},
    {"taquin:8x8,deal=walk,count=30000,seed=1", PUZZLE_TEXT("taquin", "63 puzzle")},
    {"taquin:12x12,deal=walk,count=30000,seed=1", PUZZLE_TEXT("taquin", "143 puzzle")},
    {"taquin:4x2:5 7 3 4 1 6 2 0", PUZZLE_TEXT("taquin", "Figure 1 of the course, 4×2")},
    {"taquin:5x4:14 16 4 2 6 15 5 8 19 3 9 17 13 0 11 7 1 10 18 12",
     PUZZLE_TEXT("taquin", "Figure 2 of the course, 5×4")},
    {"taquin:5x4:14 3 16 13 8 10 18 2 11 1 19 9 6 15 7 4 17 5 12 0",
     PUZZLE_TEXT("taquin", "Figure 3 of the course, 5×4")},
    {"taquin:5x5:15 3 13 1 19 4 23 8 11 21 14 6 2 5 24 20 7 22 9 12 18 16 10 17 0",
     PUZZLE_TEXT("taquin", "Figure 14 of the course, 5×5")},
    {"taquin:5x5:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 21 17 23 16 0 19 24 22 20 18",
     PUZZLE_TEXT("taquin", "Figure 15 of the course, 5×5")},
    {"taquin:6x4:11 3 5 1 2 6 4 7 8 9 10 12 14 16 13 17 15 18 19 20 21 22 23 0",
     PUZZLE_TEXT("taquin", "Figure 22 of the course, 6×4")},
    {"taquin:6x5:5 2 3 1 11 7 8 4 6 9 12 14 10 16 13 17 18 21 15 19 25 23 20 22 24 29 26 28 27 0",
     PUZZLE_TEXT("taquin", "Figure 26 of the course, 6×5")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "taquin",
    "The board is full of tiles but for one gap. A tile beside the gap can slide into it, and leaves a gap "
    "where it was. Click a tile in the gap's row or column: it slides, with all the tiles between.\n\n"
    "The aim is to bring all tiles into order, row by row from the top left, with the gap in the last cell; "
    "with a picture, to put the picture together.\n\n"
    "Only half of all arrangements can be put in order. A pair of tiles is inverted when the larger comes "
    "first. With an odd number of columns no move changes whether the number of inverted pairs is odd or "
    "even; with an even number of columns the same holds once the rows below the gap are added. The ordered "
    "board makes 0, so that an odd board can never become it.");

/// In a function, so that they exist whichever file's constants are made first.
std::span<const core::Solver> solvers()
{
    static const core::Solver all[] = {rewind(), rows(), cycles(), quick(), optimal()};
    return all;
}

const Taquin &asTaquin(const core::Puzzle &puzzle)
{
    return static_cast<const Taquin &>(puzzle);
}

std::string compose(const core::Values &values)
{
    return values.text("columns") + 'x' + values.text("rows");
}

core::Values describe(const core::Puzzle &puzzle)
{
    core::Values values(options);
    values.set("columns", std::to_string(puzzle.grid().columns));
    values.set("rows", std::to_string(puzzle.grid().rows));
    return values;
}

const core::Solver &preferred(const core::Puzzle &, const core::Position &, core::Goal)
{
    return *kind().solver("quick");
}

core::Judgement judge(const core::Puzzle &puzzle, const core::Position &position, core::Control &)
{
    if (puzzle.solved(position))
        return {core::Judgement::Solved, {PUZZLE_TEXT("taquin", "All tiles are in order.")}};
    return {solvable(asTaquin(puzzle), position) ? core::Judgement::Solvable : core::Judgement::Unsolvable,
            explainParity(asTaquin(puzzle), position)};
}

core::Hint suggest(const core::Puzzle &puzzle, const core::Position &position, core::Control &control)
{
    return hint(asTaquin(puzzle), position, control);
}

} // namespace

const core::Kind &kind()
{
    static const core::Kind taquin = {
        .id = "taquin",
        .name = PUZZLE_TEXT("taquin", "Taquin"),
        .about = PUZZLE_TEXT("taquin",
                             "Slide the tiles, one after the other, into the gap until all are in order."),
        .rules = rules,
        .options = options,
        .presets = presets,
        .solvers = solvers(),
        .deals = deals(),
        .defaultDeal = walkDeal,
        .parse = read,
        .compose = compose,
        .describe = describe,
        .preferred = preferred,
        .judge = judge,
        .hint = suggest,
    };
    return taquin;
}

} // namespace taquin
