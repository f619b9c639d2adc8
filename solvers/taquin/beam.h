// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/forkjoinpool.h"
#include "taquin/gridgraph.h"
#include "taquin/pdb/pdbset.h"

#include <functional>
#include <optional>
#include <utility>

namespace taquin {

/// Beam search over pattern databases: level by level, and of each level only the boards that look the
/// nearest go on, at most `width` of them. It takes the pattern databases that PdbHeuristic takes, but a
/// board's score is no lower bound. It is the sum of both views, which tells boards apart better than the
/// larger of the two, plus a displacement: powers of the tiles' distances. Many tiles with short paths left
/// are done sooner than one with a long path, above all on the side of the blank's corner, where all is set
/// in motion again and again. A node is a move tried. The boards of a level are shared out among threads in
/// blocks.
class BeamSearch {
public:
    /// Told of so many more nodes; false: come to an end.
    using OnNodes = std::function<bool(int depth, std::uint64_t nodes)>;
    /// Given the route to the best board of a level.
    using OnBest = std::function<void(const Route &)>;

    /// `set` and the pool, if there is one, must live longer.
    BeamSearch(const PdbSet &set, const Board &from, std::size_t width, ForkJoinPool *pool = nullptr);

    /// Of the moves needed.
    int lowerBound() const { return std::max(m_level.front().sums[0], m_level.front().sums[1]); }
    /// A route of the blank to the goal in at most `maxMoves` moves. Nothing when the beam misses it.
    std::optional<Route> run(int maxMoves, const OnNodes &onNodes, const OnBest &onBest);

    /// Instead of `run`, a few levels at a time: makes so many more on the way to the goal in at most `maxMoves` moves.
    void advance(int levels, int maxMoves);
    /// It has found the goal, or missed it.
    bool hasEnded() const { return m_hasEnded; }
    bool isSolved() const { return m_isSolved; }
    /// To the best board of the last level.
    Route route() const { return routeTo(m_moves.size(), m_best); }
    /// Moves tried since this was asked before.
    std::uint64_t takeNodes() { return std::exchange(m_nodes, 0); }

private:
    static constexpr std::size_t boardsPerBlock = 64;
    static constexpr int blocksPerWave = 16;   ///< until the search may be stopped again
    static constexpr int databasesWeight = 12; ///< in the score, by trial; the displacement's is 1

    template <typename Item>
    using PerView = std::array<Item, PdbSet::views>;

    /// A pattern's state in 64 bits, since boards are copied all the time.
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
    /// What a tile on a cell adds to its board's.
    struct TileKey {
        std::uint64_t hash;
        int displacement;
    };
    /// A board of a level.
    struct Node {
        std::uint64_t hash;
        int displacement;
        core::IndexedArray<std::uint8_t, PdbSet::maxCells> tiles; ///< by cell; anything on the blank's
        std::uint8_t blank;
        Direction came;
        PerView<std::uint16_t> sums; ///< of the patterns' distances
        PerView<std::array<PackedState, PdbSet::maxPatterns>> states;
    };
    /// A move that is tried.
    struct Successor {
        std::uint32_t parent;
        Direction direction;
        std::uint8_t tile;
        std::uint64_t hash;
        int displacement;
        PerView<std::size_t> ranks;          ///< of the sets of the patterns that move
        PerView<const std::uint8_t *> bytes; ///< of the databases
        PerView<PackedState> states;         ///< of the patterns that move
        PerView<std::uint16_t> sums;
    };
    using Block = std::vector<Successor>;
    using Wave = std::vector<Block>;

    void addKeys();
    void addRoot(const Board &from);
    void makeLevel(int maxMoves, const OnNodes &onNodes);
    bool expandLevel(int depth, int maxMoves, const OnNodes &onNodes);
    int blocksOf(int wave) const;
    void expandBlock(int number, Block &block);
    void addSuccessors(std::uint32_t parent, Block &block) const;
    void prepare(const Node &node, std::size_t view, Successor &successor) const;
    void findByte(const Node &node, std::size_t view, Successor &successor) const;
    void evaluate(Block &block) const;
    void collect(const Wave &wave, int maxMoves);
    bool markSeen(std::uint64_t hash);
    void selectBest();
    Node nodeOf(const Successor &successor) const;
    Route routeTo(std::size_t level, std::uint32_t index) const;
    static std::size_t score(const Successor &successor)
    {
        return std::size_t(databasesWeight * (successor.sums[0] + successor.sums[1]) +
                           successor.displacement);
    }
    const TileKey &key(std::uint8_t tile, int cell) const
    {
        return m_keys[std::size_t(tile) * PdbSet::maxCells + std::size_t(cell)];
    }

    const PdbSet &m_set;
    GridGraph m_graph;
    std::size_t m_width;
    ForkJoinPool *m_pool;
    std::vector<TileKey> m_keys; ///< by tile and cell
    /// Hashes of boards met lately, two for each place: of those that fall there all but the last two are
    /// forgotten.
    std::vector<std::uint64_t> m_seen;
    std::vector<Node> m_level;
    std::vector<Node> m_lastLevel;
    std::array<Wave, 2> m_waves;         ///< the one being expanded and the one being collected
    std::vector<Successor> m_collected;  ///< new, and near enough
    std::vector<std::uint32_t> m_counts; ///< of them, by score
    std::vector<Successor> m_selected;   ///< the next level comes from them
    std::vector<std::vector<std::uint32_t>>
        m_moves;              ///< by level and board: its parent and the move from there
    std::uint32_t m_best = 0; ///< number in the level
    bool m_hasEnded = false;
    bool m_isSolved = false;
    std::uint64_t m_nodes = 0;
};

} // namespace taquin
