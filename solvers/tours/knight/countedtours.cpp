// SPDX-License-Identifier: MIT
#include "tours/knight/countedtours.h"

namespace tours {

TurnedBoard::TurnedBoard(core::Grid grid, int start) : m_grid(grid), m_isTurned(grid.columns > grid.rows)
{
    m_isUpsideDown = 2 * square(start) > grid.size();
}

int TurnedBoard::square(int cell) const
{
    const int turned = m_isTurned ? m_grid.column(cell) * m_grid.rows + m_grid.row(cell) : cell;
    return m_isUpsideDown ? m_grid.size() - 1 - turned : turned;
}

int TurnedBoard::cell(int square) const
{
    const int turned = m_isUpsideDown ? m_grid.size() - 1 - square : square;
    return m_isTurned ? m_grid.cell(turned / m_grid.rows, turned % m_grid.rows) : turned;
}

// The rest of a closed tour that has begun is an open tour back to the start.
CountedTours toursFrom(const Knight &knight, const Route &route, bool ofWholeBoard)
{
    const TurnedBoard board(knight.grid(), route.back());
    const int end = knight.conditions().end;
    CountedTours tours{board.grid(), knight.isClosed() && route.size() == 1 && end == Conditions::none};
    for (int cell = 0; cell < knight.grid().size(); ++cell) {
        if (!knight.isOpen(cell))
            tours.without.push_back(board.square(cell));
    }
    if (end != Conditions::none)
        tours.last = board.square(end);
    if (!tours.closed && !(ofWholeBoard && route.size() == 1 && end == Conditions::none))
        tours.first = board.square(route.back());
    if (knight.isClosed() && route.size() > 1 && end == Conditions::none)
        tours.last = board.square(route.front());
    const bool endsAtStart = knight.isClosed() && end == Conditions::none;
    for (std::size_t i = endsAtStart ? 1 : 0; i + 1 < route.size(); ++i)
        tours.without.push_back(board.square(route[i]));
    return tours;
}

} // namespace tours
