// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"
#include "tours/bishop/bishop.h"

namespace tours {

/// Returns whether `countByFrontier` can count the tours from here: the route must be a single corner, and the
/// board must have a side of at most 15, or be 16 squares wide and of even length.
bool canCountByFrontier(const Bishop &bishop, const core::Position &from);

/// Counts the tours from a corner without listing them. A node is a way to pass a square, for all routes that have
/// led to the same state. The search stops if the number of routes to a state exceeds 64 bits.
core::Outcome countByFrontier(const Bishop &bishop, core::SearchContext &context);

} // namespace tours
