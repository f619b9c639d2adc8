// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"
#include "solitaire/board.h"

namespace solitaire {

inline void markHole(core::Explanation &why, const Board &board, int hole, core::Role role,
                     std::string label = {})
{
    why.marks.push_back({std::int16_t(board.cell(hole)), role, std::move(label)});
}

inline void markJump(core::Explanation &why, const Board &board, const Jump &jump)
{
    markHole(why, board, jump.from, core::Role::Moving);
    markHole(why, board, jump.over, core::Role::Region);
    markHole(why, board, jump.to, core::Role::Target);
}

/// Adds the row and the column of a hole as two arguments.
inline void addRowAndColumn(core::Explanation &why, const Board &board, int hole)
{
    why.arguments.emplace_back(static_cast<long long>(board.row(hole)));
    why.arguments.emplace_back(static_cast<long long>(board.column(hole)));
}

/// Explains the step of a peg that was jumped over, when the jump is not known.
inline core::Explanation explainRemoval(const Board &board, const core::Step &step)
{
    const int cell = step.from.onBoard() ? step.from.cell : step.to.cell;
    const int hole = cell >= 0 && cell < board.grid().size() ? board.hole(cell) : -1;
    if (hole < 0)
        return {};
    core::Explanation why{
        PUZZLE_TEXT("solitaire", "The peg in row %1, column %2 was jumped over: it leaves the board.")};
    addRowAndColumn(why, board, hole);
    markHole(why, board, hole, core::Role::Region);
    return why;
}

} // namespace solitaire
