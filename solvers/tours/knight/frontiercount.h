// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"
#include "tours/knight/knight.h"

namespace tours {

/// The tours of a grid to count: closed ones, open ones, or those between given ends.
struct CountedTours {
    static constexpr int anywhere = -1;

    core::Grid grid;
    bool closed = false;
    /// The tour's ends, squares or `anywhere`; an open tour with both ends anywhere is counted once, not in both
    /// directions.
    int first = anywhere;
    int last = anywhere;
    std::vector<int> without = {}; ///< squares that the tours do not visit
};

/// Returns whether the tours can be counted: the frontier runs along the board's columns, of which there may be
/// eight for closed tours of the whole board, and six for others.
bool isCountable(const CountedTours &tours);

/// Counts the tours without listing them (frontiercount.cpp). A node is a way to pass a square, for all tours that
/// have joined the squares before it in the same pairs. It stops if a number exceeds 64 bits, or if the memory
/// would not suffice. It continues from the archive's layer, if there is an archive.
core::Outcome countByFrontier(const CountedTours &tours, core::LayerArchive *archive,
                              core::SearchContext &context);

} // namespace tours
