// SPDX-License-Identifier: MIT
#include "taquin/quick/staircase.h"

#include "taquin/pairsearch.h"

#include <algorithm>
#include <limits>

namespace taquin {

namespace {

// The size, in cells, of the corner where a pair is placed.
constexpr int cornerLength = 4; ///< along the pair's line
constexpr int cornerDepth = 3;

/// Estimates the moves needed to carry a tile this far: three per cell in zigzag, more in a straight line.
int carryingMoves(int columns, int rows)
{
    return 3 * (columns + rows) + std::max(0, std::abs(columns - rows) - 1);
}

} // namespace

StaircasePlacer::StaircasePlacer(const Board &board, int blankWeight, GreedyState::OnMove onMove)
    : m_grid(board.grid()), m_state(board, std::move(onMove)), m_pathfinder(m_state), m_costMap(m_state),
      m_blankWeight(blankWeight), m_remaining(m_grid), m_filled(std::size_t(m_grid.rows), 0)
{
}

core::Grid StaircasePlacer::remainingGrid(core::Grid grid, int maxCells)
{
    while (grid.size() > maxCells) {
        const core::Grid whole = grid;
        grid.columns -= whole.columns >= whole.rows;
        grid.rows -= whole.rows >= whole.columns;
    }
    return grid;
}

bool StaircasePlacer::run(int maxCells)
{
    m_remaining = remainingGrid(m_grid, maxCells);
    while (m_state.going()) {
        const std::optional<Subgoal> subgoal = cheapestSubgoal();
        if (!subgoal)
            return true;
        achieve(*subgoal);
    }
    return false;
}

Board StaircasePlacer::remainingBoard() const
{
    const int left = m_grid.columns - m_remaining.columns;
    const int top = m_grid.rows - m_remaining.rows;
    core::Position position(std::size_t(m_remaining.size() - 1));
    for (int cell = 0; cell < m_remaining.size(); ++cell) {
        const int here = m_grid.cell(left + m_remaining.column(cell), top + m_remaining.row(cell));
        if (here == m_state.board().blank())
            continue;
        const int tile = m_state.board().tile(here);
        position[m_remaining.cell(column(tile) - left, row(tile) - top)] = {std::int16_t(cell)};
    }
    return {m_remaining, position};
}

/// Returns the cheapest subgoal; none if all cells are filled.
std::optional<StaircasePlacer::Subgoal> StaircasePlacer::cheapestSubgoal() const
{
    std::optional<Subgoal> best;
    int leastCost = std::numeric_limits<int>::max();
    for (int row = 0; row < m_grid.rows; ++row) {
        const std::optional<Subgoal> subgoal = subgoalIn(row);
        if (!subgoal)
            continue;
        if (const int cost = this->cost(*subgoal); cost < leastCost) {
            leastCost = cost;
            best = subgoal;
        }
    }
    return best;
}

/// Returns the subgoal for the step of the staircase in this row; none if the row is complete or the cell above is
/// not filled yet.
std::optional<StaircasePlacer::Subgoal> StaircasePlacer::subgoalIn(int row) const
{
    const bool wholeRow = row < m_grid.rows - m_remaining.rows;
    const int filled = m_filled[row];
    const int filledAbove = row == 0 ? m_grid.columns : m_filled[row - 1];
    const int tile = m_grid.cell(filled, row);
    if (filled == (wholeRow ? m_grid.columns : m_grid.columns - m_remaining.columns) ||
        filled >= filledAbove || row == m_grid.rows - 1)
        return {};
    if (row == m_grid.rows - 2)
        return Subgoal{tile, tile + m_grid.columns};
    if (filled < m_grid.columns - 2)
        return Subgoal{tile};
    return filledAbove == m_grid.columns ? std::optional(Subgoal{tile, tile + 1}) : std::nullopt;
}

/// Estimates the cost of a subgoal. A long path of the blank alone has the largest weight: its benefit for the
/// tiles on the way is soon undone.
int StaircasePlacer::cost(const Subgoal &subgoal) const
{
    const auto carrying = [this](int tile) {
        const int cell = cellOf(tile);
        return carryingMoves(std::abs(column(cell) - column(tile)), std::abs(row(cell) - row(tile)));
    };
    return m_blankWeight * distance(m_state.board().blank(), cellOf(subgoal.tile)) + carrying(subgoal.tile) +
           (subgoal.isPair() ? carrying(subgoal.partner) : 0);
}

void StaircasePlacer::achieve(const Subgoal &subgoal)
{
    m_state.setSubgoal(subgoal);
    if (subgoal.isPair()) {
        placePair(subgoal.tile, subgoal.partner);
        fill(subgoal.partner);
    } else {
        carry(subgoal.tile, {subgoal.tile});
    }
    fill(subgoal.tile);
}

void StaircasePlacer::fill(int cell)
{
    m_state.block(cell);
    ++m_filled[row(cell)];
}

/// Brings the tile to one of these cells. Returns false if the blank cannot reach a cell that it needs.
bool StaircasePlacer::carry(int tile, const Cells &targets)
{
    m_costMap.clear();
    while (m_state.going() && !contains(targets, cellOf(tile))) {
        const int target =
            *std::ranges::min_element(targets, {}, [&](int cell) { return distance(cellOf(tile), cell); });
        if (!carryOneCell(tile, target))
            return false;
    }
    return m_state.going();
}

/// Moves the blank ahead of the tile, in the row or the column, and then the tile onto the blank's cell.
bool StaircasePlacer::carryOneCell(int tile, int target)
{
    const int cell = cellOf(tile);
    const std::vector<BlankPathfinder::End> ends = cellsAhead(cell, target);
    m_state.block(cell);
    const bool isAhead = sendBlank(ends);
    m_state.unblock(cell);
    if (!isAhead)
        return false;
    const auto direction = std::ranges::find_if(directions, [&](Direction one) {
        return m_state.freeNeighbour(m_state.board().blank(), one) == cell;
    });
    return m_state.go(*direction);
}

/// Returns the neighbours of the tile's cell that are nearer to the target, with the cost of carrying the tile on
/// from there.
std::vector<BlankPathfinder::End> StaircasePlacer::cellsAhead(int cell, int target)
{
    const int columns = column(target) - column(cell);
    const int rows = row(target) - row(cell);
    std::vector<BlankPathfinder::End> ends;
    if (m_costMap.target() != target)
        m_costMap.compute(cell, target);
    const auto add = [&](Direction direction, int columnsThen, int rowsThen) {
        int cost = m_costMap.cost(cell, direction);
        if (cost >= CostMap::infinite)
            cost += BlankPathfinder::averageMove * carryingMoves(columnsThen, rowsThen);
        if (const int ahead = m_state.freeNeighbour(cell, direction); ahead != Board::none)
            ends.push_back({ahead, cost});
    };
    if (columns != 0)
        add(columns > 0 ? Direction::Right : Direction::Left, std::abs(columns) - 1, std::abs(rows));
    if (rows != 0)
        add(rows > 0 ? Direction::Down : Direction::Up, std::abs(columns), std::abs(rows) - 1);
    return ends;
}

bool StaircasePlacer::sendBlank(const std::vector<BlankPathfinder::End> &ends)
{
    const std::optional<Route> route = m_pathfinder.find(ends);
    return route && m_state.go(*route);
}

void StaircasePlacer::placePair(int one, int other)
{
    if (cellOf(one) == one && cellOf(other) == other)
        return;
    const Cells corner = cornerOf(one, other);
    gatherPair(one, other, corner);
    turnPairIn(one, other, corner);
}

/// Returns the free cells around the end of the pair's row or column.
StaircasePlacer::Cells StaircasePlacer::cornerOf(int one, int other) const
{
    const bool isRow = other == one + 1;
    const int columns = isRow ? cornerLength : cornerDepth;
    const int rows = isRow ? cornerDepth : cornerLength;
    const int left = isRow ? std::max(0, m_grid.columns - columns) : column(one);
    const int top = isRow ? row(one) : std::max(0, m_grid.rows - rows);
    Cells cells;
    for (int y = top; y < std::min(top + rows, m_grid.rows); ++y) {
        for (int x = left; x < std::min(left + columns, m_grid.columns); ++x) {
            if (m_state.isFree(m_grid.cell(x, y)))
                cells.push_back(m_grid.cell(x, y));
        }
    }
    return cells;
}

/// Brings both tiles and the blank to these cells, if possible.
void StaircasePlacer::gatherPair(int one, int other, const Cells &cells)
{
    carry(one, cells);
    const int oneCell = cellOf(one);
    Cells otherCells = cells;
    std::erase(otherCells, oneCell);
    m_state.block(oneCell);
    carry(other, otherCells);
    const int otherCell = cellOf(other);
    m_state.block(otherCell);
    std::vector<BlankPathfinder::End> ends;
    for (const int cell : otherCells) {
        if (cell != otherCell)
            ends.push_back({cell, 0});
    }
    sendBlank(ends);
    m_state.unblock(oneCell);
    m_state.unblock(otherCell);
}

/// Places the pair by the shortest route over these cells. If there is none, neighbouring cells are added.
void StaircasePlacer::turnPairIn(int one, int other, Cells cells)
{
    for (const int cell : {cellOf(one), cellOf(other), m_state.board().blank()}) {
        if (!contains(cells, cell))
            cells.push_back(cell);
    }
    while (m_state.going()) {
        const PairSearch search(m_grid, cells, {cellOf(one), cellOf(other), m_state.board().blank()},
                                {one, other});
        if (search.found()) {
            m_state.go(search.route());
            return;
        }
        cells = withNeighbours(cells);
    }
}

StaircasePlacer::Cells StaircasePlacer::withNeighbours(const Cells &cells) const
{
    Cells result = cells;
    for (const int cell : cells) {
        for (const Direction direction : directions) {
            const int to = m_state.freeNeighbour(cell, direction);
            if (to != Board::none && !contains(result, to))
                result.push_back(to);
        }
    }
    return result;
}

} // namespace taquin
