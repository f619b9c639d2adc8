// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "queens/queens.h"

namespace queens {

/// Implements Kind::judge: by inspecting the board, by the formula, and by a limited search.
core::Judgement judge(const Queens &queens, const core::Position &position, core::SearchContext &context);

/// Implements Kind::hint: suggests a queen whose square is forced, otherwise a queen of a solution, or the removal
/// of a queen if those on the board have no solution.
core::Hint hint(const Queens &queens, const core::Position &position, core::SearchContext &context);

} // namespace queens
