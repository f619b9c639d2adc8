// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <cstdlib>

namespace queens {

/// The line along which a queen on one square attacks another.
enum class Line { None, Row, Column, Diagonal };

/// None between a square and itself.
inline Line lineBetween(core::Grid grid, int cell, int other)
{
    const int columns = std::abs(grid.column(cell) - grid.column(other));
    const int rows = std::abs(grid.row(cell) - grid.row(other));
    if (rows == 0)
        return columns == 0 ? Line::None : Line::Row;
    if (columns == 0)
        return Line::Column;
    return columns == rows ? Line::Diagonal : Line::None;
}

} // namespace queens
