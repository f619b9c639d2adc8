// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"
#include "queens/queens.h"

namespace queens {

/// Counts the solutions that have the given queens, Task::from, on as many threads as the control gives; the count does
/// not depend on them. Answers verdict, stats and the reason when there is none. It takes the first of these
/// ways that suits the board.
core::Outcome countSolutions(const Queens &queens, const core::Task &task, core::Control &control);

/// Meets in the middle: quarters of the board are joined to halves, and the halves that fit together are
/// counted (quarters.cpp). A node is a quarter's placement that is taken up. Answers verdict and stats, as
/// the next does. Boards of up to 20; the queens given must not attack one another.
core::Outcome countByQuarters(const Queens &queens, const core::Task &task, core::Control &control);

/// Goes down the open rows, attacked squares being the bits of a word. A node is a queen set.
core::Outcome countByRows(const Queens &queens, const core::Task &task, core::Control &control);

} // namespace queens
