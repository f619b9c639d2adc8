// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"
#include "queens/queens.h"

namespace queens {

/// Counts the solutions that contain the given queens, Task::from, on as many threads as the context provides;
/// the count does not depend on their number. Returns verdict, stats, and the reason if there is none. It uses
/// the first of the methods below that suits the board.
core::Outcome countSolutions(const Queens &queens, const core::Task &task, core::SearchContext &context);

/// Meets in the middle: quarters of the board are joined to halves, and the halves that fit together are
/// counted (quarters.cpp). A node is a quarter's placement that is processed. Returns verdict and stats, like
/// countByRows. For boards of up to 20, not for a torus; the queens given must not attack one another.
core::Outcome countByQuarters(const Queens &queens, const core::Task &task, core::SearchContext &context);

/// Searches the open rows downwards, with attacked squares as the bits of a word. A node is a queen placed.
core::Outcome countByRows(const Queens &queens, const core::Task &task, core::SearchContext &context);

} // namespace queens
