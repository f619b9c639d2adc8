// SPDX-License-Identifier: MIT
#include "taquin/shortening.h"

#include <algorithm>
#include <cstdlib>

namespace taquin {

Shortening::Shortening(const Board &from, Route route)
    : m_start(from), m_board(from), m_route(std::move(route)), m_open(std::size_t(from.grid().size()))
{
    for (int cell = 0; cell < from.grid().size(); ++cell) {
        for (const Direction direction : directions)
            m_open[std::size_t(cell)][std::size_t(direction)] = hasNext(from.grid(), cell, direction);
        m_column.push_back(from.grid().column(cell));
        m_row.push_back(from.grid().row(cell));
    }
    for (int tile = 0; tile < from.grid().size() - 1; ++tile)
        m_target.push_back(from.cell(tile));
}

bool Shortening::run(std::size_t window, const Pulse &pulse)
{
    constexpr std::size_t strides = 4; // windows that a move is in
    m_board = m_start;
    m_route = route();
    m_done.clear();
    m_first = 0;
    while (m_first < m_route.size()) {
        m_nodes = 0;
        const bool shorter = shorten(std::min(window, m_route.size() - m_first));
        if (!pulse(m_nodes + 1))
            return false;
        if (!shorter) // else it is tried again from where it begins
            pass(std::max<std::size_t>(window / strides, 1));
    }
    return true;
}

Route Shortening::route() const
{
    Route route = m_done;
    route.insert(route.end(), m_route.begin() + std::ptrdiff_t(m_first), m_route.end());
    return route;
}

/// The window begins so many moves later.
void Shortening::pass(std::size_t moves)
{
    for (; moves > 0 && m_first < m_route.size(); --moves) {
        const int cell = m_board.gap();
        m_board.go(m_route[m_first]);
        m_done.push_back(m_route[m_first++]);
        m_target[std::size_t(m_board.tile(cell))] = cell;
    }
}

bool Shortening::shorten(std::size_t length)
{
    aim(length);
    bool shorter = false;
    for (int bound = m_needed; !shorter && bound < int(length) && m_nodes < mostNodes; ++bound) {
        if ((int(length) - bound) % 2 != 0)
            continue;
        m_found.clear();
        shorter = search(0, m_needed, bound, Direction::Right);
    }
    for (const int tile : m_moved)
        m_target[std::size_t(tile)] = m_board.cell(tile);
    if (shorter) { // it takes the last places of the window
        m_first += length - m_found.size();
        std::ranges::copy(m_found, m_route.begin() + std::ptrdiff_t(m_first));
    }
    return shorter;
}

/// Aims the tiles at their cells at the window's end. Those that it does not move are to stay where they are.
void Shortening::aim(std::size_t length)
{
    m_moved.clear();
    for (std::size_t i = m_first; i < m_first + length; ++i) {
        const int cell = m_board.gap();
        m_board.go(m_route[i]);
        const int tile = m_board.tile(cell);
        m_target[std::size_t(tile)] = cell;
        if (std::ranges::find(m_moved, tile) == m_moved.end())
            m_moved.push_back(tile);
    }
    for (std::size_t i = m_first + length; i-- > m_first;)
        m_board.go(opposite(m_route[i]));
    m_needed = 0;
    for (const int tile : m_moved)
        m_needed += needed(tile, m_board.cell(tile));
}

bool Shortening::search(int depth, int needed, int bound, Direction came)
{
    if (needed == 0)
        return true;
    for (const Direction direction : directions) {
        if ((depth > 0 && direction == opposite(came)) ||
            !m_open[std::size_t(m_board.gap())][std::size_t(direction)])
            continue;
        const int gap = m_board.gap();
        const int from = next(m_board.grid(), gap, direction);
        const int tile = m_board.tile(from);
        const int then = needed + this->needed(tile, gap) - this->needed(tile, from);
        if (++m_nodes >= mostNodes)
            return false;
        if (depth + 1 + then > bound)
            continue;
        m_board.go(direction);
        m_found.push_back(direction);
        const bool found = search(depth + 1, then, bound, direction);
        m_board.go(opposite(direction));
        if (found)
            return true;
        m_found.pop_back();
    }
    return false;
}

} // namespace taquin
