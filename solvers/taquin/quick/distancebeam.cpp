// SPDX-License-Identifier: MIT
#include "taquin/quick/distancebeam.h"

#include "core/random.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace taquin {

namespace {

constexpr int longestStall = 60; ///< the most levels without a nearer board; more hardly ever help

/// A rectangle of a board.
struct Part {
    int left;
    int top;
    int right;
    int bottom; ///< the last row; all bounds are inclusive

    core::Grid grid() const { return {right - left + 1, bottom - top + 1}; }
    int cellOf(const core::Grid &whole, int cell) const
    {
        return grid().cell(whole.column(cell) - left, whole.row(cell) - top);
    }
};

/// Returns the rectangle around a route of the blank, enlarged by one cell on each side.
Part partAround(const core::Grid &grid, int blank, std::span<const Direction> route)
{
    Part part{grid.column(blank), grid.row(blank), grid.column(blank), grid.row(blank)};
    for (const Direction direction : route) {
        blank = next(grid, blank, direction);
        part.left = std::min(part.left, grid.column(blank));
        part.right = std::max(part.right, grid.column(blank));
        part.top = std::min(part.top, grid.row(blank));
        part.bottom = std::max(part.bottom, grid.row(blank));
    }
    return {std::max(part.left - 1, 0), std::max(part.top - 1, 0), std::min(part.right + 1, grid.columns - 1),
            std::min(part.bottom + 1, grid.rows - 1)};
}

std::vector<std::int16_t> neighboursOf(const core::Grid &grid)
{
    std::vector<std::int16_t> neighbours;
    for (int cell = 0; cell < grid.size(); ++cell) {
        for (const Direction direction : directions)
            neighbours.push_back(
                std::int16_t(hasNext(grid, cell, direction) ? next(grid, cell, direction) : -1));
    }
    return neighbours;
}

} // namespace

DistanceBeam::DistanceBeam(const Board &from, const Weights &weights, std::size_t width,
                           std::size_t mostMoves)
    : m_width(width), m_mostMoves(mostMoves)
{
    const int cells = from.grid().size();
    std::vector<int> tiles;
    std::vector<int> goal;
    for (int cell = 0; cell < cells; ++cell) {
        tiles.push_back(cell == from.blank() ? cells - 1 : from.tile(cell));
        goal.push_back(cell);
    }
    begin(from.grid(), tiles, from.blank(), goal, weights);
}

/// Tiles are numbered by their initial cells.
DistanceBeam::DistanceBeam(const Board &from, std::span<const Direction> route, const Weights &weights,
                           std::size_t width)
    : m_width(width), m_mostMoves(route.size() - std::min<std::size_t>(route.size(), 2))
{
    const Part part = partAround(from.grid(), from.blank(), route);
    const core::Grid grid = part.grid();
    m_hasEnded = m_mostMoves == 0 || !fits(grid);
    if (m_hasEnded)
        return;
    std::vector<int> tiles(std::size_t(grid.size()));
    std::iota(tiles.begin(), tiles.end(), 0);
    std::vector<int> tilesAtEnd = tiles;
    const int blank = part.cellOf(from.grid(), from.blank());
    int blankAtEnd = blank;
    for (const Direction direction : route) {
        const int cell = next(grid, blankAtEnd, direction);
        std::swap(tilesAtEnd[std::size_t(blankAtEnd)], tilesAtEnd[std::size_t(cell)]);
        blankAtEnd = cell;
    }
    std::vector<int> goal(tiles.size());
    for (std::size_t cell = 0; cell < tiles.size(); ++cell)
        goal[std::size_t(tilesAtEnd[cell])] = int(cell);
    begin(grid, tiles, blank, goal, weights);
}

void DistanceBeam::begin(const core::Grid &grid, const std::vector<int> &tiles, int blank,
                         const std::vector<int> &goal, const Weights &weights)
{
    m_cells = tiles.size();
    m_neighbours = neighboursOf(grid);
    addKeys(grid, goal, weights);
    m_blankTile = Cell(tiles[std::size_t(blank)]);
    m_conflicts = TileConflicts(grid, goal, m_blankTile, weights.conflicts);
    m_seen.resize(std::bit_ceil(seenPerBoard * m_width));
    Node root{0, 0, 0, Cell(blank), Direction::Right};
    for (std::size_t cell = 0; cell < m_cells; ++cell) {
        m_tiles.push_back(Cell(tiles[cell]));
        if (int(cell) == blank)
            continue;
        const TileKey &added = key(m_tiles.back(), cell);
        root.hash += added.hash;
        root.score += added.score;
        root.distance += added.distance;
    }
    root.score += m_conflicts.score(m_tiles.data());
    m_level.push_back(root);
    isNew(root.hash);
    m_firstScore = m_leastScore = root.score;
    m_hasEnded = root.distance == 0;
}

