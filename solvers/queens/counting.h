// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"
#include "queens/queens.h"

namespace queens {

/// Counts the solutions that contain the given queens, Task::from, on as many threads as the context provides,
/// with the same result for any number. Returns the verdict, the stats, and the reason if there is no solution. It
/// uses the first of the functions below that suits the board.
core::Outcome countSolutions(const Queens &queens, const core::Task &task, core::SearchContext &context);

/// Meets in the middle: quarters of the board are joined to halves, and pairs of halves that fit are counted
/// (quarters.cpp). A node is a quarter's placement that is processed. Returns the verdict and the stats, as
/// countByRows does. For boards up to size 20 that are not a torus; the given queens must not attack one another.
core::Outcome countByQuarters(const Queens &queens, const core::Task &task, core::SearchContext &context);

/// Searches the open rows from the top, with attacked squares as the bits of a word. A node is a queen placed.
core::Outcome countByRows(const Queens &queens, const core::Task &task, core::SearchContext &context);

} // namespace queens
