// SPDX-License-Identifier: MIT
#include "taquin/quick/windows.h"

#include <algorithm>

namespace taquin {

WindowShortener::WindowShortener(const Board &from, Route route)
    : m_graph(from.grid()), m_start(from), m_board(from), m_route(std::move(route))
{
    for (int tile = 0; tile < from.grid().size() - 1; ++tile)
        m_goal.push_back(from.cell(tile));
}

bool WindowShortener::run(std::size_t window, const OnNodes &onNodes)
{
    constexpr std::size_t overlap = 4; // the number of windows that contain each move
    m_board = m_start;
    m_route = route();
    m_done.clear();
    m_first = 0;
    while (m_first < m_route.size()) {
        m_nodes = 0;
        const bool shorter = shorten(std::min(window, m_route.size() - m_first));
        if (!onNodes(m_nodes + 1))
            return false;
        if (!shorter) // otherwise the same window is tried again
            slide(std::max<std::size_t>(window / overlap, 1));
    }
    return true;
}

Route WindowShortener::route() const
{
    Route route = m_done;
    route.insert(route.end(), m_route.begin() + std::ptrdiff_t(m_first), m_route.end());
    return route;
}

/// Slides the window by `moves` moves. Tiles that the window does not move must stay where they are: their goals
/// are updated here.
void WindowShortener::slide(std::size_t moves)
{
    for (; moves > 0 && m_first < m_route.size(); --moves) {
        const int cell = m_board.blank();
        m_board.go(m_route[m_first]);
        m_done.push_back(m_route[m_first++]);
        m_goal[m_board.tile(cell)] = cell;
    }
}

bool WindowShortener::shorten(std::size_t window)
{
    setGoal(window);
    bool shorter = false;
    for (int bound = m_heuristic; !shorter && bound < int(window) && m_nodes < maxNodes; ++bound) {
        if ((int(window) - bound) % 2 != 0) // all routes between two boards have the same parity
            continue;
        m_found.clear();
        shorter = search(0, m_heuristic, bound, Direction::Right);
    }
    for (const int tile : m_moved)
        m_goal[tile] = m_board.cell(tile);
    if (shorter) { // the new moves take the last places of the window
        m_first += window - m_found.size();
        std::ranges::copy(m_found, m_route.begin() + std::ptrdiff_t(m_first));
    }
    return shorter;
}

/// Finds the cells to which the window moves its tiles, and returns to its beginning.
void WindowShortener::setGoal(std::size_t window)
{
    m_moved.clear();
    for (std::size_t i = m_first; i < m_first + window; ++i) {
        const int cell = m_board.blank();
        m_board.go(m_route[i]);
        const int tile = m_board.tile(cell);
        m_goal[tile] = cell;
        if (std::ranges::find(m_moved, tile) == m_moved.end())
            m_moved.push_back(tile);
    }
    for (std::size_t i = m_first + window; i-- > m_first;)
        m_board.go(opposite(m_route[i]));
    m_heuristic = 0;
    for (const int tile : m_moved)
        m_heuristic += distance(tile, m_board.cell(tile));
}

/// Searches depth first within the bound. Returns true with the moves in m_found.
bool WindowShortener::search(int depth, int heuristic, int bound, Direction last)
{
    if (heuristic == 0)
        return true;
    for (const Direction direction : directions) {
        const int blank = m_board.blank();
        const int from = m_graph.neighbour(blank, direction);
        if (from == GridGraph::none || (depth > 0 && direction == opposite(last)))
            continue;
        const int tile = m_board.tile(from);
        const int then = heuristic + distance(tile, blank) - distance(tile, from);
        if (++m_nodes >= maxNodes)
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
