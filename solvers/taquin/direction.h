// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

namespace taquin {

/// The direction in which the *blank* moves; the tile that it changes places with moves in the opposite direction.
enum class Direction : std::uint8_t { Right, Up, Left, Down };

/// All directions, in the order in which every search tries them.
inline constexpr std::array directions = {Direction::Right, Direction::Up, Direction::Left, Direction::Down};

/// A set of directions as a bitmask: 1 << direction for each.
using DirectionSet = std::uint8_t;

inline Direction opposite(Direction direction)
{
    return Direction((int(direction) + 2) % 4);
}

/// Returns the change of the column: 1, 0 or -1.
inline int columnStep(Direction direction)
{
    return int(direction == Direction::Right) - int(direction == Direction::Left);
}

/// Returns the change of the row: 1, 0 or -1.
inline int rowStep(Direction direction)
{
    return int(direction == Direction::Down) - int(direction == Direction::Up);
}

/// Returns the neighbouring cell, which must be on the board.
inline int next(const core::Grid &grid, int cell, Direction direction)
{
    return cell + columnStep(direction) + rowStep(direction) * grid.columns;
}

inline bool hasNext(const core::Grid &grid, int cell, Direction direction)
{
    return grid.has(grid.column(cell) + columnStep(direction), grid.row(cell) + rowStep(direction));
}

/// Consecutive moves of the blank.
using Route = std::vector<Direction>;

inline void append(Route &route, Direction direction, int times = 1)
{
    if (times > 0)
        route.insert(route.end(), std::size_t(times), direction);
}

inline void append(Route &route, const Route &more)
{
    route.insert(route.end(), more.begin(), more.end());
}

/// Returns the route back to the start of `route`, over the same cells.
inline Route reversed(std::span<const Direction> route)
{
    Route result;
    result.reserve(route.size());
    for (auto direction = route.rbegin(); direction != route.rend(); ++direction)
        result.push_back(opposite(*direction));
    return result;
}

/// Returns the route without moves that are taken back at once.
inline Route withoutReturns(const Route &route)
{
    Route result;
    for (const Direction direction : route) {
        if (!result.empty() && result.back() == opposite(direction))
            result.pop_back();
        else
            result.push_back(direction);
    }
    return result;
}

/// Returns the shortest route of the blank from one cell to another that changes the row first.
inline Route routeBetween(const core::Grid &grid, int from, int to)
{
    const int rows = grid.row(to) - grid.row(from);
    const int columns = grid.column(to) - grid.column(from);
    Route route;
    append(route, rows > 0 ? Direction::Down : Direction::Up, std::abs(rows));
    append(route, columns > 0 ? Direction::Right : Direction::Left, std::abs(columns));
    return route;
}

/// Returns the route from the blank's cell to its corner at the bottom right: first down, then right.
inline Route routeToCorner(const core::Grid &grid, int blank)
{
    return routeBetween(grid, blank, grid.size() - 1);
}

} // namespace taquin
