// SPDX-License-Identifier: MIT
#pragma once

#include "core/variables.h"
#include "queens/queens.h"

namespace queens {

/// The state of a method that goes down the rows at an event: the row and the column that its loop has reached,
/// both from 0, and the columns of the queens above. At a solution it is in the last row.
struct RowLoop {
    RowLoop(const Queens &queens, const core::Position &before, const core::Event &event);

    int row;
    int column;
    std::vector<int> above; ///< indexed by row
};

/// Returns these columns, counted from 0, as the course's string of them, counted from 1.
std::string columnString(const Queens &queens, std::span<const int> columns);

} // namespace queens
