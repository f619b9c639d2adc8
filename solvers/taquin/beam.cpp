// SPDX-License-Identifier: MIT
#include "taquin/beam.h"

#include "core/random.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

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

/// What a tile away from its cell adds to a score, by trial.
int spread(core::Grid grid, int tile, int cell)
{
    constexpr double weight = 10;
    constexpr double onFarSide = 0.573; // of that weight
    const auto power = [](int cells) { return std::pow(std::abs(cells), 2.738); };
    const double gapSide =
        std::min(double(grid.column(tile)) / (grid.columns - 1), double(grid.row(tile)) / (grid.rows - 1));
    return int(
        std::lround(weight * (onFarSide + (1 - onFarSide) * gapSide) *
                    (power(grid.column(tile) - grid.column(cell)) + power(grid.row(tile) - grid.row(cell)))));
}

} // namespace

Beam::Beam(const TableSet &set, const Board &from, std::size_t width, ForkJoinPool *pool)
    : m_set(set), m_grid(from.grid()), m_width(width), m_pool(pool),
      m_seen(std::bit_ceil(seenPerBoard * width)), m_level(1)
{
    for (Wave &wave : m_waves)
        wave.resize(blocksOfWave);
    addKeys();
    State &first = m_level.front();
    first = {};
    first.gap = std::uint8_t(from.blank());
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        first.tiles[std::size_t(cell)] = std::uint8_t(from.tile(cell));
        if (cell == from.blank())
            continue;
        first.hash += key(std::uint8_t(from.tile(cell)), cell).hash;
        first.spread += key(std::uint8_t(from.tile(cell)), cell).spread;
    }
    for (std::size_t view = 0; view < TableSet::views; ++view) {
        const TableView &look = set.view(view);
        for (std::size_t pattern = 0; pattern < look.tables.size(); ++pattern) {
            const PatternState state = look.tables[pattern]->state(cellsOf(look, pattern, from),
                                                                   look.cell[std::size_t(from.blank())]);
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
        for (int cell = 0; cell < m_grid.size(); ++cell)
            m_keys[std::size_t(tile) * TableSet::mostCells + std::size_t(cell)] = {
                random.below(~std::uint64_t(0)), spread(m_grid, tile, cell)};
    }
}

std::optional<Route> Beam::run(int most, const Pulse &pulse, const Show &show)
{
    if (atLeast() == 0)
        return Route();
    isNew(m_level.front().hash);
    for (int depth = 1; depth <= most; ++depth) {
        if (!goDeeper(depth, most - depth, pulse) || m_chosen.empty())
            return {};
        const auto best =
            std::ranges::min_element(m_chosen, {}, [](const Child &child) { return score(child); });
        const auto index = std::uint32_t(best - m_chosen.begin());
        if (show)
            show(way(m_trail.size(), index));
        if (best->sums[0] == 0)
            return way(m_trail.size(), index);
    }
    return {};
}

/// Wave by wave; while one is tried, the one before it is judged. False when it was stopped.
bool Beam::goDeeper(int depth, int most, const Pulse &pulse)
{
    if (depth > 1) {
        m_level.swap(m_lastLevel);
        m_level.resize(m_chosen.size());
    }
    m_children.clear();
    std::ranges::fill(m_counts, 0);
    for (int wave = 0, judging = 0; blocks(wave) + judging > 0; ++wave) {
        Wave &now = m_waves[std::size_t(wave) % 2];
        const int trying = blocks(wave);
        const ForkJoinPool::Work work = [&](int part) {
            if (part < judging)
                judge(m_waves[std::size_t(wave + 1) % 2], most);
            else
                this->work(wave * blocksOfWave + part - judging, now[std::size_t(part - judging)]);
        };
        if (m_pool)
            m_pool->run(judging + trying, work);
        for (int part = 0; !m_pool && part < judging + trying; ++part)
            work(part);
        for (int block = trying; block < blocksOfWave; ++block)
            now[std::size_t(block)].clear();
        for (const Block &block : now) {
            if (!block.empty() && !pulse(depth, block.size()))
                return false;
        }
        judging = trying > 0;
    }
    select();
    return true;
}

int Beam::blocks(int wave) const
{
    const auto all = int((m_level.size() + boardsOfBlock - 1) / boardsOfBlock);
    return std::clamp(all - wave * blocksOfWave, 0, blocksOfWave);
}

