// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/gridgraph.h"

#include <functional>

namespace taquin {

/// Shortens a solution: a window slides over its moves, and at each place iterative deepening searches for a
/// shorter route between the boards at the window's ends (IDA*; Korf, 1985). The heuristic is the Manhattan
/// distances of the tiles to their cells at the window's end.
class WindowShortener {
public:
    /// Called with the number of new nodes; returns false to end the search.
    using OnNodes = std::function<bool(std::uint64_t nodes)>;

    WindowShortener(const Board &from, Route route);

    /// Slides a window of `window` moves over the route. Returns false if the search was stopped; the gains so far
    /// are kept.
    bool run(std::size_t window, const OnNodes &onNodes);
    std::size_t length() const { return m_done.size() + m_route.size() - m_first; }
    Route route() const;

private:
    static constexpr std::uint64_t maxNodes = 2048; ///< the limit for one window

    void slide(std::size_t moves);
    bool shorten(std::size_t window);
    void setGoal(std::size_t window);
    bool search(int depth, int heuristic, int bound, Direction last);
    int distance(int tile, int cell) const { return m_graph.distance(cell, m_goal[tile]); }

    GridGraph m_graph;
    Board m_start;
    Board m_board;              ///< the board at the beginning of the window
    Route m_route;              ///< the moves; those from m_first on are still to be passed
    std::size_t m_first = 0;    ///< the beginning of the window
    Route m_done;               ///< the shortened moves before the window
    core::PerPiece<int> m_goal; ///< the cell of each tile at the window's end
    std::vector<int> m_moved;   ///< the tiles that the window moves
    int m_heuristic = 0;        ///< a lower bound of the moves between the ends of the window
    std::uint64_t m_nodes = 0;  ///< the nodes of this window
    Route m_found;
};

} // namespace taquin
