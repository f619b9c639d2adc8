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

    Shortening(const Board &from, Route route, Pulse pulse);

    /// Once along the whole way. False when it was stopped; what was gained by then holds.
    bool run(std::size_t window);
    const Route &route() const { return m_route; }

private:
    static constexpr std::uint64_t mostNodes = 2048; ///< for a window

    bool shorten(std::size_t first, std::size_t length);
    bool search(int depth, int needed, int bound, Direction came);
    void aim(std::size_t first, std::size_t length);
    int needed(int tile, int cell) const
    {
        const auto target = std::size_t(m_target[std::size_t(tile)]);
        return std::abs(m_column[std::size_t(cell)] - m_column[target]) +
               std::abs(m_row[std::size_t(cell)] - m_row[target]);
    }

    Board m_start;
    Board m_board; ///< where the window begins
    Route m_route;
    Pulse m_pulse;
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
