// SPDX-License-Identifier: MIT
#pragma once

#include "core/indexed.h"
#include "tours/tour.h"

#include <array>
#include <cstdint>

namespace tours {

/// The two directions of diagonals, which the course text calls senses. A square is used in a sense once the
/// bishop has arrived at it or left it along that diagonal. Senses are bits of a mask.
enum Sense : std::uint8_t {
    Falling = 1, ///< sense A of the course text: top left to bottom right, or back
    Rising = 2,  ///< sense B: bottom left to top right, or back
};
inline constexpr std::uint8_t bothSenses = Falling | Rising;

/// The four steps in the course text's order, with falling and rising ones alternating.
inline constexpr std::array<Offset, 4> diagonals{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};

constexpr Sense senseOf(std::size_t diagonal)
{
    return diagonal % 2 == 0 ? Falling : Rising;
}
inline Sense senseBetween(core::Grid grid, int from, int to)
{
    return (grid.column(to) > grid.column(from)) == (grid.row(to) > grid.row(from)) ? Falling : Rising;
}
inline bool isDiagonalStep(core::Grid grid, int from, int to)
{
    const int dx = grid.column(to) - grid.column(from);
    const int dy = grid.row(to) - grid.row(from);
    return dx * dx == 1 && dy * dy == 1;
}
inline bool isOfColour(core::Grid grid, int cell, int other)
{
    return (grid.column(cell) + grid.row(cell) + grid.column(other) + grid.row(other)) % 2 == 0;
}

/// The cells diagonally adjacent to a cell, in the order of `diagonals`; -1 beyond the board, and for closed cells.
using DiagonalNeighbours = std::array<int, 4>;
core::PerCell<DiagonalNeighbours> diagonalNeighbours(core::Grid grid, const core::PerCell<bool> &closed = {});

/// The senses that a bishop's route has used on each cell, and whether each cell was visited.
struct UsedSenses {
    core::PerCell<std::uint8_t> senses;
    core::PerCell<bool> visited;
    int squares = 0; ///< the number of distinct visited squares

    UsedSenses(core::Grid grid, const Route &route);
};

} // namespace tours
