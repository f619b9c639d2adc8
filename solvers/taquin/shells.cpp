// SPDX-License-Identifier: MIT
#include "taquin/shells.h"

#include "taquin/pairsearch.h"

#include <algorithm>
#include <limits>

namespace taquin {

namespace {

constexpr int cornerDepth = 3; ///< cells of the corner where a pair goes in, away from its line
constexpr int cornerWidth = 4; ///< and along it

/// Roughly the moves that it takes to carry a tile so far: three a cell in zigzag, some more straight on.
int carrying(int columns, int rows)
{
    return 3 * (columns + rows) + std::max(0, std::abs(columns - rows) - 1);
}

} // namespace

Shells::Shells(const Board &board, int gapWeight, Ground::Pulse pulse)
    : m_grid(board.grid()), m_ground(board, std::move(pulse)), m_gapWay(m_ground), m_plan(m_ground),
      m_gapWeight(gapWeight), m_rest(m_grid), m_filled(std::size_t(m_grid.rows), 0)
{
}

core::Grid Shells::rest(core::Grid grid, int mostCells)
{
    while (grid.size() > mostCells) {
        const core::Grid whole = grid;
        grid.columns -= whole.columns >= whole.rows;
        grid.rows -= whole.rows >= whole.columns;
    }
    return grid;
}

bool Shells::run(int mostCells)
{
    m_rest = rest(m_grid, mostCells);
    while (m_ground.going()) {
        const Step next = soonest();
        if (next.home == Board::none)
            return true;
        fill(next);
    }
    return false;
}

Board Shells::left() const
{
    const int left = m_grid.columns - m_rest.columns;
    const int top = m_grid.rows - m_rest.rows;
    core::Position position(std::size_t(m_rest.size() - 1));
    for (int cell = 0; cell < m_rest.size(); ++cell) {
        const int here = m_grid.cell(left + m_rest.column(cell), top + m_rest.row(cell));
        if (here == m_ground.board().gap())
            continue;
        const int tile = m_ground.board().tile(here);
        position[std::size_t(m_rest.cell(column(tile) - left, row(tile) - top))] = {std::int16_t(cell)};
    }
    return {m_rest, position};
}

/// None when all is filled.
Shells::Step Shells::soonest() const
{
    Step best;
    int least = std::numeric_limits<int>::max();
    for (int row = 0; row < m_grid.rows; ++row) {
        const Step step = this->step(row);
        if (step.home == Board::none)
            continue;
        if (const int cost = this->cost(step); cost < least) {
            least = cost;
            best = step;
        }
    }
    return best;
}

/// The step on this row, none when it is complete or rests on what is not yet filled.
Shells::Step Shells::step(int row) const
{
    const bool whole = row < m_grid.rows - m_rest.rows;
    const int filled = m_filled[std::size_t(row)];
    const int above = row == 0 ? m_grid.columns : m_filled[std::size_t(row) - 1];
    const int home = m_grid.cell(filled, row);
    if (filled == (whole ? m_grid.columns : m_grid.columns - m_rest.columns) || filled >= above ||
        row == m_grid.rows - 1)
        return {};
    if (row == m_grid.rows - 2)
        return {home, home + m_grid.columns};
    if (filled < m_grid.columns - 2)
        return {home};
    return above == m_grid.columns ? Step{home, home + 1} : Step();
}

/// A long way of the gap alone weighs most: what it does for other tiles on it is soon undone.
int Shells::cost(const Step &step) const
{
    const auto carried = [this](int home) {
        const int cell = cellOf(home);
        return carrying(std::abs(column(cell) - column(home)), std::abs(row(cell) - row(home)));
    };
    return m_gapWeight * m_ground.distance(m_ground.board().gap(), cellOf(step.home)) + carried(step.home) +
           (step.other == Board::none ? 0 : carried(step.other));
}

void Shells::fill(const Step &step)
{
    const bool pair = step.other != Board::none;
    m_ground.begin({step.home, pair});
    if (pair) {
        fillPair(step.home, step.other);
        m_ground.close(step.other);
        ++m_filled[std::size_t(row(step.other))];
    } else {
        carry(step.home, {step.home});
    }
    m_ground.close(step.home);
    ++m_filled[std::size_t(row(step.home))];
}

void Shells::fillPair(int one, int other)
{
    if (cellOf(one) == one && cellOf(other) == other)
        return;
    const Cells cells = corner(one, other);
    gather(one, other, cells);
    turnIn(one, other, cells);
}

/// Both tiles and the gap come to these cells, as far as there is a way.
void Shells::gather(int one, int other, const Cells &cells)
{
    carry(one, cells);
    const int oneCell = cellOf(one);
    Cells others = cells;
    std::erase(others, oneCell);
    m_ground.close(oneCell);
    carry(other, others);
    const int otherCell = cellOf(other);
    m_ground.close(otherCell);
    std::vector<GapWay::End> ends;
    for (const int cell : others) {
        if (cell != otherCell)
            ends.push_back({cell, 0});
    }
    sendGap(ends);
    m_ground.open(oneCell);
    m_ground.open(otherCell);
}

/// The open cells where the pair's line ends.
Shells::Cells Shells::corner(int one, int other) const
{
    const bool isRow = other == one + 1;
    const int columns = isRow ? cornerWidth : cornerDepth;
    const int rows = isRow ? cornerDepth : cornerWidth;
    const int left = isRow ? std::max(0, m_grid.columns - columns) : column(one);
    const int top = isRow ? row(one) : std::max(0, m_grid.rows - rows);
    Cells cells;
    for (int y = top; y < std::min(top + rows, m_grid.rows); ++y) {
        for (int x = left; x < std::min(left + columns, m_grid.columns); ++x) {
            if (m_ground.isOpen(m_grid.cell(x, y)))
                cells.push_back(m_grid.cell(x, y));
        }
    }
    return cells;
}

/// Brings the tile to one of these cells. False when it can go no nearer straight away.
bool Shells::carry(int tile, const Cells &targets)
{
    m_plan.forget();
    while (m_ground.going() && std::ranges::find(targets, cellOf(tile)) == targets.end()) {
        const int target = *std::ranges::min_element(
            targets, {}, [&](int cell) { return m_ground.distance(cellOf(tile), cell); });
        if (!pushOn(tile, target))
            return false;
    }
    return m_ground.going();
}

/// Moves the tile one cell nearer: the gap goes to where it shall go, by the better of two ways.
bool Shells::pushOn(int tile, int target)
{
    const int cell = cellOf(tile);
    const int columns = column(target) - column(cell);
    const int rows = row(target) - row(cell);
    std::vector<GapWay::End> ends; // the cells that it can go to
    if (m_plan.target() != target)
        m_plan.make(cell, target);
    const auto add = [&](Direction direction, int columnsThen, int rowsThen) {
        const int planned = m_plan.cost(cell, direction);
        if (const int beside = m_ground.beside(cell, direction); beside != Board::none)
            ends.push_back({beside, planned + (planned < CarryPlan::never
                                                   ? 0
                                                   : GapWay::usual * carrying(columnsThen, rowsThen))});
    };
    if (columns != 0)
        add(columns > 0 ? Direction::Right : Direction::Left, std::abs(columns) - 1, std::abs(rows));
    if (rows != 0)
        add(rows > 0 ? Direction::Down : Direction::Up, std::abs(columns), std::abs(rows) - 1);
    m_ground.close(cell);
    const bool there = sendGap(ends);
    m_ground.open(cell);
    if (!there)
        return false;
    const auto way = std::ranges::find_if(directions, [&](Direction direction) {
        return m_ground.beside(m_ground.board().gap(), direction) == cell;
    });
    return m_ground.go(*way);
}

bool Shells::sendGap(const std::vector<GapWay::End> &ends)
{
    const std::optional<Route> way = m_gapWay.find(ends);
    return way && m_ground.go(*way);
}

/// Both tiles and the gap by the shortest way from where they are now.
void Shells::turnIn(int one, int other, Cells cells)
{
    for (const int cell : {cellOf(one), cellOf(other), m_ground.board().gap()}) {
        if (std::ranges::find(cells, cell) == cells.end())
            cells.push_back(cell);
    }
    while (m_ground.going()) {
        const PairSearch search(m_grid, cells, {cellOf(one), cellOf(other), m_ground.board().gap()},
                                {one, other});
        if (search.found()) {
            m_ground.go(search.route());
            return;
        }
        cells = around(cells);
    }
}

/// With their open neighbours.
Shells::Cells Shells::around(const Cells &cells) const
{
    Cells result = cells;
    for (const int cell : cells) {
        for (const Direction direction : directions) {
            const int to = m_ground.beside(cell, direction);
            if (to != Board::none && std::ranges::find(result, to) == result.end())
                result.push_back(to);
        }
    }
    return result;
}

} // namespace taquin
