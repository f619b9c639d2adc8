// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "queens/queens.h"

namespace queens {

/// Kind::judge: by a look at the board, by the formula, and by a search that gives up after a while.
core::Judgement judge(const Queens &queens, const core::Position &position, core::Control &control);

/// Kind::hint: a queen that must stand where she is set, else one of a solution; a queen to be taken off when
/// those that stand have none.
core::Hint hint(const Queens &queens, const core::Position &position, core::Control &control);

} // namespace queens
