// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/gridgraph.h"

#include <functional>
#include <optional>

namespace taquin {

/// What the greedy placing of tiles has come to: the board, the cells that the blank must not enter, and its
/// route so far, with the subgoal that each move served.
class GreedyState {
public:
    /// What is placed next: a tile, or two that can only go in together.
    struct Subgoal {
        int tile = Board::none;
        int partner = Board::none;

        bool isPair() const { return partner != Board::none; }
    };
    /// Told of each move; false ends the search.
    using OnMove = std::function<bool()>;

    GreedyState(const Board &board, OnMove onMove);

    const GridGraph &graph() const { return m_graph; }
    const core::Grid &grid() const { return m_graph.grid(); }
    const Board &board() const { return m_board; }

    bool isFree(int cell) const { return m_blocked[cell] == 0; }
    void block(int cell) { m_blocked[cell] = 1; }
    void unblock(int cell) { m_blocked[cell] = 0; }
    /// The neighbour that the blank can enter; Board::none when it is blocked or beyond the edge.
    int freeNeighbour(int cell, Direction direction) const
    {
        const int to = m_graph.neighbour(cell, direction);
        return to >= 0 && isFree(to) ? to : Board::none;
    }
    /// What it costs the blank to enter `cell` this way: little when the tile there comes nearer to its own cell, and
    /// the less the farther away it is; much when it does not, and the more the farther away it is. So many tiles come
    /// to have short ways left, rather than few long ones.
    int moveCost(int cell, Direction direction) const { return m_moveCosts[cell][direction]; }
    static constexpr int leastMoveCost = 1;
    static constexpr int mostMoveCost = 80;

    /// What the coming moves are for.
    void setSubgoal(Subgoal subgoal) { m_subgoal = subgoal; }
    /// Along free cells. False when the search was stopped.
    bool go(Direction direction);
    bool go(const Route &route);
    bool going() const { return m_going; }
    const Route &route() const { return m_route; }
    const std::vector<Subgoal> &subgoals() const { return m_subgoals; } ///< by move of the route

private:
    void updateMoveCosts(int cell);
    int shiftCost(int away) const { return away > 0 ? m_costsNearer[away] : m_costsFarther[-away]; }

    GridGraph m_graph;
    Board m_board;
    OnMove m_onMove;
    core::PerCell<std::uint8_t> m_blocked;
    core::PerCell<core::IndexedArray<std::uint8_t, directions.size()>> m_moveCosts; ///< by cell and direction
    core::Indexed<std::uint8_t> m_costsNearer;  ///< by the columns or rows that a tile is away, from 1
    core::Indexed<std::uint8_t> m_costsFarther; ///< by the same, from 0
    Subgoal m_subgoal;
    bool m_going = true;
    Route m_route;
    std::vector<Subgoal> m_subgoals;
};

/// Cheap paths of the blank over free cells (Dijkstra, 1959, with buckets as in Dial, 1969), by the costs of
/// GreedyState::moveCost. A path enters no cell twice, so that the costs of its moves add up.
class BlankPathfinder {
public:
    static constexpr int averageMove = 4; ///< of the moves of a path that is not known yet; by trial

    /// A cell where the path may end, and what it costs to go on from there.
    struct End {
        int cell;
        int onwardCost;
    };

    explicit BlankPathfinder(const GreedyState &state);

    /// To the end that makes the least total cost. Nothing when none can be reached.
    std::optional<Route> find(const std::vector<End> &ends);

private:
    static constexpr std::size_t buckets = 128; ///< more than the dearest move costs
    static_assert(buckets > GreedyState::mostMoveCost);
    static constexpr std::uint32_t unreached = ~0U;

    /// The part of the board that is searched, first and last column and row.
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
    core::PerCell<Direction> m_last;                  ///< move of the cheapest path to the cell
    std::vector<int> m_touched;                       ///< cells whose cost is known
    std::array<std::vector<int>, buckets> m_frontier; ///< cells by their cost, modulo the number of buckets
};

/// What it costs the blank to carry a tile to a cell by the cheapest of the ways that never lead the tile
/// away from it. Computed from the cell backwards over the rectangle in between (dynamic programming), with
/// all other tiles taken to lie where they are now; a few cells around the tile that is nearly true. The
/// blank's moves cost what they cost BlankPathfinder, but to move the tile itself costs the least.
class CostMap {
public:
    static constexpr int infinite = 1 << 20; ///< more than any path costs

    explicit CostMap(const GreedyState &state) : m_state(state) {}

    void compute(int cell, int target);
    void clear() { m_target = Board::none; }
    int target() const { return m_target; }
    /// With the tile on `tileCell` and the blank beside it on this side, where the tile goes next.
    int cost(int tileCell, Direction side) const;

private:
    /// For a cell of the rectangle with the tile on it: the cost with the blank ahead of the tile on its way
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
    int m_width = 0; ///< of the rectangle, in cells
    int m_height = 0;
    core::Indexed<Entry> m_entries; ///< by rows and columns that are left
};

} // namespace taquin
