// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/forkjoinpool.h"
#include "taquin/gridgraph.h"
#include "taquin/pdb/pdbset.h"

#include <array>
#include <cstdlib>
#include <functional>
#include <optional>
#include <utility>

namespace taquin {

/// Beam search over pattern databases, level by level: only about `width` boards of each level, the most promising
/// ones, are expanded. It uses the same databases as PdbHeuristic, but a board's score is not a lower bound. It is
/// the sum of both views, which distinguishes boards better than the larger of the two, plus a little of their
/// difference and a displacement: powers of the tiles' distances, since many tiles with short remaining paths are
/// finished sooner than one with a long path. A node is a move tried.
///
/// The boards of a level are divided among threads in blocks. Each thread mostly expands the boards that it has
/// made, so that they stay in its processor's cache: in between, only hashes and scores pass between threads. The class
/// has many members because a search keeps its levels and the threads' work between two calls of `advance`.
class BeamSearch {
public:
    /// Called with the number of new nodes; returns false to end the search.
    using OnNodes = std::function<bool(int depth, std::uint64_t nodes)>;
    /// Called with the route to the best board of a level.
    using OnBest = std::function<void(const Route &)>;

    /// The weights of the terms of a board's score.
    struct Weights {
        int databases;
        int difference; ///< weight of the difference of the views' sums
        double powers;
        double exponent; ///< exponent of a tile's column and row distances
        double distance;
    };
    /// Weights found by trial. Two narrow searches, one with each weighting, together find more solutions than a
    /// single search of twice the width.
    static constexpr std::array weightings = {Weights{12, 2, 4, 2.35, -12}, Weights{12, 2, 6, 2.35, -18}};

    /// `set` and `pool`, unless null, must outlive the search.
    BeamSearch(const PdbSet &set, const Board &from, std::size_t width, ForkJoinPool *pool = nullptr,
               const Weights &weights = weightings.front());

    /// Returns a lower bound of the number of moves to the goal.
    int lowerBound() const { return std::max(m_level.front().sums[0], m_level.front().sums[1]); }
    /// Returns a route of the blank to the goal in at most `maxMoves` moves; nothing if the beam misses the goal.
    std::optional<Route> run(int maxMoves, const OnNodes &onNodes, const OnBest &onBest);

    /// Advances the search by some levels, as an alternative to `run`, towards the goal in at most `maxMoves`
    /// moves.
    void advance(int levels, int maxMoves);
    /// Returns whether the search has found or missed the goal.
    bool hasEnded() const { return m_hasEnded; }
    bool isSolved() const { return m_isSolved; }
    /// Returns the route to the best board of the last level.
    Route route() const { return routeTo(m_moves.size(), m_best); }
    /// Returns the number of moves tried since the last call.
    std::uint64_t takeNodes() { return std::exchange(m_nodes, 0); }

private:
    static constexpr std::size_t boardsPerBlock = 64;
    /// The number of words with one bit for each move from the boards of a block.
    static constexpr std::size_t wordsPerBlock = boardsPerBlock * directions.size() / 64;
    static constexpr int blocksPerTask = 16; ///< for work that is done quickly
    /// The number of blocks between two checks whether the search is stopped.
    static constexpr int blocksUntilStop = 256;
    /// The fewest blocks for which several shards are faster than one.
    static constexpr int blocksForShards = 4;
    static constexpr std::uint32_t noScore = ~std::uint32_t(0);

    template <typename Item>
    using PerView = std::array<Item, PdbSet::views>;

    /// A pattern's state packed into 64 bits, since boards are copied very often.
    class PackedState {
    public:
        PackedState() = default;
        PackedState(CellSet set, std::uint16_t permutation, int distance)
            : m_bits(set | std::uint64_t(permutation) << setBits |
                     std::uint64_t(distance) << (setBits + permutationBits))
        {
        }
        CellSet set() const { return m_bits & (cellBit(setBits) - 1); }
        std::uint16_t permutation() const { return std::uint16_t(m_bits >> setBits); }
        int distance() const { return int(m_bits >> (setBits + permutationBits)); }

