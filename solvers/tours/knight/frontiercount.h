// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"
#include "core/stateblocks.h"
#include "tours/knight/countedtours.h"

#include <functional>

namespace tours {

/// Returns whether the tours can be counted: the frontier runs along the board's columns, of which there may be
/// eight for closed tours of the whole board, and six for others.
bool isCountable(const CountedTours &tours);

/// Counts the tours without listing them (frontiercount.cpp). A node is a way to pass a square, for all tours that
/// have joined the squares before it in the same pairs. It stops if a number exceeds 64 bits, or if the storage
/// would not suffice. It continues from the archive's layer, if there is an archive. After each square it calls
/// `passed`, if that is set, with the square, and ends if that returns false.
core::Outcome countByFrontier(const CountedTours &tours, const core::StateStorage &storage,
                              core::LayerArchive *archive, core::SearchContext &context,
                              const std::function<bool(int square, const core::Stats &stats)> &passed = {});

} // namespace tours
