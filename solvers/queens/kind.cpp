// SPDX-License-Identifier: MIT
#include "queens/kind.h"

#include "queens/asstring.h"
#include "queens/bits.h"
#include "queens/copies.h"
#include "queens/deals.h"
#include "queens/extent.h"
#include "queens/hint.h"
#include "queens/lookback.h"
#include "queens/loops.h"
#include "queens/reading.h"
#include "queens/symmetry.h"

namespace queens {

namespace {

constexpr core::Option options[] = {
    {"size", PUZZLE_TEXT("queens", "Queens"), core::Option::Integer, "8", Queens::smallest, Queens::largest},
};

constexpr core::Preset presets[] = {
    {"queens:8", PUZZLE_TEXT("queens", "Eight queens")},
    {"queens:8,deal=begun,count=3,seed=1", PUZZLE_TEXT("queens", "Eight queens, three of them set")},
    {"queens:4", PUZZLE_TEXT("queens", "Four queens: two solutions")},
    {"queens:5", PUZZLE_TEXT("queens", "Five queens")},
    {"queens:6", PUZZLE_TEXT("queens", "Six queens, harder than five")},
    {"queens:10", PUZZLE_TEXT("queens", "Ten queens")},
    {"queens:12", PUZZLE_TEXT("queens", "Twelve queens")},
    {"queens:16,deal=begun,count=4,seed=1", PUZZLE_TEXT("queens", "Sixteen queens, four of them set")},
    {"queens:20", PUZZLE_TEXT("queens", "Twenty queens")},
    {"queens:40", PUZZLE_TEXT("queens", "Forty queens")},
    {"queens:3", PUZZLE_TEXT("queens", "Three queens: why it cannot be")},
};

constexpr core::Text rules = PUZZLE_TEXT(
    "queens",
    "Set as many queens on the board as it has rows, so that none attacks another. A queen attacks along her "
    "row, her column and both her diagonals.\n\n"
    "Click a square to set a queen there, or drag one from the tray. Click a queen, or drag her off the "
    "board, "
    "to take her off; she can be dragged to another square, too. A square that is attacked is refused, and a "
    "line shows by whom. The attacked squares can be greyed.\n\n"
    "Eight queens have 92 solutions; 12 of them make all others when the board is turned and mirrored. There "
    "is a solution for every number of queens but two and three.");

/// In a function, so that they exist whichever file's constants are made first.
std::span<const core::Solver> solvers()
{
    static const core::Solver all[] = {loops(), copies(), lookback(), asString(), bits(), formula()};
    return all;
}

std::string compose(const core::Values &values)
{
    return values.text("size");
}

core::Values describe(const core::Puzzle &puzzle)
{
    core::Values values(options);
    values.set("size", std::to_string(puzzle.grid().rows));
    return values;
}

const core::Solver &preferred(const core::Puzzle &, const core::Position &position, core::Goal goal)
{
    return *kind().solver(goal == core::Goal::First && placed(position) == 0 ? "formula" : "bits");
}

std::string caption(const core::Puzzle &puzzle, const core::Position &position)
{
    return puzzle.write(position);
}

} // namespace

const core::Kind &kind()
{
    static const core::Kind queens = {
        .id = "queens",
        .name = PUZZLE_TEXT("queens", "Queens"),
        .about = PUZZLE_TEXT("queens", "Set eight queens on a chessboard so that none attacks another."),
        .rules = rules,
        .options = options,
        .presets = presets,
        .solvers = solvers(),
        .deals = deals(),
        .parse = read,
        .compose = compose,
        .describe = describe,
        .preferred = preferred,
        .judge = judge,
        .hint = hint,
        .caption = caption,
        .symmetryClass = symmetryClass,
        .extent = extent,
    };
    return queens;
}

} // namespace queens
