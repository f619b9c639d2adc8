// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/runsonce.h"
#include "tours/knight/knight.h"

namespace tours {

/// The knight's tour: every square of a board once, by a knight's jumps.
RUNS_ONCE const core::Kind &knightKind();

/// A board larger than those of the window, by the methods that construct a tour (large.cpp).
core::LargeReading largeKnight(core::Grid grid, int start, bool closed, std::string_view method);

/// Whether a tour goes on from here, and its next step. A theorem or a square that can no longer be visited
/// may tell it at once; else a search does within a budget of nodes, some tenths of a second. It is not known
/// when that is not enough.
core::Judgement judgeKnight(const Knight &knight, const core::Position &position, core::Control &control);
core::Hint hintKnight(const Knight &knight, const core::Position &position, core::Control &control);

} // namespace tours
