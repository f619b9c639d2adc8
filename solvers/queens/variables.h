// SPDX-License-Identifier: MIT
#pragma once

#include "core/variables.h"
#include "queens/queens.h"

namespace queens {

/// The state, at an event, of a method that goes down the rows: the row and column that its loops have reached, both
/// counted from 0, and the columns of the queens above. At a solution, the row is the last one.
struct RowLoop {
    RowLoop(const Queens &queens, const core::Position &before, const core::Event &event);

    int row;
    int column;
    std::vector<int> above; ///< indexed by row
};

/// Returns these columns, counted from 0, as the course's string, which counts them from 1.
std::string columnString(const Queens &queens, std::span<const int> columns);

} // namespace queens