/// The boards of a block come to be, and their moves are tried.
void Beam::work(int number, Block &block)
{
    const std::size_t first = std::size_t(number) * boardsOfBlock;
    const std::size_t end = std::min(first + boardsOfBlock, m_level.size());
    block.clear();
    for (std::size_t board = first; board < end; ++board) {
        if (!m_trail.empty())
            m_level[board] = after(m_chosen[board]);
        addChildren(std::uint32_t(board), block);
    }
    for (Child &child : block) {
        for (std::size_t view = 0; view < TableSet::views; ++view)
            find(m_level[child.parent], view, child);
    }
    weigh(block);
}

void Beam::addChildren(std::uint32_t parent, Block &block) const
{
    const State &state = m_level[parent];
    for (const Direction direction : directions) {
        if (!hasNext(m_grid, state.gap, direction) || (!m_trail.empty() && direction == opposite(state.came)))
            continue;
        Child &child = block.emplace_back();
        child.parent = parent;
        child.direction = direction;
        const int from = next(m_grid, state.gap, direction);
        const std::uint8_t tile = state.tiles[std::size_t(from)];
        const Key &before = key(tile, from);
        const Key &then = key(tile, state.gap);
        child.hash = state.hash - before.hash + then.hash;
        child.spread = state.spread - before.spread + then.spread;
        child.tile = tile;
        for (std::size_t view = 0; view < TableSet::views; ++view)
            expect(state, view, child);
    }
}

void Beam::expect(const State &state, std::size_t view, Child &child) const
{
    const TableView &look = m_set.view(view);
    const std::size_t pattern = look.pattern[child.tile];
    const PatternSpace &space = look.tables[pattern]->space();
    const TileMove &move = look.moves[state.gap][std::size_t(child.direction)];
    const Place &before = state.places[view][pattern];
    const CellSet set = before.set() ^ move.both;
    child.places[view] = {set, space.orderAfter(before.order(), before.set(), move), before.distance()};
    child.sets[view] = space.expect(set);
}

void Beam::find(const State &state, std::size_t view, Child &child) const
{
    const TableView &look = m_set.view(view);
    const PatternTable &table = *look.tables[look.pattern[child.tile]];
    const TileMove &move = look.moves[state.gap][std::size_t(child.direction)];
    child.words[view] = table.word(table.space().slotOf(child.sets[view], move), child.places[view].order());
    __builtin_prefetch(child.words[view]);
}

/// The words of the tables, asked for before, are there now.
void Beam::weigh(Block &block) const
{
    for (Child &child : block) {
        const State &state = m_level[child.parent];
        for (std::size_t view = 0; view < TableSet::views; ++view) {
            Place &place = child.places[view];
            const int before = place.distance();
            const int distance = PatternTable::distanceAfter(before, child.words[view], place.order());
            child.sums[view] = std::uint16_t(state.sums[view] + distance - before);
            place = {place.set(), place.order(), distance};
        }
    }
}

/// Keeps what can still be part of a way of no more than `most` further moves, and is new.
void Beam::judge(const Wave &wave, int most)
{
    for (const Block &block : wave) {
        for (const Child &child : block)
            __builtin_prefetch(m_seen.data() + (child.hash & (m_seen.size() - 1)));
        for (const Child &child : block) {
            if (!isNew(child.hash) || std::max(child.sums[0], child.sums[1]) > most)
                continue;
            m_children.push_back(child);
            if (score(child) >= m_counts.size())
                m_counts.resize(score(child) + 1);
            ++m_counts[score(child)];
        }
    }
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
    std::size_t room = m_width;
    std::size_t last = 0;
    while (last < m_counts.size() && m_counts[last] <= room)
        room -= m_counts[last++];
    // Of those that are alike some go on, whoever their parents are.
    constexpr int bits = 20;
    const std::uint64_t part = last < m_counts.size() ? (std::uint64_t(room) << bits) / m_counts[last] : 0;
    m_chosen.clear();
    std::vector<std::uint32_t> &trail = m_trail.emplace_back();
    for (const Child &child : m_children) {
        if (score(child) > last || (score(child) == last && child.hash >> (64 - bits) >= part))
            continue;
        m_chosen.push_back(child);
        trail.push_back(child.parent << 2 | std::uint32_t(child.direction));
    }
}

Beam::State Beam::after(const Child &child) const
{
    State state = m_lastLevel[child.parent];
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