    private:
        static constexpr int setBits = PdbSet::maxCells;
        static constexpr int permutationBits = 16;
        std::uint64_t m_bits = 0;
    };
    /// The contribution of a tile on a cell to its board's hash and displacement.
    struct TileKey {
        std::uint64_t hash;
        int displacement;
    };
    /// A board of a level.
    struct Node {
        std::uint64_t hash;
        int displacement;
        /// The tile on each cell; undefined for the blank's cell.
        core::IndexedArray<std::uint8_t, PdbSet::maxCells> tiles;
        std::uint8_t blank;
        Direction came;
        PerView<std::uint16_t> sums; ///< the sums of the patterns' distances
        PerView<std::array<PackedState, PdbSet::maxPatterns>> states;
    };
    /// The changes that a move makes to its board.
    struct Successor {
        int displacement;
        PerView<std::uint16_t> sums;
        PerView<PackedState> states; ///< the new states of the patterns that move
    };
    /// The places of a successor's distances while they are prefetched.
    struct Lookup {
        PerView<std::size_t> ranks;          ///< ranks of the sets of the patterns that move
        PerView<const std::uint8_t *> bytes; ///< places in the databases
    };
    static constexpr std::size_t shardsOfPool = 4;
    static constexpr std::size_t movesPerBlock = boardsPerBlock * directions.size();
    /// The numbers of some moves of a block.
    struct MoveNumbers {
        std::size_t count;
        std::array<std::uint8_t, movesPerBlock> numbers;
    };
    /// The moves tried from consecutive boards; the first four lists are indexed by move.
    struct Block {
        std::vector<Successor> successors;
        std::vector<std::uint64_t> hashes; ///< hashes of the boards that the moves lead to
        std::vector<std::uint32_t> scores;
        /// The parent's number in its level and, in the lowest two bits, the direction.
        std::vector<std::uint32_t> moves;
        /// The moves divided by hash, except those that end too far from the goal.
        std::array<MoveNumbers, shardsOfPool> shards;
        std::vector<std::uint8_t> selected; ///< the moves that lead to boards of the next level
        /// The number in the next level of the first selected board.
        std::size_t firstSelected;
    };
    /// A part of all hashes, searched by one thread at a time.
    struct Shard {
        std::vector<std::uint64_t> isNew;  ///< a bit for each move: its board is new
        std::vector<std::uint32_t> counts; ///< the numbers of new boards, indexed by score
        std::uint32_t leastScore;          ///< noScore if no board is new
    };

    void addKeys();
    void addRoot(const Board &from);
    void makeLevel(int maxMoves, const OnNodes &onNodes);
    bool expandLevel(int depth, int maxMoves, const OnNodes &onNodes);
    void share(int items, const std::function<void(int)> &work) const;
    void shareBlocks(const std::function<void(std::size_t)> &work) const;
    void expandBlock(std::size_t number, int maxMoves);
    void makeBoards(std::size_t first, std::size_t end);
    void addSuccessors(std::uint32_t parent, Block &block, Lookup *lookups) const;
    void prepare(const Node &node, Direction direction, std::uint8_t tile, std::size_t view,
                 Successor &successor, Lookup &lookup) const;
    void findByte(const Node &node, Direction direction, std::size_t view, const Successor &successor,
                  Lookup &lookup) const;
    void evaluate(Block &block, const Lookup *lookups, int maxMoves) const;
    void findNew();
    void findNew(std::size_t number);
    bool markSeen(std::uint64_t hash);
    std::size_t shardOf(std::uint64_t hash) const { return (hash & (m_seen.size() - 1)) >> m_shardShift; }
    void selectBest();
    void select(std::size_t number, std::uint32_t last, std::uint64_t part);
    void numberSelected();
    void findBest(std::uint32_t score);
    Node nodeOf(const Block &block, std::size_t move) const;
    Route routeTo(std::size_t level, std::uint32_t index) const;
    std::uint32_t score(const Successor &successor) const
    {
        const int one = successor.sums[0];
        const int other = successor.sums[1];
        return std::uint32_t(m_weights.databases * (one + other) +
                             m_weights.difference * std::abs(one - other) + successor.displacement);
    }
    const TileKey &key(std::uint8_t tile, int cell) const
    {
        return m_keys[std::size_t(tile) * PdbSet::maxCells + std::size_t(cell)];
    }

    const PdbSet &m_set;
    GridGraph m_graph;
    std::size_t m_width;
    ForkJoinPool *m_pool;
    Weights m_weights;
    std::vector<TileKey> m_keys; ///< indexed by tile and cell
    /// Hashes of recent boards, with two slots for each hash: of the hashes that share these slots, only the last
    /// two are kept.
    std::vector<std::uint64_t> m_seen;
    int m_shardShift = 0; ///< the right shift that turns a hash's slot in m_seen into its shard
    std::vector<Node> m_level;
    std::vector<Node> m_lastLevel;
    std::vector<Block> m_blocks; ///< the blocks of the level: the first m_blockCount of them
    std::vector<Block> m_lastBlocks;
    std::size_t m_blockCount = 0;
    std::vector<Shard> m_shards;
    std::size_t m_selected = 0; ///< the number of boards of the next level
    /// The parent of each board and the move from there, indexed by level and board.
    std::vector<std::vector<std::uint32_t>> m_moves;
    std::uint32_t m_best = 0; ///< the number of the best board in its level
    bool m_hasEnded = false;
    bool m_isSolved = false;
    std::uint64_t m_nodes = 0;
};

} // namespace taquin
