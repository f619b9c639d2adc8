// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace core {

/// A rectangle of cells numbered row by row from 0 at the top left.
struct Grid {
    int columns = 0;
    int rows = 0;

    int size() const { return columns * rows; }
    int column(int cell) const { return cell % columns; }
    int row(int cell) const { return cell / columns; }
    int cell(int column, int row) const { return row * columns + column; }
    bool has(int column, int row) const { return column >= 0 && column < columns && row >= 0 && row < rows; }

    friend bool operator==(const Grid &, const Grid &) = default;
};

} // namespace core
