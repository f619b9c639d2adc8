// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

// This header declares what the method `bits` shares with the counting of solutions and with hints.

/// The rows of a board that have no queen yet, and the columns there that are closed or that the given queens attack.
/// Columns are bits, the leftmost lowest.
struct OpenRows {
    OpenRows(const Queens &queens, const core::Position &given);

    struct Row {
        int row;
        int distance;         ///< the rows since the previous open row, or since the board's edge
        std::uint64_t unsafe; ///< closed or attacked
    };
    std::uint64_t all; ///< all columns
    std::vector<Row> rows;
};

/// Returns the columns of a torus shifted to the right by so many, fewer than there are, round the edge.
inline std::uint64_t shiftedRight(std::uint64_t columns, int by, int size)
{
    const std::uint64_t all = (std::uint64_t(1) << size) - 1;
    return (columns << by | (columns & all) >> (size - by)) & all;
}

/// The reason why a queen is placed or removed: Event::reason of both searches of `bits`.
enum class BitsReason : std::uint8_t {
    Mirrored,      ///< placed or removed: a solution's mirror image is shown
    FirstFree,     ///< placed: the first free square of the row
    FewestOnRow,   ///< placed: no row has fewer free squares
    LastOnColumn,  ///< placed: the only free square of its column
    SubtreeTried,  ///< removed: all that can follow her was tried
    NoneRemaining, ///< removed: a row or column has no free square left
};

/// Searches boards on which going from the top would take forever, in the order of the minimum remaining values
/// heuristic (mrvsearch.cpp). A node is a queen placed.
core::Outcome mrvSearch(const Queens &queens, const core::Task &task, core::SearchContext &context);

} // namespace queens
