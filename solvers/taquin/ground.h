// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"

#include <cstdlib>
#include <functional>

namespace taquin {

/// Where Shells is at work: the board, the cells that are closed to the gap, and the gap's way so far.
class Ground {
public:
    /// What a move of the gap is for: a tile that goes home.
    struct Purpose {
        int tile;
        bool pair; ///< and the one that comes after it
    };
    /// Told of each move; false: come to an end.
    using Pulse = std::function<bool()>;

    Ground(const Board &board, Pulse pulse);

    const core::Grid &grid() const { return m_board.grid(); }
    const Board &board() const { return m_board; }
    int column(int cell) const { return m_column[std::size_t(cell)]; }
    int row(int cell) const { return m_row[std::size_t(cell)]; }
    int distance(int cell, int other) const
    {
        return std::abs(column(cell) - column(other)) + std::abs(row(cell) - row(other));
    }
    /// The cell one further; Board::none when that is off the board or closed.
    int beside(int cell, Direction direction) const
    {
        const int to = m_beside[std::size_t(cell)][std::size_t(direction)];
        return to >= 0 && isOpen(to) ? to : Board::none;
    }
    bool isOpen(int cell) const { return m_closed[std::size_t(cell)] == 0; }
    void close(int cell) { m_closed[std::size_t(cell)] = 1; }
    void open(int cell) { m_closed[std::size_t(cell)] = 0; }
    /// Whether the tile on `cell`, if there is one, comes nearer to its own when the gap goes there this way.
    bool comesNearer(int cell, Direction gapWay) const
    {
        return (m_nearer[std::size_t(cell)] >> int(gapWay) & 1U) != 0;
    }

    void begin(Purpose purpose) { m_purpose = purpose; }
    /// Along a way that is open. False when somebody said stop.
    bool go(Direction direction);
    bool go(const Route &route);
    bool going() const { return m_going; }
    const Route &route() const { return m_route; }
    const std::vector<Purpose> &purposes() const { return m_purposes; } ///< by move

private:
    void look(int cell);

    Board m_board;
    Pulse m_pulse;
    std::vector<int> m_column; ///< by cell
    std::vector<int> m_row;
    std::vector<std::array<std::int16_t, directions.size()>> m_beside;
    std::vector<std::uint8_t> m_closed;
    std::vector<std::uint8_t> m_nearer; ///< by cell, a bit for each way of the gap
    Purpose m_purpose = {};
    bool m_going = true;
    Route m_route;
    std::vector<Purpose> m_purposes;
};

} // namespace taquin
