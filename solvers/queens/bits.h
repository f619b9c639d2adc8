// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

// This header declares what the method `bits` shares with counting and with hints.

/// The rows of a board without a queen, and the columns there that are closed or attacked by given queens. Columns
/// are bits, the leftmost the lowest.
struct OpenRows {
    OpenRows(const Queens &queens, const core::Position &given);

    struct Row {
        int row;
        int distance;         ///< the rows since the previous open row or the board's edge
        std::uint64_t unsafe; ///< the columns that are closed or attacked
    };
    std::uint64_t all; ///< all columns
    std::vector<Row> rows;
};

/// Returns the columns of a torus, rotated to the right by `by`, which must be less than their number.
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
    LastOnColumn,  ///< placed: the last free square of its column
    SubtreeTried,  ///< removed: the whole subtree below was tried
    NoneRemaining, ///< removed: a row or column has no free square left
};

/// Searches boards for which going row by row would take forever: by the minimum remaining values heuristic
/// (mrvsearch.cpp). A node is a queen placed.
core::Outcome mrvSearch(const Queens &queens, const core::Task &task, core::SearchContext &context);

} // namespace queens
