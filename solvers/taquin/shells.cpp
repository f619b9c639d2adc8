// SPDX-License-Identifier: MIT
#include "taquin/shells.h"

#include "taquin/pairsearch.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <queue>

namespace taquin {

namespace {

constexpr std::uint32_t unreached = std::numeric_limits<std::uint32_t>::max();
/// What a move costs, and what it is worth that it brings a tile nearer.
constexpr int moveCost = 10;
constexpr int gainWorth = 8;
constexpr int cornerDepth = 3; ///< cells of the corner where a pair goes in, away from its line
constexpr int cornerWidth = 4; ///< and along it

/// Roughly the moves that it takes to carry a tile so far: three a cell in zigzag, five straight on.
int carrying(int columns, int rows)
{
    return 3 * (columns + rows) + 2 * std::max(0, std::abs(columns - rows) - 1);
}

} // namespace

Shells::Shells(const Board &board, Pulse pulse)
    : m_board(board), m_pulse(std::move(pulse)), m_grid(board.grid()),
      m_blocked(std::size_t(m_grid.size()), false), m_cost(m_blocked.size(), unreached),
      m_came(m_blocked.size())
{
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        m_column.push_back(m_grid.column(cell));
        m_row.push_back(m_grid.row(cell));
    }
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
    int columns = m_grid.columns;
    int rows = m_grid.rows;
    while (m_going && columns * rows > mostCells) {
        const bool row = rows >= columns;
        const bool column = columns >= rows;
        fill(row, column);
        m_top += row;
        m_left += column;
        rows = m_grid.rows - m_top;
        columns = m_grid.columns - m_left;
    }
    return m_going;
}

Board Shells::left() const
{
    const core::Grid grid{m_grid.columns - m_left, m_grid.rows - m_top};
    core::Position position(std::size_t(grid.size() - 1));
    for (int cell = 0; cell < grid.size(); ++cell) {
        const int here = m_grid.cell(m_left + grid.column(cell), m_top + grid.row(cell));
        if (here == m_board.gap())
            continue;
        const int tile = m_board.tile(here);
        const int home = (row(tile) - m_top) * grid.columns + column(tile) - m_left;
        position[std::size_t(home)] = {std::int16_t(cell)};
    }
    return {grid, position};
}

void Shells::fill(bool row, bool column)
{
    std::vector<Cells> lines;
    if (row)
        lines.push_back(line(true));
    if (column)
        lines.push_back(line(false));
    if (row && column)
        lines.back().erase(lines.back().begin()); // the corner cell is the row's
    std::vector<std::size_t> done(lines.size(), 0);
    while (m_going) {
        const std::size_t next = nearest(lines, done);
        if (next == lines.size())
            return;
        const Cells &cells = lines[next];
        std::size_t &first = done[next];
        if (first + 2 == cells.size()) {
            placePair(cells[first], cells[first + 1]);
            first += 2;
        } else {
            placeSingle(cells[first++]);
        }
    }
}

Shells::Cells Shells::line(bool row) const
{
    Cells cells;
    const int end = row ? m_grid.columns : m_grid.rows;
    for (int i = row ? m_left : m_top; i < end; ++i)
        cells.push_back(row ? m_grid.cell(i, m_top) : m_grid.cell(m_left, i));
    return cells;
}

/// The line whose next tile comes soonest. Pairs wait until no single tiles are left.
std::size_t Shells::nearest(const std::vector<Cells> &lines, const std::vector<std::size_t> &done) const
{
    std::size_t best = lines.size();
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (done[i] == lines[i].size() || (i == 1 && done[0] == 0)) // the corner cell must not be shut in
            continue;
        const int home = lines[i][done[i]];
        const int cell = m_board.cell(home);
        int cost = distance(m_board.gap(), cell) +
                   carrying(std::abs(column(cell) - column(home)), std::abs(row(cell) - row(home)));
        if (done[i] + 2 == lines[i].size())
            cost += m_grid.size() * 8;
        if (cost < least) {
            least = cost;
            best = i;
        }
    }
    return best;
}

