// SPDX-License-Identifier: MIT
#include "taquin/beam.h"

#include "core/random.h"

#include <algorithm>
#include <bit>

namespace taquin {

namespace {

constexpr std::size_t seenPerBoard = 16;

/// The cells of a pattern's tiles in the view, in the order of the view's tiles.
std::vector<int> cellsOf(const TableView &view, std::size_t pattern, const Board &board)
{
    std::vector<int> order(view.cell.size()); // the tile by its cell in the view
    for (std::size_t tile = 0; tile < view.cell.size(); ++tile)
        order[view.cell[tile]] = int(tile);
    std::vector<int> cells;
    for (const int tile : order) {
        if (tile < int(view.pattern.size()) && view.pattern[std::size_t(tile)] == pattern)
            cells.push_back(view.cell[std::size_t(board.cell(tile))]);
    }
    return cells;
}

} // namespace

Beam::Beam(const TableSet &set, const Board &from, std::size_t width)
    : m_set(set), m_grid(from.grid()), m_width(width), m_seen(std::bit_ceil(seenPerBoard * width)), m_level(1)
{
    addKeys();
    State &first = m_level.front();
    first = {};
    first.gap = std::uint8_t(from.gap());
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        first.tiles[std::size_t(cell)] = std::uint8_t(from.tile(cell));
        if (cell == from.gap())
            continue;
        first.hash += key(std::uint8_t(from.tile(cell)), cell).hash;
        first.spread += key(std::uint8_t(from.tile(cell)), cell).spread;
    }
    for (std::size_t view = 0; view < TableSet::views; ++view) {
        const TableView &look = set.view(view);
        for (std::size_t pattern = 0; pattern < look.tables.size(); ++pattern) {
            const PatternState state =
                look.tables[pattern]->state(cellsOf(look, pattern, from), look.cell[std::size_t(from.gap())]);
            first.places[view][pattern] = {state.set, state.order, int(state.distance)};
            first.sums[view] = std::uint16_t(first.sums[view] + state.distance);
        }
    }
}

void Beam::addKeys()
{
    core::Random random(1);
    m_keys.resize(std::size_t(TableSet::mostCells) * TableSet::mostCells);
    for (int tile = 0; tile < m_grid.size() - 1; ++tile) {
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            const int columns = m_grid.column(tile) - m_grid.column(cell);
            const int rows = m_grid.row(tile) - m_grid.row(cell);
            m_keys[std::size_t(tile) * TableSet::mostCells + std::size_t(cell)] = {
                random.below(~std::uint64_t(0)), columns * columns + rows * rows};
        }
    }
}

std::optional<Route> Beam::run(int most, const Pulse &pulse, const Show &show)
{
    if (atLeast() == 0)
        return Route();
    isNew(m_level.front().hash);
    for (int depth = 1; !m_level.empty() && depth <= most; ++depth) {
        m_children.clear();
        std::size_t kept = 0;
        for (std::uint32_t first = 0; first < m_level.size(); first += chunk) {
            const std::size_t begin = kept;
            const auto end = std::uint32_t(std::min(m_level.size(), first + chunk));
            for (std::uint32_t parent = first; parent < end; ++parent)
                addChildren(parent);
            if (!pulse(depth, m_children.size() - begin))
                return {};
            for (std::size_t i = begin; i < m_children.size(); ++i) {
                if (judge(m_children[i], most - depth))
                    m_children[kept++] = m_children[i];
            }
            m_children.resize(kept);
        }
        select();
        const auto best =
            std::ranges::min_element(m_level, {}, [this](const State &state) { return score(state); });
        if (best == m_level.end())
            return {};
        const auto index = std::uint32_t(best - m_level.begin());
        if (show)
            show(way(m_trail.size(), index));
        if (best->sums[0] == 0)
            return way(m_trail.size(), index);
    }
    return {};
}

