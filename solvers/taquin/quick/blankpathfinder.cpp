// SPDX-License-Identifier: MIT
#include "taquin/quick/blankpathfinder.h"

#include <algorithm>
#include <cmath>

namespace taquin {

namespace {

/// Returns the cost of a move that brings a tile nearer; its constants, like all in this file, were found by
/// trial.
int costNearer(int away)
{
    return std::max(GreedyState::leastMoveCost, int(std::lround(2.6 - 0.9 * std::pow(away - 1, 0.63))));
}
int costFarther(int away)
{
    return std::min(GreedyState::mostMoveCost, int(std::lround(10.3 + 5.5 * std::pow(away, 0.63))));
}

} // namespace

GreedyState::GreedyState(const Board &board, OnMove onMove)
    : m_graph(board.grid()), m_board(board), m_onMove(std::move(onMove)),
      m_blocked(std::size_t(grid().size()), 0), m_moveCosts(m_blocked.size())
{
    for (int away = 0; away < std::max(grid().columns, grid().rows); ++away) {
        m_costsNearer.push_back(std::uint8_t(costNearer(std::max(away, 1))));
        m_costsFarther.push_back(std::uint8_t(costFarther(away)));
    }
    for (int cell = 0; cell < grid().size(); ++cell)
        updateMoveCosts(cell);
}

void GreedyState::updateMoveCosts(int cell)
{
    auto &costs = m_moveCosts[cell];
    if (cell == m_board.blank()) {
        costs.fill(leastMoveCost);
        return;
    }
    const int tile = m_board.tile(cell);
    const int columns = m_graph.column(cell) - m_graph.column(tile);
    const int rows = m_graph.row(cell) - m_graph.row(tile);
    const auto set = [&](Direction direction, int away) { costs[direction] = std::uint8_t(shiftCost(away)); };
    set(Direction::Right, columns);
    set(Direction::Left, -columns);
    set(Direction::Down, rows);
    set(Direction::Up, -rows);
}

bool GreedyState::go(Direction direction)
{
    const int from = m_board.blank();
    m_board.go(direction);
    updateMoveCosts(from);
    updateMoveCosts(m_board.blank());
    m_route.push_back(direction);
    m_subgoals.push_back(m_subgoal);
    m_going = m_onMove();
    return m_going;
}

bool GreedyState::go(const Route &route)
{
    for (const Direction direction : route) {
        if (!m_going || !go(direction))
            return false;
    }
    return m_going;
}

BlankPathfinder::BlankPathfinder(const GreedyState &state)
    : m_state(state), m_cost(std::size_t(state.grid().size()), unreached), m_last(m_cost.size())
{
}

std::optional<Route> BlankPathfinder::find(const std::vector<End> &ends)
{
    if (ends.empty())
        return {};
    constexpr int near = 2;
    for (const int margin : {near, m_state.grid().columns + m_state.grid().rows}) {
        const int end = search(ends, boxAround(ends, margin));
        std::optional<Route> route;
        if (end != Board::none)
            route = routeTo(end);
        for (const int cell : m_touched)
            m_cost[cell] = unreached;
        if (route)
            return route;
    }
    return {};
}

BlankPathfinder::Box BlankPathfinder::boxAround(const std::vector<End> &ends, int margin) const
{
    const core::Grid &grid = m_state.grid();
    const GridGraph &graph = m_state.graph();
    const int blank = m_state.board().blank();
    Box box{graph.column(blank), graph.column(blank), graph.row(blank), graph.row(blank)};
    for (const End &end : ends) {
        box.left = std::min(box.left, graph.column(end.cell));
        box.right = std::max(box.right, graph.column(end.cell));
        box.top = std::min(box.top, graph.row(end.cell));
        box.bottom = std::max(box.bottom, graph.row(end.cell));
    }
    return {std::max(0, box.left - margin), std::min(grid.columns - 1, box.right + margin),
            std::max(0, box.top - margin), std::min(grid.rows - 1, box.bottom + margin)};
}

/// Returns the cell of the best end; Board::none if no path within the box leads to one.
int BlankPathfinder::search(const std::vector<End> &ends, const Box &box)
{
    for (std::vector<int> &bucket : m_frontier)
        bucket.clear();
    m_touched.clear();
    relax(m_state.board().blank(), 0, {});
    int best = Board::none;
    std::uint32_t bestCost = unreached;
    const auto leastOnward = std::uint32_t(std::ranges::min(ends, {}, &End::onwardCost).onwardCost);
    std::size_t emptyBuckets = 0;
    for (std::uint32_t cost = 0; cost + leastOnward < bestCost && emptyBuckets < buckets; ++cost) {
        std::vector<int> &bucket = m_frontier[cost % buckets];
        emptyBuckets = bucket.empty() ? emptyBuckets + 1 : 0;
        for (const int cell : bucket) {
            if (m_cost[cell] != cost)
                continue;
            for (const End &end : ends) {
                if (end.cell == cell && cost + std::uint32_t(end.onwardCost) < bestCost) {
                    bestCost = cost + std::uint32_t(end.onwardCost);
                    best = cell;
                }
            }
            expand(cell, cost, box);
        }
        bucket.clear();
    }
    return best;
}

void BlankPathfinder::expand(int cell, std::uint32_t cost, const Box &box)
{
    const GridGraph &graph = m_state.graph();
    for (const Direction direction : directions) {
        const int to = m_state.freeNeighbour(cell, direction);
        if (to == Board::none || to == m_state.board().blank() || graph.column(to) < box.left ||
            graph.column(to) > box.right || graph.row(to) < box.top || graph.row(to) > box.bottom)
            continue;
        relax(to, cost + std::uint32_t(m_state.moveCost(to, direction)), direction);
    }
}

void BlankPathfinder::relax(int cell, std::uint32_t cost, Direction last)
{
    std::uint32_t &known = m_cost[cell];
    if (cost >= known)
        return;
    if (known == unreached)
        m_touched.push_back(cell);
    known = cost;
    m_last[cell] = last;
    m_frontier[cost % buckets].push_back(cell);
}

Route BlankPathfinder::routeTo(int end) const
{
    Route route;
    for (int cell = end; cell != m_state.board().blank();
         cell = next(m_state.grid(), cell, opposite(route.back())))
        route.push_back(m_last[cell]);
    std::ranges::reverse(route);
    return route;
}

void CostMap::compute(int cell, int target)
{
    const GridGraph &graph = m_state.graph();
    m_target = target;
    const int columns = graph.column(target) - graph.column(cell);
    const int rows = graph.row(target) - graph.row(cell);
    m_rowDirection = columns > 0 ? Direction::Right : Direction::Left;
    m_columnDirection = rows > 0 ? Direction::Down : Direction::Up;
    m_width = std::abs(columns) + 1;
    m_height = std::abs(rows) + 1;
    m_entries.assign(std::size_t(m_width * m_height), {});
    for (int row = 0; row < m_height; ++row) {
        for (int column = 0; column < m_width; ++column)
            fill(column, row);
    }
}

int CostMap::cost(int tileCell, Direction side) const
{
    const GridGraph &graph = m_state.graph();
    const int columns = std::abs(graph.column(m_target) - graph.column(tileCell));
    const int rows = std::abs(graph.row(m_target) - graph.row(tileCell));
    if (columns >= m_width || rows >= m_height)
        return infinite;
    const Entry &entry = m_entries[rows * m_width + columns];
    return side == m_rowDirection ? entry.alongRow : side == m_columnDirection ? entry.alongColumn : infinite;
}

/// Fills an entry: the tile swaps with the blank ahead of it, after which the blank is behind it.
void CostMap::fill(int columns, int rows)
{
    constexpr int move = GreedyState::leastMoveCost; // the tile comes nearer
    if (columns > 0)
        entry(columns, rows).alongRow = move + costBehind(columns - 1, rows, true);
    if (rows > 0)
        entry(columns, rows).alongColumn = move + costBehind(columns, rows - 1, false);
}

/// Returns the cost after the tile has moved along the row or column to this cell. From behind the tile, the blank
/// moves round it to be ahead of it again, or to its side where the tile turns.
int CostMap::costBehind(int columns, int rows, bool alongRow)
{
    if (columns == 0 && rows == 0)
        return 0;
    const Direction ahead = alongRow ? m_rowDirection : m_columnDirection;
    const Direction aside = alongRow ? m_columnDirection : m_rowDirection;
    const core::Grid &grid = m_state.grid();
    const int cell =
        m_target - columns * columnStep(m_rowDirection) - rows * rowStep(m_columnDirection) * grid.columns;
    const int behind = next(grid, cell, opposite(ahead));
    const Entry &here = entry(columns, rows);
    const int straight = alongRow ? here.alongRow : here.alongColumn;
    const int turned = alongRow ? here.alongColumn : here.alongRow;
    int least = infinite;
    if (turned < infinite)
        least = std::min(least, turned + costOfRoute(behind, {aside, ahead}));
    if (straight < infinite) {
        for (const Direction side : {aside, opposite(aside)})
            least = std::min(least, straight + costOfRoute(behind, {side, ahead, ahead, opposite(side)}));
    }
    return std::min(least, infinite);
}

int CostMap::costOfRoute(int from, std::initializer_list<Direction> route) const
{
    int cost = 0;
    for (const Direction direction : route) {
        from = m_state.freeNeighbour(from, direction);
        if (from == Board::none)
            return infinite;
        cost += m_state.moveCost(from, direction);
    }
    return cost;
}

} // namespace taquin
