// SPDX-License-Identifier: MIT
#include "taquin/ground.h"

namespace taquin {

Ground::Ground(const Board &board, Pulse pulse)
    : m_board(board), m_pulse(std::move(pulse)), m_beside(std::size_t(board.grid().size())),
      m_closed(m_beside.size(), 0)
{
    for (int cell = 0; cell < grid().size(); ++cell) {
        m_column.push_back(grid().column(cell));
        m_row.push_back(grid().row(cell));
        for (const Direction direction : directions)
            m_beside[std::size_t(cell)][std::size_t(direction)] =
                std::int16_t(hasNext(grid(), cell, direction) ? next(grid(), cell, direction) : Board::none);
    }
}

bool Ground::go(Direction direction)
{
    m_board.go(direction);
    m_route.push_back(direction);
    m_purposes.push_back(m_purpose);
    m_going = m_pulse();
    return m_going;
}

bool Ground::go(const Route &route)
{
    for (const Direction direction : route) {
        if (!m_going || !go(direction))
            return false;
    }
    return m_going;
}

} // namespace taquin
