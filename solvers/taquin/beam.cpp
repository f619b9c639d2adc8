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

/// Of a tile that is not on its cell. The figures are by trial.
int displacement(core::Grid grid, int tile, int cell)
{
    constexpr double weight = 6;
    constexpr double perCell = -8;
    constexpr double onFarSide = 0.6; // of that weight
    const auto power = [](int cells) { return std::pow(cells, 2.738); };
    const double nearBlank =
        std::min(double(grid.column(tile)) / (grid.columns - 1), double(grid.row(tile)) / (grid.rows - 1));
    const int columns = std::abs(grid.column(tile) - grid.column(cell));
    const int rows = std::abs(grid.row(tile) - grid.row(cell));
    return int(std::lround(perCell * (columns + rows) + weight * (onFarSide + (1 - onFarSide) * nearBlank) *
                                                            (power(columns) + power(rows))));
}

} // namespace

BeamSearch::BeamSearch(const PdbSet &set, const Board &from, std::size_t width, ForkJoinPool *pool)
    : m_set(set), m_graph(from.grid()), m_width(width), m_pool(pool),
      m_seen(std::bit_ceil(seenPerBoard * width)), m_level(1)
{
    for (Wave &wave : m_waves)
        wave.resize(blocksPerWave);
    addKeys();
    addRoot(from);
    markSeen(m_level.front().hash);
    m_hasEnded = m_isSolved = lowerBound() == 0;
}

void BeamSearch::addKeys()
{
    const core::Grid &grid = m_graph.grid();
    core::Random random(1);
    m_keys.resize(std::size_t(PdbSet::maxCells) * PdbSet::maxCells);
    for (int tile = 0; tile < grid.size() - 1; ++tile) {
        for (int cell = 0; cell < grid.size(); ++cell)
            m_keys[std::size_t(tile) * PdbSet::maxCells + std::size_t(cell)] = {
                random.below(~std::uint64_t(0)), displacement(grid, tile, cell)};
    }
}

void BeamSearch::addRoot(const Board &from)
{
    Node &root = m_level.front();
    root = {};
    root.blank = std::uint8_t(from.blank());
    for (int cell = 0; cell < m_graph.grid().size(); ++cell) {
        const auto tile = std::uint8_t(from.tile(cell));
        root.tiles[cell] = tile;
        if (cell == from.blank())
            continue;
        root.hash += key(tile, cell).hash;
        root.displacement += key(tile, cell).displacement;
    }
    for (std::size_t view = 0; view < PdbSet::views; ++view) {
        const std::vector<PatternState> states = m_set.view(view).states(from);
        for (std::size_t pattern = 0; pattern < states.size(); ++pattern) {
            const auto &[set, slot, permutation, distance] = states[pattern];
            root.states[view][pattern] = {set, permutation, int(distance)};
            root.sums[view] = std::uint16_t(root.sums[view] + distance);
        }
    }
}

std::optional<Route> BeamSearch::run(int maxMoves, const OnNodes &onNodes, const OnBest &onBest)
{
    while (!m_hasEnded) {
        makeLevel(maxMoves, onNodes);
        if (onBest && (m_isSolved || !m_hasEnded) && !m_moves.empty())
            onBest(route());
    }
    return m_isSolved ? std::optional(route()) : std::nullopt;
}

void BeamSearch::advance(int levels, int maxMoves)
{
    const OnNodes onNodes = [this](int, std::uint64_t nodes) {
        m_nodes += nodes;
        return true;
    };
    for (; levels > 0 && !m_hasEnded; --levels)
        makeLevel(maxMoves, onNodes);
}

void BeamSearch::makeLevel(int maxMoves, const OnNodes &onNodes)
{
    const int depth = int(m_moves.size()) + 1;
    m_hasEnded = depth > maxMoves || !expandLevel(depth, maxMoves - depth, onNodes) || m_selected.empty();
    if (m_hasEnded)
        return;
    const auto best =
        std::ranges::min_element(m_selected, {}, [](const Successor &successor) { return score(successor); });
    m_best = std::uint32_t(best - m_selected.begin());
    m_hasEnded = m_isSolved = best->sums[0] == 0;
}

