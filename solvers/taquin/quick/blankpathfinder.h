// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/gridgraph.h"

#include <functional>
#include <optional>

namespace taquin {

/// The state of the greedy placing of tiles: the board, the cells that the blank must not enter, and its route
/// so far, with the subgoal that each move served.
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
    /// Returns the neighbour that the blank can enter; Board::none if it is blocked or beyond the edge.
    int freeNeighbour(int cell, Direction direction) const
    {
        const int to = m_graph.neighbour(cell, direction);
        return to >= 0 && isFree(to) ? to : Board::none;
    }
    /// Returns the cost for the blank to enter `cell` in this direction. It is low if the tile there comes
    /// nearer to its own cell, and lower the farther away it is; it is high if it does not, and higher the
    /// farther away it is. Thus many tiles end up with short ways left, rather than few tiles with long ones.
    int moveCost(int cell, Direction direction) const { return m_moveCosts[cell][direction]; }
    static constexpr int leastMoveCost = 1;
    static constexpr int mostMoveCost = 80;

    /// Sets the subgoal that the next moves serve.
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
    /// Indexed by cell and direction.
    core::PerCell<core::IndexedArray<std::uint8_t, directions.size()>> m_moveCosts;
    /// Indexed by the columns or rows that a tile is away, from 1.
    core::Indexed<std::uint8_t> m_costsNearer;
    /// Indexed by the columns or rows that a tile is away, from 0.
    core::Indexed<std::uint8_t> m_costsFarther;
    Subgoal m_subgoal;
    bool m_going = true;
    Route m_route;
    std::vector<Subgoal> m_subgoals;
};

/// Finds cheap paths of the blank over free cells (Dijkstra, 1959, with buckets as in Dial, 1969), with the
/// costs of GreedyState::moveCost. A path enters no cell twice, so the costs of its moves add up.
class BlankPathfinder {
public:
    /// The average cost of a move of a path not known yet; found by trial.
    static constexpr int averageMove = 4;

    /// A cell where the path may end, and the cost of going on from there.
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

    /// The part of the board that is searched: its first and last column and row.
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
    std::vector<int> m_touched;      ///< the cells whose cost is known
    /// The cells by their cost, modulo the number of buckets.
    std::array<std::vector<int>, buckets> m_frontier;
};

/// The cost for the blank to carry a tile to a cell by the cheapest of the ways that never lead the tile away
/// from that cell. It is computed backwards from the cell over the rectangle in between (dynamic programming),
/// assuming that all other tiles stay where they are now; for a few cells around the tile that is nearly true.
/// The blank's moves cost what they cost in BlankPathfinder, but moving the tile itself has the least cost.
class CostMap {
public:
    static constexpr int infinite = 1 << 20; ///< more than any path costs

    explicit CostMap(const GreedyState &state) : m_state(state) {}

    void compute(int cell, int target);
    void clear() { m_target = Board::none; }
    int target() const { return m_target; }
    /// Returns the cost with the tile on `tileCell` and the blank beside it on this side, where the tile moves
    /// next.
    int cost(int tileCell, Direction side) const;

private:
    /// The costs for a cell of the rectangle with the tile on it, with the blank ahead of the tile on its way
    /// along the row or along the column.
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
    core::Indexed<Entry> m_entries; ///< indexed by the rows and columns that are left
};

} // namespace taquin
