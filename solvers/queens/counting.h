// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"
#include "queens/queens.h"

namespace queens {

/// Counts the solutions that have these queens, on as many threads as the control gives; the count does not
/// depend on them. Answers verdict, stats and the reason when there is none.
core::Outcome countSolutions(const Queens &queens, const core::Position &given, core::Control &control);

} // namespace queens
