// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

// What the method `bits` shares with the counting of solutions and with hints.

/// The rows of a board that have no queen yet, and what the given ones attack there. Columns are bits, the
/// leftmost lowest. Boards of up to 31.
struct OpenRows {
    OpenRows(const Queens &queens, const core::Position &given);

    struct Row {
        int row;
        int distance; ///< in rows, from the open one before or from the board's edge
        std::uint64_t attacked;
    };
    std::uint64_t all; ///< columns
    std::vector<Row> rows;
};

/// Why a queen is set or taken off: Event::reason of both searches of `bits`.
enum class BitsReason : std::uint8_t {
    Mirrored,      ///< set and taken off: a solution's mirror image is shown
    FirstFree,     ///< set: the first free square of the row
    FewestOnRow,   ///< set: no row has fewer free squares
    LastOnColumn,  ///< set: the only free square of its column
    SubtreeTried,  ///< taken off: all that can follow her was tried
    NoneRemaining, ///< taken off: a row or column has no free square left
};

/// Searches where going from the top would take for ever, in the order of the minimum remaining values
/// heuristic (mrvsearch.cpp). A node is a queen set.
core::Outcome mrvSearch(const Queens &queens, const core::Task &task, core::Control &control);

} // namespace queens
