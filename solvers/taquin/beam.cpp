// SPDX-License-Identifier: MIT
#include "taquin/beam.h"

#include "core/random.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

namespace taquin {

namespace {

constexpr std::size_t seenPerBoard = 16;

/// Returns the displacement of a tile on a cell.
int displacement(core::Grid grid, int tile, int cell, const BeamSearch::Weights &weights)
{
    const int columns = std::abs(grid.column(tile) - grid.column(cell));
    const int rows = std::abs(grid.row(tile) - grid.row(cell));
    const double powers = std::pow(columns, weights.exponent) + std::pow(rows, weights.exponent);
    return int(std::lround(weights.powers * powers + weights.distance * (columns + rows)));
}

} // namespace

BeamSearch::BeamSearch(const PdbSet &set, const Board &from, std::size_t width, ForkJoinPool *pool,
                       const Weights &weights)
    : m_set(set), m_graph(from.grid()), m_width(width), m_pool(pool), m_weights(weights),
      m_seen(std::bit_ceil(seenPerBoard * width)), m_level(1), m_selected(1)
{
    const bool hasShards = pool && pool->threads() > 1 && width >= blocksForShards * boardsPerBlock;
    m_shards.resize(hasShards ? shardsOfPool : 1);
    m_shardShift = std::countr_zero(m_seen.size() / m_shards.size());
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
                random.below(~std::uint64_t(0)), displacement(grid, tile, cell, m_weights)};
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
    m_hasEnded = depth > maxMoves || !expandLevel(depth, maxMoves - depth, onNodes);
    if (m_hasEnded)
        return;
    findNew();
    selectBest();
    m_hasEnded = m_selected == 0 || m_isSolved;
}

/// Expands a level; returns false if the search was stopped.
bool BeamSearch::expandLevel(int depth, int maxMoves, const OnNodes &onNodes)
{
    if (depth > 1) {
        m_level.swap(m_lastLevel);
        m_blocks.swap(m_lastBlocks);
        m_level.resize(m_selected);
    }
    m_blockCount = (m_level.size() + boardsPerBlock - 1) / boardsPerBlock;
    m_blocks.resize(std::max(m_blocks.size(), m_blockCount));
    for (std::size_t first = 0; first < m_blockCount; first += blocksUntilStop) {
        const std::size_t end = std::min(first + blocksUntilStop, m_blockCount);
        share(int(end - first), [&](int number) { expandBlock(first + std::size_t(number), maxMoves); });
        for (std::size_t number = first; number < end; ++number) {
            if (!onNodes(depth, m_blocks[number].moves.size()))
                return false;
        }
    }
    return true;
}

void BeamSearch::share(int items, const std::function<void(int)> &work) const
{
    if (m_pool && items > 1)
        m_pool->run(items, work);
    for (int item = 0; (!m_pool || items == 1) && item < items; ++item)
        work(item);
}

void BeamSearch::shareBlocks(const std::function<void(std::size_t)> &work) const
{
    const auto tasks = int((m_blockCount + blocksPerTask - 1) / blocksPerTask);
    share(tasks, [&](int task) {
        const std::size_t first = std::size_t(task) * blocksPerTask;
        for (std::size_t number = first; number < std::min(first + blocksPerTask, m_blockCount); ++number)
            work(number);
    });
}

/// Makes the boards of a block and tries their moves. The memory that all the moves will read is prefetched first.
void BeamSearch::expandBlock(std::size_t number, int maxMoves)
{
    Block &block = m_blocks[number];
    block.successors.clear();
    block.hashes.clear();
    block.moves.clear();
    const std::size_t first = number * boardsPerBlock;
    const std::size_t end = std::min(first + boardsPerBlock, m_level.size());
    if (!m_moves.empty())
        makeBoards(first, end);
    std::array<Lookup, movesPerBlock> lookups;
    for (std::size_t board = first; board < end; ++board)
        addSuccessors(std::uint32_t(board), block, lookups.data());
    for (std::size_t move = 0; move < block.moves.size(); ++move) {
        for (std::size_t view = 0; view < PdbSet::views; ++view)
            findByte(m_level[block.moves[move] >> 2], Direction(block.moves[move] & 3U), view,
                     block.successors[move], lookups[move]);
    }
    evaluate(block, lookups.data(), maxMoves);
}

