// SPDX-License-Identifier: MIT
#include "queens/queens.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>

namespace queens {

namespace {

constexpr int symmetries = 8; ///< of a square: four turns, each mirrored or not

/// A bit for each cell, row by row.
using Occupied = std::vector<std::uint64_t>;

struct Square {
    int column;
    int row;
};

std::vector<Square> occupiedSquares(core::Grid grid, const core::Position &position)
{
    std::vector<Square> squares;
    squares.reserve(position.size());
    for (const core::Place &place : position) {
        if (place.onBoard())
            squares.push_back({grid.column(place.cell), grid.row(place.cell)});
    }
    return squares;
}

void occupy(Occupied &cells, core::Grid grid, Square square, int symmetry)
{
    auto [column, row] = square;
    if (symmetry & 1)
        column = grid.columns - 1 - column;
    if (symmetry & 2)
        row = grid.rows - 1 - row;
    if (symmetry & 4)
        std::swap(column, row);
    const auto cell = std::size_t(grid.cell(column, row));
    cells[cell / 64] |= std::uint64_t(1) << cell % 64;
}

} // namespace

/// The canonical form is the least of the eight images, as bits. A list of all solutions asks for hundreds of
/// thousands.
std::string symmetryClass(const Queens &queens, const core::Position &position)
{
    const core::Grid grid = queens.grid();
    const std::vector<Square> squares = occupiedSquares(grid, position);
    Occupied least;
    Occupied image(std::size_t(grid.size() + 63) / 64);
    for (int symmetry = 0; symmetry < symmetries; ++symmetry) {
        std::ranges::fill(image, 0);
        for (const Square square : squares)
            occupy(image, grid, square, symmetry);
        if (symmetry == 0 || image < least)
            least = image;
    }
    const auto bytes = std::as_bytes(std::span(least));
    std::string text(bytes.size(), ' ');
    std::memcpy(text.data(), bytes.data(), bytes.size());
    return text;
}

} // namespace queens
