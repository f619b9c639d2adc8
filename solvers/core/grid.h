// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

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

/// Returns the grids of this many cells with sides within these limits: only the square if there is one.
inline std::vector<Grid> gridsOf(int cells, int shortest, int longest)
{
    std::vector<Grid> grids;
    for (int rows = shortest; rows <= longest; ++rows) {
        const int columns = cells / rows;
        if (columns * rows != cells || columns < shortest || columns > longest)
            continue;
        if (columns == rows)
            return {{columns, rows}};
        grids.push_back({columns, rows});
    }
    return grids;
}

} // namespace core
