// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"

#include <cstdlib>
#include <functional>

namespace taquin {

/// Makes a way shorter: windows of so many moves, one after the other, are searched for a shorter way between
/// the boards at their ends, by iterative deepening over the distances of the tiles.
class Shortening {
public:
    /// Told of so many more nodes; false: come to an end.
    using Pulse = std::function<bool(std::uint64_t nodes)>;

    Shortening(const Board &from, Route route);

    /// Once along the whole way. False when it was stopped; what was gained by then holds.
    bool run(std::size_t window, const Pulse &pulse);
    std::size_t length() const { return m_done.size() + m_route.size() - m_first; }
    Route route() const;

private:
    static constexpr std::uint64_t mostNodes = 2048; ///< for a window

    bool shorten(std::size_t length);
    bool search(int depth, int needed, int bound, Direction came);
    void aim(std::size_t length);
    void pass(std::size_t moves);
    int needed(int tile, int cell) const
    {
        const auto target = std::size_t(m_target[std::size_t(tile)]);
        return std::abs(m_column[std::size_t(cell)] - m_column[target]) +
               std::abs(m_row[std::size_t(cell)] - m_row[target]);
    }

    Board m_start;
    Board m_board;           ///< where the window begins
    Route m_route;           ///< from m_first on still to be gone
    std::size_t m_first = 0; ///< where the window begins; what is before is in m_done
    Route m_done;            ///< to where the window begins, shortened
    std::vector<std::array<bool, directions.size()>> m_open; ///< by cell: the gap can go that way
    std::vector<int> m_column;                               ///< by cell
    std::vector<int> m_row;
    std::vector<int> m_target; ///< by tile: its cell at the window's end
    std::vector<int> m_moved;  ///< the tiles that the window moves
    int m_needed = 0;          ///< moves at least, through the window
    std::uint64_t m_nodes = 0;
    Route m_found;
};

} // namespace taquin