void Shells::placeSingle(int home)
{
    m_purpose = {home, false};
    carry(home, {home});
    m_blocked[std::size_t(home)] = true;
}

void Shells::placePair(int one, int other)
{
    m_purpose = {one, true};
    if (m_board.cell(one) != one || m_board.cell(other) != other) {
        const Cells cells = corner(one, other);
        carry(one, cells);
        const int cell = m_board.cell(one);
        m_blocked[std::size_t(cell)] = true;
        Cells others = cells;
        std::erase(others, cell);
        carry(other, others);
        m_blocked[std::size_t(cell)] = false;
        turnIn(one, other);
    }
    m_blocked[std::size_t(one)] = true;
    m_blocked[std::size_t(other)] = true;
}

/// The free cells where the pair's line ends.
Shells::Cells Shells::corner(int one, int other) const
{
    const bool row = other == one + 1;
    const int columns = row ? cornerWidth : cornerDepth;
    const int rows = row ? cornerDepth : cornerWidth;
    const int left = row ? std::max(m_left, m_grid.columns - columns) : m_left;
    const int top = row ? m_top : std::max(m_top, m_grid.rows - rows);
    Cells cells;
    for (int y = top; y < std::min(top + rows, m_grid.rows); ++y) {
        for (int x = left; x < std::min(left + columns, m_grid.columns); ++x) {
            if (isFree(m_grid.cell(x, y)))
                cells.push_back(m_grid.cell(x, y));
        }
    }
    return cells;
}

/// Brings the tile to one of these cells. False when it can go no nearer straight away.
bool Shells::carry(int tile, const Cells &targets)
{
    while (m_going && std::ranges::find(targets, m_board.cell(tile)) == targets.end()) {
        if (!pushOn(tile, closest(m_board.cell(tile), targets)))
            return false;
    }
    return true;
}

int Shells::closest(int cell, const Cells &targets) const
{
    return *std::ranges::min_element(targets, {}, [&](int target) { return distance(cell, target); });
}

/// Moves the tile one cell nearer: the gap goes to where it shall go, by the better of two ways.
bool Shells::pushOn(int tile, int target)
{
    const int cell = m_board.cell(tile);
    const int columns = column(target) - column(cell);
    const int rows = row(target) - row(cell);
    std::vector<std::pair<int, int>> ends; // the cells that it can go to, and what is still to be done then
    if (const int beside = cell + (columns > 0 ? 1 : -1); columns != 0 && isFree(beside))
        ends.emplace_back(beside, moveCost * carrying(std::abs(columns) - 1, std::abs(rows)));
    if (const int beside = cell + (rows > 0 ? m_grid.columns : -m_grid.columns); rows != 0 && isFree(beside))
        ends.emplace_back(beside, moveCost * carrying(std::abs(columns), std::abs(rows) - 1));
    m_blocked[std::size_t(cell)] = true;
    const bool there = sendGap(ends);
    m_blocked[std::size_t(cell)] = false;
    if (!there)
        return false;
    const auto way = std::ranges::find_if(directions, [&](Direction direction) {
        return m_board.canGo(direction) && next(m_grid, m_board.gap(), direction) == cell;
    });
    go(*way);
    return true;
}