void DistanceBeam::addKeys(const core::Grid &grid, const std::vector<int> &goal, const Weights &weights)
{
    core::Random random(1);
    m_keys.resize(m_cells * m_cells);
    for (std::size_t tile = 0; tile < m_cells; ++tile) {
        for (std::size_t cell = 0; cell < m_cells; ++cell) {
            const int columns = std::abs(grid.column(goal[tile]) - grid.column(int(cell)));
            const int rows = std::abs(grid.row(goal[tile]) - grid.row(int(cell)));
            const double powers = std::pow(columns, weights.exponent) + std::pow(rows, weights.exponent);
            m_keys[tile * m_cells + cell] = {
                random.below(~std::uint64_t(0)),
                int(std::lround(weights.distance * (columns + rows) + weights.factor * powers)),
                columns + rows};
        }
    }
}

void DistanceBeam::advance(int levels)
{
    for (; levels > 0 && !m_hasEnded; --levels) {
        if (m_moves.size() < m_mostMoves)
            expandLevel(m_mostMoves - m_moves.size() - 1);
        m_hasEnded = m_successors.empty();
        if (m_hasEnded)
            return m_level.clear();
        keepBest();
        makeLevel();
        m_successors.clear();
        if (m_level[m_best].score < m_leastScore) {
            m_leastScore = m_level[m_best].score;
            m_leastAt = int(m_moves.size());
        }
        m_hasEnded = m_level[m_best].distance == 0 || int(m_moves.size()) - m_leastAt > longestStall;
    }
}

void DistanceBeam::expandLevel(std::size_t movesLeft)
{
    for (std::size_t first = 0; first < m_level.size(); first += boardsPerBlock) {
        tryMoves(first, std::min(first + boardsPerBlock, m_level.size()), movesLeft);
        for (Successor &move : m_tried) {
            if (!isNew(move.hash))
                continue;
            const int to = m_level[move.parent].blank;
            const Cell *const tiles = m_tiles.data() + move.parent * m_cells;
            move.score += m_conflicts.change(tiles, neighbour(to, move.direction), to);
            m_successors.push_back(move);
        }
    }
}

/// Lists the moves of consecutive boards of the level, without the conflicts in their scores, and prefetches the slots
/// of the boards that they lead to: waiting for them one by one took half of the search's time.
void DistanceBeam::tryMoves(std::size_t first, std::size_t end, std::size_t movesLeft)
{
    m_tried.clear();
    for (std::size_t parent = first; parent < end; ++parent) {
        const Node &node = m_level[parent];
        const Cell *const tiles = m_tiles.data() + parent * m_cells;
        for (const Direction direction : directions) {
            const int from = neighbour(node.blank, direction);
            if (from < 0 || (!m_moves.empty() && direction == opposite(node.came)))
                continue;
            ++m_nodes;
            const std::size_t tile = tiles[from];
            const TileKey &before = key(tile, std::size_t(from));
            const TileKey &after = key(tile, node.blank);
            const int distance = node.distance + after.distance - before.distance;
            if (distance > int(movesLeft))
                continue;
            const std::uint64_t hash = node.hash + after.hash - before.hash;
            __builtin_prefetch(m_seen.data() + slotOf(hash), 1);
            m_tried.push_back(
                {hash, std::uint32_t(parent), node.score + after.score - before.score, distance, direction});
        }
    }
}

bool DistanceBeam::isNew(std::uint64_t hash)
{
    const std::size_t at = slotOf(hash);
    if (m_seen[at] == hash || m_seen[at + 1] == hash)
        return false;
    m_seen[at + 1] = m_seen[at];
    m_seen[at] = hash;
    return true;
}

void DistanceBeam::keepBest()
{
    if (m_successors.size() <= m_width)
        return;
    std::ranges::nth_element(m_successors, m_successors.begin() + std::ptrdiff_t(m_width), {},
                             &Successor::score);
    m_successors.resize(m_width);
}

void DistanceBeam::makeLevel()
{
    m_level.swap(m_levelBefore);
    m_tiles.swap(m_tilesBefore);
    m_level.clear();
    m_tiles.resize(m_successors.size() * m_cells);
    std::vector<std::uint32_t> &moves = m_moves.emplace_back();
    moves.reserve(m_successors.size());
    for (const Successor &successor : m_successors) {
        const int blank = m_levelBefore[successor.parent].blank;
        const int from = neighbour(blank, successor.direction);
        Cell *const tiles = m_tiles.data() + m_level.size() * m_cells;
        std::copy_n(m_tilesBefore.data() + successor.parent * m_cells, m_cells, tiles);
        tiles[blank] = tiles[from];
        tiles[from] = m_blankTile;
        m_level.push_back(
            {successor.hash, successor.score, successor.distance, Cell(from), successor.direction});
        moves.push_back(successor.parent << 2 | std::uint32_t(successor.direction));
    }
    m_best = std::size_t(std::ranges::min_element(m_level, {}, &Node::score) - m_level.begin());
}

Route DistanceBeam::route() const
{
    Route route(m_moves.size());
    std::size_t board = m_best;
    for (std::size_t level = m_moves.size(); level-- > 0;) {
        const std::uint32_t move = m_moves[level][board];
        route[level] = Direction(move & 3);
        board = move >> 2;
    }
    return route;
}

} // namespace taquin