/// Wave by wave; while one is expanded, the one before it is collected. False when it was stopped.
bool BeamSearch::expandLevel(int depth, int maxMoves, const OnNodes &onNodes)
{
    if (depth > 1) {
        m_level.swap(m_lastLevel);
        m_level.resize(m_selected.size());
    }
    m_collected.clear();
    std::ranges::fill(m_counts, 0);
    for (int number = 0, collecting = 0; blocksOf(number) + collecting > 0; ++number) {
        Wave &wave = m_waves[std::size_t(number) % 2];
        const Wave &waveBefore = m_waves[std::size_t(number + 1) % 2];
        const int expanding = blocksOf(number);
        const ForkJoinPool::Work work = [&](int part) {
            if (part < collecting)
                collect(waveBefore, maxMoves);
            else
                expandBlock(number * blocksPerWave + part - collecting, wave[std::size_t(part - collecting)]);
        };
        if (m_pool)
            m_pool->run(collecting + expanding, work);
        for (int part = 0; !m_pool && part < collecting + expanding; ++part)
            work(part);
        for (int block = expanding; block < blocksPerWave; ++block)
            wave[std::size_t(block)].clear();
        for (const Block &block : wave) {
            if (!block.empty() && !onNodes(depth, block.size()))
                return false;
        }
        collecting = expanding > 0;
    }
    selectBest();
    return true;
}

int BeamSearch::blocksOf(int wave) const
{
    const auto all = int((m_level.size() + boardsPerBlock - 1) / boardsPerBlock);
    return std::clamp(all - wave * blocksPerWave, 0, blocksPerWave);
}

/// Makes the boards of a block and tries their moves. What is looked up in memory is prefetched for all of
/// them before it is used.
void BeamSearch::expandBlock(int number, Block &block)
{
    const std::size_t first = std::size_t(number) * boardsPerBlock;
    const std::size_t end = std::min(first + boardsPerBlock, m_level.size());
    block.clear();
    for (std::size_t board = first; board < end; ++board) {
        if (!m_moves.empty())
            m_level[board] = nodeOf(m_selected[board]);
        addSuccessors(std::uint32_t(board), block);
    }
    for (Successor &successor : block) {
        for (std::size_t view = 0; view < PdbSet::views; ++view)
            findByte(m_level[successor.parent], view, successor);
    }
    evaluate(block);
}

void BeamSearch::addSuccessors(std::uint32_t parent, Block &block) const
{
    const Node &node = m_level[parent];
    for (const Direction direction : directions) {
        const int from = m_graph.neighbour(node.blank, direction);
        if (from == GridGraph::none || (!m_moves.empty() && direction == opposite(node.came)))
            continue;
        Successor &successor = block.emplace_back();
        successor.parent = parent;
        successor.direction = direction;
        const std::uint8_t tile = node.tiles[from];
        const TileKey &before = key(tile, from);
        const TileKey &after = key(tile, node.blank);
        successor.hash = node.hash - before.hash + after.hash;
        successor.displacement = node.displacement - before.displacement + after.displacement;
        successor.tile = tile;
        for (std::size_t view = 0; view < PdbSet::views; ++view)
            prepare(node, view, successor);
    }
}

void BeamSearch::prepare(const Node &node, std::size_t index, Successor &successor) const
{
    const PdbView &view = m_set.view(index);
    const std::size_t number = view.patternOf[successor.tile];
    const PdbPattern &pattern = view.patterns[number];
    const PatternSpace &space = pattern.database->space();
    const SlideMasks &slide = pattern.slides[node.blank][successor.direction];
    const PackedState &before = node.states[index][number];
    const CellSet set = before.set() ^ slide.both;
    successor.states[index] = {set, space.permutationAfter(before.permutation(), before.set(), slide),
                               before.distance()};
    successor.ranks[index] = space.prefetchRank(set);
}