void Beam::addChildren(std::uint32_t parent)
{
    const State &state = m_level[parent];
    for (const Direction direction : directions) {
        if (!hasNext(m_grid, state.gap, direction) || (!m_trail.empty() && direction == opposite(state.came)))
            continue;
        Child &child = m_children.emplace_back();
        child.parent = parent;
        child.direction = direction;
        const int from = next(m_grid, state.gap, direction);
        const std::uint8_t tile = state.tiles[std::size_t(from)];
        const Key &before = key(tile, from);
        const Key &then = key(tile, state.gap);
        child.hash = state.hash - before.hash + then.hash;
        child.spread = state.spread - before.spread + then.spread;
        __builtin_prefetch(m_seen.data() + (child.hash & (m_seen.size() - 1)));
        for (std::size_t view = 0; view < TableSet::views; ++view)
            find(state, view, child);
    }
}

void Beam::find(const State &state, std::size_t view, Child &child) const
{
    const TableView &look = m_set.view(view);
    const auto from = std::size_t(next(m_grid, state.gap, child.direction));
    const std::size_t pattern = look.pattern[state.tiles[from]];
    const TileMove &move = look.moves[state.gap][std::size_t(child.direction)];
    const PatternTable &table = *look.tables[pattern];
    const Place &before = state.places[view][pattern];
    const std::uint16_t order = table.space().orderAfter(before.order(), before.set(), move);
    const CellSet set = before.set() ^ move.both;
    child.places[view] = {set, order, before.distance()};
    child.words[view] = table.word(table.space().slot(set, move.from), order);
    __builtin_prefetch(child.words[view]);
}

/// Whether it can still be part of a way of no more than `most` further moves, and is new.
bool Beam::judge(Child &child, int most)
{
    if (!isNew(child.hash))
        return false;
    const State &state = m_level[child.parent];
    for (std::size_t view = 0; view < TableSet::views; ++view) {
        Place &place = child.places[view];
        const int before = place.distance();
        const int distance = PatternTable::distanceAfter(before, child.words[view], place.order());
        child.sums[view] = std::uint16_t(state.sums[view] + distance - before);
        place = {place.set(), place.order(), distance};
    }
    return std::max(child.sums[0], child.sums[1]) <= most;
}

bool Beam::isNew(std::uint64_t hash)
{
    const std::size_t at = hash & (m_seen.size() - 1);
    std::uint64_t &one = m_seen[at];
    std::uint64_t &other = m_seen[at ^ 1];
    if (one == hash || other == hash)
        return false;
    other = one;
    one = hash;
    return true;
}

/// Makes the best children the next level.
void Beam::select()
{
    std::vector<std::size_t> counts;
    for (const Child &child : m_children) {
        if (score(child) >= counts.size())
            counts.resize(score(child) + 1);
        ++counts[score(child)];
    }
    std::size_t room = m_width;
    std::size_t last = 0;
    while (last < counts.size() && counts[last] <= room)
        room -= counts[last++];
    // Of those that are alike some go on, whoever their parents are.
    constexpr int bits = 20;
    const std::uint64_t part = last < counts.size() ? (room << bits) / counts[last] : 0;
    m_nextLevel.clear();
    std::vector<std::uint32_t> &trail = m_trail.emplace_back();
    for (const Child &child : m_children) {
        if (score(child) > last || (score(child) == last && child.hash >> (64 - bits) >= part))
            continue;
        m_nextLevel.push_back(after(child));
        trail.push_back(child.parent << 2 | std::uint32_t(child.direction));
    }
    m_level.swap(m_nextLevel);
}

Beam::State Beam::after(const Child &child) const
{
    State state = m_level[child.parent];
    const auto from = std::size_t(next(m_grid, state.gap, child.direction));
    const std::uint8_t tile = state.tiles[from];
    for (std::size_t view = 0; view < TableSet::views; ++view)
        state.places[view][m_set.view(view).pattern[tile]] = child.places[view];
    state.tiles[state.gap] = tile;
    state.gap = std::uint8_t(from);
    state.came = child.direction;
    state.hash = child.hash;
    state.spread = child.spread;
    state.sums = child.sums;
    return state;
}

Route Beam::way(std::size_t level, std::uint32_t index) const
{
    Route route(level);
    for (; level > 0; --level) {
        const std::uint32_t entry = m_trail[level - 1][index];
        route[level - 1] = Direction(entry & 3U);
        index = entry >> 2;
    }
    return route;
}

} // namespace taquin
