// SPDX-License-Identifier: MIT
#include "taquin/carryplan.h"

#include "taquin/gapway.h"

#include <algorithm>

namespace taquin {

void CarryPlan::make(int cell, int target)
{
    m_target = target;
    const int columns = m_ground.column(target) - m_ground.column(cell);
    const int rows = m_ground.row(target) - m_ground.row(cell);
    m_aheadAlong = columns > 0 ? Direction::Right : Direction::Left;
    m_aheadDown = rows > 0 ? Direction::Down : Direction::Up;
    m_width = std::abs(columns) + 1;
    m_height = std::abs(rows) + 1;
    m_places.assign(std::size_t(m_width * m_height), {});
    for (int row = 0; row < m_height; ++row) {
        for (int column = 0; column < m_width; ++column)
            fill(column, row);
    }
}

int CarryPlan::cost(int tileCell, Direction side) const
{
    const int columns = std::abs(m_ground.column(m_target) - m_ground.column(tileCell));
    const int rows = std::abs(m_ground.row(m_target) - m_ground.row(tileCell));
    if (columns >= m_width || rows >= m_height)
        return never;
    const Place &place = m_places[std::size_t(rows * m_width + columns)];
    return side == m_aheadAlong ? place.along : side == m_aheadDown ? place.down : never;
}

void CarryPlan::fill(int columns, int rows)
{
    if (columns > 0)
        at(columns, rows).along = GapWay::cheap + afterPush(columns - 1, rows, true);
    if (rows > 0)
        at(columns, rows).down = GapWay::cheap + afterPush(columns, rows - 1, false);
}

/// The tile has just come here, and the gap is behind it.
int CarryPlan::afterPush(int columns, int rows, bool along)
{
    if (columns == 0 && rows == 0)
        return 0;
    const Direction ahead = along ? m_aheadAlong : m_aheadDown;
    const Direction aside = along ? m_aheadDown : m_aheadAlong;
    const core::Grid &grid = m_ground.grid();
    const int cell =
        m_target - columns * columnsAlong(m_aheadAlong) - rows * rowsAlong(m_aheadDown) * grid.columns;
    const int behind = next(grid, cell, opposite(ahead));
    const Place &place = at(columns, rows);
    const int straight = along ? place.along : place.down;
    const int turned = along ? place.down : place.along;
    int least = never;
    if (turned < never)
        least = std::min(least, turned + way(behind, aside, ahead));
    if (straight < never) {
        for (const Direction side : {aside, opposite(aside)}) {
            int gap = behind;
            int cost = edge(gap, side);
            if (cost < never)
                cost += edge(gap, ahead);
            if (cost < never)
                cost += edge(gap, ahead);
            if (cost < never)
                cost += edge(gap, opposite(side));
            least = std::min(least, straight + cost);
        }
    }
    return std::min(least, never);
}

int CarryPlan::way(int from, Direction first, Direction second) const
{
    int gap = from;
    const int cost = edge(gap, first);
    return cost < never ? cost + edge(gap, second) : never;
}

/// What it costs the gap to go there.
int CarryPlan::edge(int &gap, Direction direction) const
{
    const int to = m_ground.beside(gap, direction);
    if (to == Board::none)
        return never;
    gap = to;
    return m_ground.comesNearer(to, direction) ? GapWay::cheap : GapWay::dear;
}

} // namespace taquin
