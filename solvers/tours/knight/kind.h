// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "tours/knight/knight.h"

namespace tours {

/// Returns the kind of the knight's tour: every square of a board once, by a knight's jumps.
const core::Kind &knightKind();

/// Reads a board too large for the window, for the methods that construct a tour (large.cpp).
core::LargeReading largeKnight(core::Grid grid, int start, bool closed, std::string_view method);

/// Judges whether a tour goes on from here. A theorem or a square that can no longer be visited may decide it at
/// once; otherwise, a search does within a node limit, in some tenths of a second. The judgement is unknown if the
/// limit is too low. `hintKnight` returns the next step.
core::Judgement judgeKnight(const Knight &knight, const core::Position &position,
                            core::SearchContext &context);
core::Hint hintKnight(const Knight &knight, const core::Position &position, core::SearchContext &context);

} // namespace tours