/// Makes boards of the level, numbers `first` to `end`, from the moves selected in the blocks of the previous
/// level.
void BeamSearch::makeBoards(std::size_t first, std::size_t end)
{
    auto block = std::ranges::upper_bound(m_lastBlocks, first, {}, &Block::firstSelected) - 1;
    for (std::size_t board = first; board < end; ++board) {
        while (board - block->firstSelected == block->selected.size())
            ++block;
        m_level[board] = nodeOf(*block, block->selected[board - block->firstSelected]);
    }
}

void BeamSearch::addSuccessors(std::uint32_t parent, Block &block, Lookup *lookups) const
{
    const Node &node = m_level[parent];
    for (const Direction direction : directions) {
        const int from = m_graph.neighbour(node.blank, direction);
        if (from == GridGraph::none || (!m_moves.empty() && direction == opposite(node.came)))
            continue;
        Lookup &lookup = lookups[block.moves.size()];
        block.moves.push_back(parent << 2 | std::uint32_t(direction));
        const std::uint8_t tile = node.tiles[from];
        const TileKey &before = key(tile, from);
        const TileKey &after = key(tile, node.blank);
        block.hashes.push_back(node.hash - before.hash + after.hash);
        Successor &successor = block.successors.emplace_back();
        successor.displacement = node.displacement - before.displacement + after.displacement;
        for (std::size_t view = 0; view < PdbSet::views; ++view)
            prepare(node, direction, tile, view, successor, lookup);
    }
}

void BeamSearch::prepare(const Node &node, Direction direction, std::uint8_t tile, std::size_t index,
                         Successor &successor, Lookup &lookup) const
{
    const PdbView &view = m_set.view(index);
    const std::size_t number = view.patternOf[tile];
    const PdbPattern &pattern = view.patterns[number];
    const PatternSpace &space = pattern.database->space();
    const SlideMasks &slide = pattern.slides[node.blank][direction];
    const PackedState &before = node.states[index][number];
    const CellSet set = before.set() ^ slide.both;
    successor.states[index] = {set, space.permutationAfter(before.permutation(), before.set(), slide),
                               before.distance()};
    lookup.ranks[index] = space.prefetchRank(set);
}

void BeamSearch::findByte(const Node &node, Direction direction, std::size_t index,
                          const Successor &successor, Lookup &lookup) const
{
    const PdbView &view = m_set.view(index);
    const std::uint8_t tile = node.tiles[m_graph.neighbour(node.blank, direction)];
    const PdbPattern &pattern = view.patterns[view.patternOf[tile]];
    const PatternDatabase &database = *pattern.database;
    const SlideMasks &slide = pattern.slides[node.blank][direction];
    lookup.bytes[index] = database.byte(database.space().slotOfRank(lookup.ranks[index], slide),
                                        successor.states[index].permutation());
    __builtin_prefetch(lookup.bytes[index]);
}

/// Scores the moves of a block; `maxMoves` is the number of moves left after them.
void BeamSearch::evaluate(Block &block, const Lookup *lookups, int maxMoves) const
{
    block.scores.resize(block.moves.size());
    for (MoveNumbers &moves : block.shards)
        moves.count = 0;
    for (std::size_t move = 0; move < block.moves.size(); ++move) {
        const Node &node = m_level[block.moves[move] >> 2];
        Successor &successor = block.successors[move];
        for (std::size_t view = 0; view < PdbSet::views; ++view) {
            PackedState &state = successor.states[view];
            const int before = state.distance();
            const int distance =
                PatternDatabase::distanceAfter(before, lookups[move].bytes[view], state.permutation());
            successor.sums[view] = std::uint16_t(node.sums[view] + distance - before);
            state = {state.set(), state.permutation(), distance};
        }
        const bool isTooFar = std::max(successor.sums[0], successor.sums[1]) > maxMoves;
        block.scores[move] = score(successor);
        MoveNumbers &moves = block.shards[shardOf(block.hashes[move])];
        moves.numbers[moves.count] = std::uint8_t(move);
        moves.count += isTooFar ? 0 : 1;
    }
}

void BeamSearch::findNew()
{
    share(int(m_shards.size()), [this](int number) { findNew(std::size_t(number)); });
}

/// Finds the new boards of a shard in the order of the moves, so that the result does not depend on the number of
/// shards.
void BeamSearch::findNew(std::size_t number)
{
    Shard &shard = m_shards[number];
    shard.isNew.assign(m_blockCount * wordsPerBlock, 0);
    std::ranges::fill(shard.counts, 0);
    shard.leastScore = noScore;
    for (std::size_t i = 0; i < m_blockCount; ++i) {
        const Block &block = m_blocks[i];
        const auto moves = std::span(block.shards[number].numbers).first(block.shards[number].count);
        for (const std::size_t move : moves)
            __builtin_prefetch(m_seen.data() + (block.hashes[move] & (m_seen.size() - 1)));
        for (const std::size_t move : moves) {
            if (!markSeen(block.hashes[move]))
                continue;
            const std::uint32_t score = block.scores[move];
            shard.isNew[i * wordsPerBlock + move / 64] |= std::uint64_t(1) << move % 64;
            if (score >= shard.counts.size())
                shard.counts.resize(score + 1);
            ++shard.counts[score];
            shard.leastScore = std::min(shard.leastScore, score);
        }
    }
}

