// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace taquin {

/// The way the *gap* goes; the tile that it changes places with goes the other way.
enum class Direction : std::uint8_t { Right, Up, Left, Down };

/// In the order in which the gap's neighbours are drawn and tried.
inline constexpr std::array directions = {Direction::Right, Direction::Up, Direction::Left, Direction::Down};

inline Direction opposite(Direction direction)
{
    return Direction((int(direction) + 2) % 4);
}

inline int columnsAlong(Direction direction)
{
    return int(direction == Direction::Right) - int(direction == Direction::Left);
}

inline int rowsAlong(Direction direction)
{
    return int(direction == Direction::Down) - int(direction == Direction::Up);
}

/// The cell one further; the caller knows that it is on the board.
inline int next(const core::Grid &grid, int cell, Direction direction)
{
    return cell + columnsAlong(direction) + rowsAlong(direction) * grid.columns;
}

inline bool hasNext(const core::Grid &grid, int cell, Direction direction)
{
    return grid.has(grid.column(cell) + columnsAlong(direction), grid.row(cell) + rowsAlong(direction));
}

/// A way of the gap.
using Route = std::vector<Direction>;

inline void append(Route &route, Direction direction, int times = 1)
{
    if (times > 0)
        route.insert(route.end(), std::size_t(times), direction);
}

/// Back along `route`, step by step.
inline Route back(std::span<const Direction> route)
{
    Route result;
    result.reserve(route.size());
    for (auto direction = route.rbegin(); direction != route.rend(); ++direction)
        result.push_back(opposite(*direction));
    return result;
}

/// From the gap's cell to its corner at the bottom right: first down, then right.
inline Route homeward(const core::Grid &grid, int gap)
{
    Route route;
    append(route, Direction::Down, grid.rows - 1 - grid.row(gap));
    append(route, Direction::Right, grid.columns - 1 - grid.column(gap));
    return route;
}

} // namespace taquin
