// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/gridgraph.h"

#include <functional>

namespace taquin {

/// Makes a solution shorter: a window slides over its moves, and each time iterative deepening looks for a
/// shorter route between the boards where the window begins and ends (IDA*; Korf, 1985), with the Manhattan
/// distances of the tiles to their cells at the window's end as heuristic.
class WindowShortener {
public:
    /// Told of so many more nodes; false ends the search.
    using OnNodes = std::function<bool(std::uint64_t nodes)>;

    WindowShortener(const Board &from, Route route);

    /// Slides a window of so many moves over the route. False when it was stopped; what was gained holds.
    bool run(std::size_t window, const OnNodes &onNodes);
    std::size_t length() const { return m_done.size() + m_route.size() - m_first; }
    Route route() const;

private:
    static constexpr std::uint64_t maxNodes = 2048; ///< for a window

    void slide(std::size_t moves);
    bool shorten(std::size_t window);
    void setGoal(std::size_t window);
    bool search(int depth, int heuristic, int bound, Direction last);
    int distance(int tile, int cell) const { return m_graph.distance(cell, m_goal[tile]); }

    GridGraph m_graph;
    Board m_start;
    Board m_board;              ///< where the window begins
    Route m_route;              ///< from m_first on not yet passed
    std::size_t m_first = 0;    ///< where the window begins
    Route m_done;               ///< the shortened moves before the window
    core::PerPiece<int> m_goal; ///< by tile: its cell at the window's end
    std::vector<int> m_moved;   ///< tiles that the window moves
    int m_heuristic = 0;        ///< lower bound of the moves from the window's beginning to its end
    std::uint64_t m_nodes = 0;  ///< in this window
    Route m_found;
};

} // namespace taquin
