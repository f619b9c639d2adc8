// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/runsonce.h"
#include "tours/bishop/bishop.h"

namespace tours {

/// The bishop's tour: all squares of a colour, each at most once in either sense.
RUNS_ONCE const core::Kind &bishopKind();

/// Whether a tour goes on from here, and its next step. A theorem or a square that can no longer be visited
/// may tell it at once; else a search does within a budget of nodes, some tenths of a second. It is not known
/// when that is not enough.
core::Judgement judgeBishop(const Bishop &bishop, const core::Position &position, core::Control &control);
core::Hint hintBishop(const Bishop &bishop, const core::Position &position, core::Control &control);

} // namespace tours
