// SPDX-License-Identifier: MIT
#include "queens/narration.h"

#include "core/squarename.h"
#include "queens/impossible.h"

namespace queens {

namespace {

using Arguments = std::vector<core::Explanation::Argument>;

core::Text whySet(const core::Event &event)
{
    if (event.line == 0) // the search was not watched
        return PUZZLE_TEXT("queens", "In the solution the queen of row %3 stands on %1.");
    switch (Reason(event.reason)) {
    case Reason::Mirrored:
        return PUZZLE_TEXT("queens", "%1 belongs to the mirror image of a solution found before.");
    case Reason::Empty:
        return PUZZLE_TEXT("queens", "%1 is not filled: a queen is set there, and all that she attacks from "
                                     "her row down is filled.");
    case Reason::Unseen:
        return PUZZLE_TEXT("queens", "Looking up from %1, no queen is in sight: one is set there.");
    case Reason::Unwritten:
        return PUZZLE_TEXT("queens",
                           "The string has neither column %2 nor a queen on a diagonal of %1: it is "
                           "written down.");
    case Reason::FewestOnRow:
        return PUZZLE_TEXT("queens", "No row has fewer free squares than row %3: its queen is tried on %1.");
    case Reason::LastOnLine:
        return PUZZLE_TEXT("queens",
                           "%1 is the only free square left on column %2: a queen must stand there.");
    default:
        return PUZZLE_TEXT("queens", "%1 is the next free square of its row: a queen is set there.");
    }
}

core::Text whyRefused(Reason reason)
{
    switch (reason) {
    case Reason::SeenLeft:
        return PUZZLE_TEXT("queens", "Looking from %1 up to the left, the queen on %2 is in sight.");
    case Reason::SeenAbove:
        return PUZZLE_TEXT("queens", "Looking from %1 straight up, the queen on %2 is in sight.");
    case Reason::SeenRight:
        return PUZZLE_TEXT("queens", "Looking from %1 up to the right, the queen on %2 is in sight.");
    case Reason::Written:
        return PUZZLE_TEXT("queens", "The column of %1 is in the string already: the queen on %2 has it.");
    case Reason::TestLeft:
        return PUZZLE_TEXT("queens", "The test from %1 up to the left ends at the queen on %2.");
    case Reason::TestRight:
        return PUZZLE_TEXT("queens", "The test from %1 up to the right ends at the queen on %2.");
    default:
        return PUZZLE_TEXT("queens", "%1 is filled: the queen on %2 attacks it.");
    }
}

core::Text whyTakenOff(Reason reason)
{
    switch (reason) {
    case Reason::Mirrored:
        return PUZZLE_TEXT("queens", "The next mirror image has no queen on %1.");
    case Reason::NoRoom:
        return PUZZLE_TEXT("queens", "With a queen on %1, some row or column has no free square left: she is "
                                     "taken off.");
    default:
        return PUZZLE_TEXT("queens",
                           "Everything that can follow the queen on %1 was tried: she is taken off.");
    }
}

/// Which way the method looked, in columns a row upward; nothing when any way.
std::optional<int> wayOf(Reason reason)
{
    switch (reason) {
    case Reason::SeenLeft:
    case Reason::TestLeft:
        return -1;
    case Reason::SeenAbove:
    case Reason::Written:
        return 0;
    case Reason::SeenRight:
    case Reason::TestRight:
        return 1;
    default:
        return std::nullopt;
    }
}

/// The queens above a square that the method can have come upon, the nearest first. Those given on the rows
/// below are not its business yet.
std::vector<int> met(const Queens &queens, const core::Position &before, int cell, std::optional<int> way)
{
    const core::Grid grid = queens.grid();
    std::vector<int> found;
    for (const int other : queens.attackers(before, cell)) {
        const int up = grid.row(cell) - grid.row(other);
        const int aside = grid.column(other) - grid.column(cell);
        if (up > 0 && (!way || aside == *way * up))
            found.push_back(other);
    }
    return found;
}

core::Explanation explainRefused(const Queens &queens, const core::Position &before, const core::Event &event)
{
    const int cell = event.step.to.cell;
    const auto reason = Reason(event.reason);
    const std::vector<int> culprits = met(queens, before, cell, wayOf(reason));
    core::Explanation why = {whyRefused(reason), {queens.square(cell)}};
    why.marks.push_back({std::int16_t(cell), core::Role::Target, {}});
    if (culprits.empty())
        return why;
    why.arguments.emplace_back(queens.square(culprits.front()));
    why.marks.push_back({std::int16_t(culprits.front()), core::Role::Culprit, {}});
    return why;
}

core::Explanation explainSet(const Queens &queens, const core::Event &event)
{
    const int cell = event.step.to.cell;
    const core::Grid grid = queens.grid();
    const auto reason = Reason(event.reason);
    // The string counts columns; the board has letters for them.
    const core::Explanation::Argument column =
        reason == Reason::LastOnLine ? core::Explanation::Argument(core::columnName(grid.column(cell)))
                                     : static_cast<long long>(grid.column(cell) + 1);
    return {whySet(event),
            {queens.square(cell), column, static_cast<long long>(grid.rows - grid.row(cell))},
            {{std::int16_t(cell), core::Role::Target, {}}}};
}

core::Explanation explainTakenOff(const Queens &queens, const core::Event &event)
{
    const int cell = event.step.to.cell;
    return {whyTakenOff(Reason(event.reason)),
            {queens.square(cell)},
            {{std::int16_t(cell), core::Role::Moving, {}}}};
}

} // namespace

core::Explanation narrate(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    const auto &queens = static_cast<const Queens &>(puzzle);
    switch (event.type) {
    case core::Event::Solution:
        return complete(queens, before);
    case core::Event::Refused:
        return explainRefused(queens, before, event);
    case core::Event::Undid:
        return explainTakenOff(queens, event);
    case core::Event::Did:
        break;
    }
    return explainSet(queens, event);
}

} // namespace queens