/// Sends the gap to one of the cells, each with what it costs to go on from there, by the cheapest way
/// (Dijkstra). A way meets no cell twice, so that the worths of its moves add up. False when none is to be
/// reached.
bool Shells::sendGap(const std::vector<std::pair<int, int>> &ends)
{
    const int gap = m_board.gap();
    int left = column(gap);
    int right = left;
    int top = row(gap);
    int bottom = top;
    for (const auto &[cell, cost] : ends) {
        left = std::min(left, column(cell));
        right = std::max(right, column(cell));
        top = std::min(top, row(cell));
        bottom = std::max(bottom, row(cell));
    }
    for (int margin = 2;; margin = m_grid.columns + m_grid.rows) {
        const int x0 = std::max(m_left, left - margin);
        const int x1 = std::min(m_grid.columns - 1, right + margin);
        const int y0 = std::max(m_top, top - margin);
        const int y1 = std::min(m_grid.rows - 1, bottom + margin);
        using Entry = std::pair<std::uint32_t, int>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        open.emplace(0U, gap);
        m_cost[std::size_t(gap)] = 0;
        m_touched.assign(1, gap);
        int end = Board::none;
        std::uint32_t least = unreached;
        while (!open.empty() && open.top().first < least) {
            const auto [cost, cell] = open.top();
            open.pop();
            if (cost > m_cost[std::size_t(cell)])
                continue;
            for (const auto &[goal, more] : ends) {
                if (goal == cell && cost + std::uint32_t(more) < least) {
                    least = cost + std::uint32_t(more);
                    end = cell;
                }
            }
            for (const Direction direction : directions) {
                const int x = column(cell) + columnsAlong(direction);
                const int y = row(cell) + rowsAlong(direction);
                if (x < x0 || x > x1 || y < y0 || y > y1)
                    continue;
                const int to = m_grid.cell(x, y);
                if (!isFree(to))
                    continue;
                const std::uint32_t then = cost + std::uint32_t(moveCost - gainWorth * gain(to, cell));
                std::uint32_t &known = m_cost[std::size_t(to)];
                if (then >= known)
                    continue;
                if (known == unreached)
                    m_touched.push_back(to);
                known = then;
                m_came[std::size_t(to)] = direction;
                open.emplace(then, to);
            }
        }
        for (const int cell : m_touched)
            m_cost[std::size_t(cell)] = unreached;
        if (end != Board::none) {
            Route way;
            for (int cell = end; cell != gap; cell = next(m_grid, cell, opposite(way.back())))
                way.push_back(m_came[std::size_t(cell)]);
            for (auto direction = way.rbegin(); direction != way.rend() && m_going; ++direction)
                go(*direction);
            return m_going;
        }
        if (margin > 2)
            return false;
    }
}

/// Both tiles and the gap by the shortest way from where they are now.
void Shells::turnIn(int one, int other)
{
    Cells cells = corner(one, other);
    for (const int cell : {m_board.cell(one), m_board.cell(other), m_board.gap()}) {
        if (std::ranges::find(cells, cell) == cells.end())
            cells.push_back(cell);
    }
    while (m_going) {
        const PairSearch search(m_grid, cells, {m_board.cell(one), m_board.cell(other), m_board.gap()},
                                {one, other});
        if (search.found()) {
            for (const Direction direction : search.route()) {
                if (m_going)
                    go(direction);
            }
            return;
        }
        cells = around(cells);
    }
}

/// With their free neighbours.
Shells::Cells Shells::around(const Cells &cells) const
{
    Cells result = cells;
    for (const int cell : cells) {
        for (const Direction direction : directions) {
            if (!hasNext(m_grid, cell, direction))
                continue;
            const int to = next(m_grid, cell, direction);
            if (isFree(to) && column(to) >= m_left && row(to) >= m_top &&
                std::ranges::find(result, to) == result.end())
                result.push_back(to);
        }
    }
    return result;
}

void Shells::go(Direction direction)
{
    m_board.go(direction);
    m_route.push_back(direction);
    m_purposes.push_back(m_purpose);
    m_going = m_pulse();
}

/// 1 if the tile on `from` would be nearer to its cell on `to`, beside it; else -1.
int Shells::gain(int from, int to) const
{
    const int home = m_board.tile(from);
    return distance(from, home) - distance(to, home);
}

int Shells::distance(int cell, int other) const
{
    return std::abs(column(cell) - column(other)) + std::abs(row(cell) - row(other));
}

} // namespace taquin
