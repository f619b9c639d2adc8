// SPDX-License-Identifier: MIT
#include "tilings/cellwords.h"

#include "tilings/board.h"
#include "tilings/candidates.h"
#include "tilings/cellsearch.h"
#include "tilings/stepwords.h"

namespace tilings {

namespace {

/// The first empty cell in the order of filling.
int nextCell(const Board &board)
{
    const core::Grid grid = board.tilings().grid();
    const Lines lines(grid);
    for (int line = 0; line < lines.count; ++line) {
        for (int position = 0; position < lines.length; ++position) {
            const int cell = lines.cell(grid, line, position);
            if (board.isFree(cell))
                return cell;
        }
    }
    return -1;
}

/// Marks the holes that the search sees: of one cell, and of two where no monomino is left.
core::Explanation explainRefusal(const StepWords &words)
{
    core::Explanation why =
        words.marked({PUZZLE_TEXT("tilings", "Piece %1 would leave cells that no piece left can reach."),
                      {words.letter()}});
    for (const Hole &hole : holes(words.after())) {
        if (hole.size() > (words.supply().count(1) > 0 ? 1 : 2))
            continue;
        for (const int cell : hole)
            why.marks.push_back({std::int16_t(cell), core::Role::Culprit, {}});
    }
    return why;
}

/// Marks the cells that would be left.
core::Explanation explainInVain(const StepWords &words)
{
    core::Explanation why =
        words.marked({PUZZLE_TEXT("tilings", "Piece %1 would leave the same empty cells and the same pieces "
                                             "as before, and those have no solution."),
                      {words.letter()}});
    for (const Hole &hole : holes(words.after())) {
        for (const int cell : hole)
            why.marks.push_back({std::int16_t(cell), core::Role::Region, {}});
    }
    return why;
}

core::Explanation explainLaid(const Tilings &tilings, const StepWords &words)
{
    const int cell = nextCell(words.before());
    core::Explanation why = words.marked(
        {PUZZLE_TEXT("tilings", "Row %1, column %2 is the first empty cell: piece %3 fits there."),
         {static_cast<long long>(tilings.grid().row(cell) + 1),
          static_cast<long long>(tilings.grid().column(cell) + 1), words.letter()}});
    why.marks.push_back({std::int16_t(cell), core::Role::Target, {}});
    return why;
}

} // namespace

core::Explanation explainCells(const core::Puzzle &puzzle, const core::Position &before,
                               const core::Event &event)
{
    const auto &tilings = static_cast<const Tilings &>(puzzle);
    if (event.type == core::Event::Solution)
        return explainSolution();
    const StepWords words(tilings, before, event.step);
    if (event.line == 0)
        return words.inSolution();
    if (event.line == CellLine::Images)
        return words.image();
    if (event.type == core::Event::Undid)
        return words.takenUp();
    if (event.line == CellLine::Portions)
        return words.portion();
    if (event.line == CellLine::InVain)
        return explainInVain(words);
    return event.type == core::Event::Refused ? explainRefusal(words) : explainLaid(tilings, words);
}

} // namespace tilings