void BeamSearch::findByte(const Node &node, std::size_t index, Successor &successor) const
{
    const PdbView &view = m_set.view(index);
    const PdbPattern &pattern = view.patterns[view.patternOf[successor.tile]];
    const PatternDatabase &database = *pattern.database;
    const SlideMasks &slide = pattern.slides[node.blank][successor.direction];
    successor.bytes[index] = database.byte(database.space().slotOfRank(successor.ranks[index], slide),
                                           successor.states[index].permutation());
    __builtin_prefetch(successor.bytes[index]);
}

void BeamSearch::evaluate(Block &block) const
{
    for (Successor &successor : block) {
        const Node &node = m_level[successor.parent];
        for (std::size_t view = 0; view < PdbSet::views; ++view) {
            PackedState &state = successor.states[view];
            const int before = state.distance();
            const int distance =
                PatternDatabase::distanceAfter(before, successor.bytes[view], state.permutation());
            successor.sums[view] = std::uint16_t(node.sums[view] + distance - before);
            state = {state.set(), state.permutation(), distance};
        }
    }
}

/// Keeps what is new and can still be part of a path of at most `maxMoves` further moves.
void BeamSearch::collect(const Wave &wave, int maxMoves)
{
    for (const Block &block : wave) {
        for (const Successor &successor : block)
            __builtin_prefetch(m_seen.data() + (successor.hash & (m_seen.size() - 1)));
        for (const Successor &successor : block) {
            if (!markSeen(successor.hash) || std::max(successor.sums[0], successor.sums[1]) > maxMoves)
                continue;
            m_collected.push_back(successor);
            if (score(successor) >= m_counts.size())
                m_counts.resize(score(successor) + 1);
            ++m_counts[score(successor)];
        }
    }
}

/// False when it was seen before.
bool BeamSearch::markSeen(std::uint64_t hash)
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

/// Of the last score that still goes on there may be more boards than there is room: those with low hashes go
/// on, so that their parents play no part.
void BeamSearch::selectBest()
{
    std::size_t room = m_width;
    std::size_t last = 0;
    while (last < m_counts.size() && m_counts[last] <= room)
        room -= m_counts[last++];
    constexpr int bits = 20;
    const std::uint64_t part = last < m_counts.size() ? (std::uint64_t(room) << bits) / m_counts[last] : 0;
    m_selected.clear();
    std::vector<std::uint32_t> &moves = m_moves.emplace_back();
    for (const Successor &successor : m_collected) {
        const std::size_t itsScore = score(successor);
        if (itsScore > last || (itsScore == last && successor.hash >> (64 - bits) >= part))
            continue;
        m_selected.push_back(successor);
        moves.push_back(successor.parent << 2 | std::uint32_t(successor.direction));
    }
}

BeamSearch::Node BeamSearch::nodeOf(const Successor &successor) const
{
    Node node = m_lastLevel[successor.parent];
    const int from = m_graph.neighbour(node.blank, successor.direction);
    const std::uint8_t tile = node.tiles[from];
    for (std::size_t view = 0; view < PdbSet::views; ++view)
        node.states[view][m_set.view(view).patternOf[tile]] = successor.states[view];
    node.tiles[node.blank] = tile;
    node.blank = std::uint8_t(from);
    node.came = successor.direction;
    node.hash = successor.hash;
    node.displacement = successor.displacement;
    node.sums = successor.sums;
    return node;
}

Route BeamSearch::routeTo(std::size_t level, std::uint32_t index) const
{
    Route route(level);
    for (; level > 0; --level) {
        const std::uint32_t entry = m_moves[level - 1][index];
        route[level - 1] = Direction(entry & 3U);
        index = entry >> 2;
    }
    return route;
}

} // namespace taquin
