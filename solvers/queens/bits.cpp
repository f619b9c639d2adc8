// SPDX-License-Identifier: MIT
#include "queens/bits.h"

#include "queens/counting.h"
#include "queens/fewestfirst.h"
#include "queens/rowsearch.h"

namespace queens {

namespace {

constexpr int largestInOrder = 12;    ///< the first solution is that at the head of the list
constexpr int largestListByRows = 20; ///< beyond, no list comes to an end

constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("queens", "The free squares of a row: the bits that are set neither for columns nor for "
                          "diagonals; no row empty: a solution"),
    PUZZLE_TEXT("queens",
                "A queen on the first free square; the diagonals move one column aside, row by row"),
    PUZZLE_TEXT("queens", "No free square, or all of them tried: the queen is taken off"),
    PUZZLE_TEXT("queens", "The mirror images of the solutions found, in the opposite order"),
};

bool fewestFirst(const Queens &queens, core::Goal goal)
{
    return queens.size() > (goal == core::Goal::First ? largestInOrder : largestListByRows);
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const auto &queens = static_cast<const Queens &>(puzzle);
    if (task.goal == core::Goal::Count && !task.traced)
        return countSolutions(queens, task.from, control);
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        if (fewestFirst(queens, task.goal))
            return FewestFirst<Watch>(watch, queens, task).run();
        return RowSearch<Watch>(watch, queens, task).run();
    });
}

} // namespace

core::Solver bits()
{
    return {.id = "bits",
            .name = PUZZLE_TEXT("queens", "Bits"),
            .about =
                PUZZLE_TEXT("queens", "Keeps the queens that stand, knows the free squares of a row as "
                                      "bits of a word and tries no others: lists all solutions in order, "
                                      "counts them up to 18 queens, finds one on any board."),
            .goals = goals,
            .counts = PUZZLE_TEXT("queens", "Queens set"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = narrate};
}

} // namespace queens
