// SPDX-License-Identifier: MIT
#include "queens/explanations.h"

namespace queens {

namespace {

/// Returns the queens above a square that may have attacked it when the method tested it, the nearest first. Given
/// queens in the rows below are ignored: the search reaches them later.
std::vector<int> culprits(const Queens &queens, const core::Position &before, int cell,
                          std::optional<int> direction)
{
    const core::Grid grid = queens.grid();
    std::vector<int> found;
    for (const int other : queens.attackers(before, cell)) {
        const int up = grid.row(cell) - grid.row(other);
        const int aside = grid.column(other) - grid.column(cell);
        if (up > 0 && (!direction || aside == *direction * up))
            found.push_back(other);
    }
    return found;
}

core::Explanation explainRefused(const Queens &queens, const core::Position &before, const core::Event &event,
                                 const Refusal &refusal)
{
    const int cell = event.step.to.cell;
    core::Explanation why = {refusal.why, {queens.square(cell)}};
    why.mark(cell, core::Role::Target);
    const std::vector<int> found = culprits(queens, before, cell, refusal.direction);
    if (found.empty())
        return why;
    why.arguments.emplace_back(queens.square(found.front()));
    why.mark(found.front(), core::Role::Culprit);
    return why;
}

} // namespace

core::Explanation explainStep(const Queens &queens, const core::Position &before, const core::Event &event,
                              const Sentences &sentences)
{
    switch (event.type) {
    case core::Event::Solution:
        return explainSolution(queens, before);
    case core::Event::Refused:
        return explainRefused(queens, before, event, sentences.refusals[event.reason]);
    case core::Event::Undid:
        return explainBacktrack(queens, before, event);
    case core::Event::Did:
    case core::Event::Remark:
        break;
    }
    return explainSet(queens, event, sentences.set);
}

core::Explanation explainSet(const Queens &queens, const core::Event &event, core::Text why)
{
    const core::Grid grid = queens.grid();
    const int cell = event.step.to.cell;
    if (event.line == 0) // an unwatched search
        why = PUZZLE_TEXT("queens", "In the solution the queen of row %3 is on %1.");
    return {why,
            {queens.square(cell), static_cast<long long>(grid.column(cell) + 1), queens.row(grid.row(cell))},
            {{std::int16_t(cell), core::Role::Target, {}}}};
}

core::Explanation explainTakenOff(const Queens &queens, const core::Event &event, core::Text why)
{
    const int cell = event.step.to.cell;
    return {why, {queens.square(cell)}, {{std::int16_t(cell), core::Role::Moving, {}}}};
}

core::Explanation explainBacktrack(const Queens &queens, const core::Position &before,
                                   const core::Event &event)
{
    const core::Grid grid = queens.grid();
    const int next = grid.row(event.step.to.cell) + 1;
    if (next == grid.rows)
        return explainTakenOff(queens, event,
                               PUZZLE_TEXT("queens", "After the solution, the queen on %1 is taken off."));
    if (before[next].onBoard()) // a given queen leaves no choice
        return explainTakenOff(queens, event, subtreeSearched);
    bool safe = false;
    for (int column = 0; column < grid.columns && !safe; ++column)
        safe = culprits(queens, before, grid.cell(column, next), {}).empty();
    core::Explanation why = explainTakenOff(
        queens, event,
        safe ? PUZZLE_TEXT("queens", "Every safe square of row %2 was tried: the queen on %1 is taken off.")
             : PUZZLE_TEXT("queens", "No square of row %2 is safe: the queen on %1 is taken off."));
    why.arguments.emplace_back(queens.row(next));
    for (int column = 0; column < grid.columns; ++column)
        why.mark(grid.cell(column, next), core::Role::Region);
    return why;
}

core::Explanation explainSolution(const Queens &queens, const core::Position &position)
{
    return {PUZZLE_TEXT_N("queens", "All %n queen(s) are placed, and none attacks another: %1"),
            {std::ssize(queens), queens.columnsOf(position)}};
}

} // namespace queens
