// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"
#include "taquin/board.h"

namespace taquin {

/// A goal that has a name in position lines: its arrangement on a grid, and the sentence that proposes it for a board
/// that cannot reach another goal.
struct NamedGoal {
    std::string_view id;
    Board (*board)(core::Grid);
    core::Text advice;
};

/// Returns the goals with a name. The first one is the usual goal: all tiles in order, row by row, with the gap last.
std::span<const NamedGoal> namedGoals();
inline constexpr std::string_view ownGoal = "own"; ///< stands for an arrangement that has no name

/// Returns the name of this goal in position lines; an empty text if it has none.
std::string_view nameOf(const Board &goal);
/// Returns the numbers of an arrangement row by row, with 0 for the gap: "1-2-3-8-0-4-7-6-5".
std::string spellArrangement(const Board &goal);
/// Returns the option of a position line for this goal, with its comma: ",goal=spiral"; empty for the usual goal.
std::string spellGoal(const Board &goal);
/// Reads the value of the option: a name, in any letter case, or the numbers of an arrangement, row by row, with
/// hyphens or blanks between them or as boards are written (writtengrid.h). The place of a fault is counted from `at`,
/// the place of the value.
std::variant<Board, core::Fault> readGoal(core::Grid grid, std::string_view value, std::size_t at);

} // namespace taquin