/// Records a hash; returns false if it was seen before.
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

/// Selects the boards of the next level. If too many have the worst score that fits, those with low hashes are
/// taken, so that the choice does not depend on their parents.
void BeamSearch::selectBest()
{
    std::uint32_t last = noScore;
    std::size_t scores = 0;
    for (const Shard &shard : m_shards) {
        last = std::min(last, shard.leastScore);
        scores = std::max(scores, shard.counts.size());
    }
    const std::uint32_t least = last;
    std::size_t room = m_width;
    std::size_t count = 0;
    for (; last < scores; ++last) {
        count = 0;
        for (const Shard &shard : m_shards)
            count += last < shard.counts.size() ? shard.counts[last] : 0;
        if (count > room)
            break;
        room -= count;
    }
    constexpr int bits = 20;
    const std::uint64_t part = last < scores ? (std::uint64_t(room) << bits) / count : 0;
    shareBlocks([&](std::size_t number) { select(number, last, part << (64 - bits)); });
    numberSelected();
    if (m_selected > 0)
        findBest(least);
}

/// Numbers the selected boards in the order of their blocks.
void BeamSearch::numberSelected()
{
    m_selected = 0;
    for (std::size_t number = 0; number < m_blockCount; ++number) {
        m_blocks[number].firstSelected = m_selected;
        m_selected += m_blocks[number].selected.size();
    }
    for (std::size_t number = m_blockCount; number < m_blocks.size(); ++number) {
        m_blocks[number].firstSelected = m_selected; // past the end, since none is selected
        m_blocks[number].selected.clear();
    }
    if (m_selected == 0)
        return;
    std::vector<std::uint32_t> &moves = m_moves.emplace_back(m_selected);
    shareBlocks([&](std::size_t number) {
        const Block &block = m_blocks[number];
        for (std::size_t i = 0; i < block.selected.size(); ++i)
            moves[block.firstSelected + i] = block.moves[block.selected[i]];
    });
}

/// Selects the moves of a block with a score below `last`, and those with that score whose hashes are below
/// `part`.
void BeamSearch::select(std::size_t number, std::uint32_t last, std::uint64_t part)
{
    Block &block = m_blocks[number];
    block.selected.clear();
    for (std::size_t word = 0; word < wordsPerBlock; ++word) {
        std::uint64_t isNew = 0;
        for (const Shard &shard : m_shards)
            isNew |= shard.isNew[number * wordsPerBlock + word];
        for (; isNew != 0; isNew &= isNew - 1) {
            const std::size_t move = word * 64 + std::size_t(std::countr_zero(isNew));
            const std::uint32_t score = block.scores[move];
            if (score < last || (score == last && block.hashes[move] < part))
                block.selected.push_back(std::uint8_t(move));
        }
    }
}

/// Finds the first board of the next level that has this score.
void BeamSearch::findBest(std::uint32_t score)
{
    for (std::size_t number = 0; number < m_blockCount; ++number) {
        const Block &block = m_blocks[number];
        const auto found = std::ranges::find(block.selected, score,
                                             [&](int move) { return block.scores[std::size_t(move)]; });
        if (found == block.selected.end())
            continue;
        m_best = std::uint32_t(block.firstSelected + std::size_t(found - block.selected.begin()));
        m_isSolved = block.successors[*found].sums[0] == 0;
        return;
    }
}

BeamSearch::Node BeamSearch::nodeOf(const Block &block, std::size_t move) const
{
    const Successor &successor = block.successors[move];
    Node node = m_lastLevel[block.moves[move] >> 2];
    const auto direction = Direction(block.moves[move] & 3U);
    const int from = m_graph.neighbour(node.blank, direction);
    const std::uint8_t tile = node.tiles[from];
    for (std::size_t view = 0; view < PdbSet::views; ++view)
        node.states[view][m_set.view(view).patternOf[tile]] = successor.states[view];
    node.tiles[node.blank] = tile;
    node.blank = std::uint8_t(from);
    node.came = direction;
    node.hash = block.hashes[move];
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
