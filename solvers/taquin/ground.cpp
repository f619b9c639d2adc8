// SPDX-License-Identifier: MIT
#include "taquin/ground.h"

namespace taquin {

Ground::Ground(const Board &board, Pulse pulse)
    : m_board(board), m_pulse(std::move(pulse)), m_beside(std::size_t(board.grid().size())),
      m_closed(m_beside.size(), 0), m_nearer(m_beside.size(), 0)
{
    for (int cell = 0; cell < grid().size(); ++cell) {
        m_column.push_back(grid().column(cell));
        m_row.push_back(grid().row(cell));
        for (const Direction direction : directions)
            m_beside[std::size_t(cell)][std::size_t(direction)] =
                std::int16_t(hasNext(grid(), cell, direction) ? next(grid(), cell, direction) : Board::none);
    }
    for (int cell = 0; cell < grid().size(); ++cell)
        look(cell);
}

/// Which ways of the gap the tile there likes.
void Ground::look(int cell)
{
    std::uint8_t &nearer = m_nearer[std::size_t(cell)];
    nearer = 0;
    if (cell == m_board.gap())
        return;
    const int tile = m_board.tile(cell);
    const auto add = [&](Direction gapWay, bool likes) {
        nearer = std::uint8_t(nearer | unsigned(likes) << int(gapWay));
    };
    add(Direction::Right, column(tile) < column(cell));
    add(Direction::Left, column(tile) > column(cell));
    add(Direction::Down, row(tile) < row(cell));
    add(Direction::Up, row(tile) > row(cell));
}

bool Ground::go(Direction direction)
{
    const int cell = m_board.gap();
    m_board.go(direction);
    look(cell);
    look(m_board.gap());
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
