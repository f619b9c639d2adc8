// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace core {

/// Returns whether a line begins with a heading above the goal of a board: "Goal", "Final state:", "But : 1 2 3".
bool isGoalHeading(std::string_view line);

/// Returns whether a line begins with a heading above a board whose goal is given, too: "Start", "Initial state:".
bool isStartHeading(std::string_view line);

/// Returns whether a line is a row of numbers, possibly after a heading such as "Start:" or "Goal:".
bool isRowOfNumbers(std::string_view line);

/// Replaces each heading between a grid of numbers and its goal by an arrow to the goal, and removes the blank lines around
/// it, so that both grids are one board's: "7 0 5\n\nGoal:\n1 2 3" becomes "7 0 5\n ->   \n1 2 3". If the first goal stands
/// above its board, all do. All offsets stay the same.
void joinGoals(std::string &text);

} // namespace core
