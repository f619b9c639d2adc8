// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/gridgraph.h"

#include <functional>
#include <optional>

namespace taquin {

/// The state of the greedy placing of tiles: the board, the cells that the blank must not enter, and the blank's
/// route so far, with the subgoal of each move.
class GreedyState {
public:
    /// The next placement: one tile, or two that can only be placed together.
    struct Subgoal {
        int tile = Board::none;
        int partner = Board::none;

        bool isPair() const { return partner != Board::none; }
    };
    /// Called after each move; returns false to end the search.
    using OnMove = std::function<bool()>;

    GreedyState(const Board &board, OnMove onMove);

    const GridGraph &graph() const { return m_graph; }
    const core::Grid &grid() const { return m_graph.grid(); }
    const Board &board() const { return m_board; }

    bool isFree(int cell) const { return m_blocked[cell] == 0; }
    void block(int cell) { m_blocked[cell] = 1; }
    void unblock(int cell) { m_blocked[cell] = 0; }
    /// Returns the neighbouring cell if the blank can enter it; Board::none if it is blocked or beyond the edge.
    int freeNeighbour(int cell, Direction direction) const
    {
        const int to = m_graph.neighbour(cell, direction);
        return to >= 0 && isFree(to) ? to : Board::none;
    }
    /// Returns the cost for the blank to enter `cell` in this direction. It is low if the tile there comes nearer
    /// to its home cell, and lower the farther away it is; otherwise it is high, and higher the farther away it
    /// is. Thus many tiles end up with short paths left, rather than few tiles with long ones.
    int moveCost(int cell, Direction direction) const { return m_moveCosts[cell][direction]; }
    static constexpr int leastMoveCost = 1;
    static constexpr int mostMoveCost = 80;

    /// Sets the subgoal of the next moves.
    void setSubgoal(Subgoal subgoal) { m_subgoal = subgoal; }
    /// Moves the blank along free cells. Returns false if the search was stopped.
    bool go(Direction direction);
    bool go(const Route &route);
    bool going() const { return m_going; }
    const Route &route() const { return m_route; }
    const std::vector<Subgoal> &subgoals() const { return m_subgoals; } ///< indexed by move of the route

private:
    void updateMoveCosts(int cell);
    int shiftCost(int away) const { return away > 0 ? m_costsNearer[away] : m_costsFarther[-away]; }

    GridGraph m_graph;
    Board m_board;
    OnMove m_onMove;
    core::PerCell<std::uint8_t> m_blocked;
    /// The cost of a move, by cell and direction.
    core::PerCell<core::IndexedArray<std::uint8_t, directions.size()>> m_moveCosts;
    /// The cost of bringing a tile nearer, by the columns or rows that it is away, from 1.
    core::Indexed<std::uint8_t> m_costsNearer;
    /// The cost of moving a tile away, by the columns or rows that it is away, from 0.
    core::Indexed<std::uint8_t> m_costsFarther;
    Subgoal m_subgoal;
    bool m_going = true;
    Route m_route;
    std::vector<Subgoal> m_subgoals;
};

/// Finds cheap paths of the blank over free cells (Dijkstra, 1959, with buckets as in Dial, 1969), with the costs
/// of GreedyState::moveCost. Since no cell is entered twice, the costs of a path's moves add up.
class BlankPathfinder {
public:
    /// The average cost of a move of an unknown path; found by trial.
    static constexpr int averageMove = 4;

    /// A cell where the path may end, and the cost of continuing from there.
    struct End {
        int cell;
        int onwardCost;
    };

    explicit BlankPathfinder(const GreedyState &state);

    /// Returns the path to the end with the least total cost, or nothing if none can be reached.
    std::optional<Route> find(const std::vector<End> &ends);

private:
    static constexpr std::size_t buckets = 128; ///< more than the most expensive move costs
    static_assert(buckets > GreedyState::mostMoveCost);
    static constexpr std::uint32_t unreached = ~0U;

    /// The part of the board to search: its first and last column and row.
    struct Box {
        int left;
        int right;
        int top;
        int bottom;
    };

    Box boxAround(const std::vector<End> &ends, int margin) const;
    int search(const std::vector<End> &ends, const Box &box);
    void expand(int cell, std::uint32_t cost, const Box &box);
    void relax(int cell, std::uint32_t cost, Direction last);
    Route routeTo(int end) const;

    const GreedyState &m_state;
    core::PerCell<std::uint32_t> m_cost;
    core::PerCell<Direction> m_last; ///< the last move of the cheapest path to the cell
    std::vector<int> m_touched;      ///< the cells with a known cost
    /// The cells by their cost, modulo the number of buckets.
    std::array<std::vector<int>, buckets> m_frontier;
};

/// The cost for the blank to carry a tile to a cell by the cheapest of the paths that never lead the tile away
/// from that cell. It is computed backwards from the cell over the rectangle in between (dynamic programming), as
/// if all other tiles stayed where they are; for a few cells around the tile, that is nearly true. Moves of the
/// blank cost the same as in BlankPathfinder, but moving the tile itself has the least cost.
class CostMap {
public:
    static constexpr int infinite = 1 << 20; ///< more than any path costs

    explicit CostMap(const GreedyState &state) : m_state(state) {}

    void compute(int cell, int target);
    void clear() { m_target = Board::none; }
    int target() const { return m_target; }
    /// Returns the cost with the tile on `tileCell` and the blank beside it on this side, to which the tile moves
    /// next.
    int cost(int tileCell, Direction side) const;

private:
    /// The costs with the tile on a cell of the rectangle, and the blank ahead of it along the row or along the
    /// column.
    struct Entry {
        int alongRow = infinite;
        int alongColumn = infinite;
    };

    Entry &entry(int columns, int rows) { return m_entries[rows * m_width + columns]; }
    void fill(int columns, int rows);
    int costBehind(int columns, int rows, bool alongRow);
    int costOfRoute(int from, std::initializer_list<Direction> route) const;

    const GreedyState &m_state;
    int m_target = Board::none;
    Direction m_rowDirection = Direction::Right;
    Direction m_columnDirection = Direction::Down;
    int m_width = 0; ///< the rectangle's width in cells
    int m_height = 0;
    core::Indexed<Entry> m_entries; ///< indexed by the rows and columns left to go
};

} // namespace taquin
