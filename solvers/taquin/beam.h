// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/forkjoinpool.h"
#include "taquin/tableset.h"

#include <functional>
#include <optional>

namespace taquin {

/// Beam search over pattern tables: level by level, and of each level only the boards that look the nearest
/// go on, at most `width` of them. A board's score is the sum of both views of the tables, which tells boards
/// apart better than the larger of the two, and of powers of the tiles' distances: short ways left to many
/// tiles are made sooner than a long one left to one, above all on the gap's side of the board, where all is
/// set in motion again and again. A node is a move tried. The boards of a level are shared out in blocks.
class Beam {
public:
    /// Told of so many more nodes; false: come to an end.
    using Pulse = std::function<bool(int depth, std::uint64_t nodes)>;
    /// Shown the way to the best board of a level.
    using Show = std::function<void(const Route &)>;

    /// `set` and the pool, if there is one, must live longer.
    Beam(const TableSet &set, const Board &from, std::size_t width, ForkJoinPool *pool = nullptr);

    /// Moves that are needed at least.
    int atLeast() const { return std::max(m_level.front().sums[0], m_level.front().sums[1]); }
    /// A way of the gap to the goal in no more than `most` moves. Nothing when the beam misses it.
    std::optional<Route> run(int most, const Pulse &pulse, const Show &show);

private:
    static constexpr std::size_t mostPatterns = 9;
    static constexpr std::size_t boardsOfBlock = 64;
    static constexpr int blocksOfWave = 16; ///< moves tried until somebody may say stop
    template <typename Item>
    using PerView = std::array<Item, TableSet::views>;

    /// Where a pattern is, in 64 bits, since boards are copied all the time.
    class Place {
    public:
        Place() = default;
        Place(CellSet set, std::uint16_t order, int distance)
            : m_bits(set | std::uint64_t(order) << setBits | std::uint64_t(distance) << (setBits + orderBits))
        {
        }
        CellSet set() const { return m_bits & (only(setBits) - 1); }
        std::uint16_t order() const { return std::uint16_t(m_bits >> setBits); }
        int distance() const { return int(m_bits >> (setBits + orderBits)); }

    private:
        static constexpr int setBits = TableSet::mostCells;
        static constexpr int orderBits = 16;
        std::uint64_t m_bits = 0;
    };
    struct State {
        std::uint64_t hash;
        int spread;                                          ///< the distances' part of the score
        std::array<std::uint8_t, TableSet::mostCells> tiles; ///< by cell; anything on the gap
        std::uint8_t gap;
        Direction came;
        PerView<std::uint16_t> sums;
        PerView<std::array<Place, mostPatterns>> places;
    };
    /// A move of the gap that is tried.
    struct Child {
        std::uint32_t parent;
        Direction direction;
        std::uint8_t tile;
        std::uint64_t hash;
        int spread;
        PerView<std::size_t> sets; ///< numbers of the patterns' sets
        PerView<const std::uint64_t *> words;
        PerView<Place> places;
        PerView<std::uint16_t> sums;
    };

    using Block = std::vector<Child>; ///< what its boards lead to
    using Wave = std::vector<Block>;

    void addKeys();
    bool goDeeper(int depth, int most, const Pulse &pulse);
    int blocks(int wave) const;
    void work(int number, Block &block);
    void addChildren(std::uint32_t parent, Block &block) const;
    void expect(const State &state, std::size_t view, Child &child) const;
    void find(const State &state, std::size_t view, Child &child) const;
    void weigh(Block &block) const;
    void judge(const Wave &wave, int most);
    bool isNew(std::uint64_t hash);
    void select();
    State after(const Child &child) const;
    static std::size_t score(const auto &board)
    {
        return std::size_t(tablesWeight * (board.sums[0] + board.sums[1]) + board.spread);
    }
    Route way(std::size_t level, std::uint32_t index) const;
    struct Key {
        std::uint64_t hash; ///< a board's is the sum of its tiles'
        int spread;         ///< likewise
    };
    const Key &key(std::uint8_t tile, int cell) const
    {
        return m_keys[std::size_t(tile) * TableSet::mostCells + std::size_t(cell)];
    }

    static constexpr int tablesWeight = 12; ///< beside the spread, by trial

    const TableSet &m_set;
    core::Grid m_grid;
    std::size_t m_width;
    ForkJoinPool *m_pool;
    std::vector<Key> m_keys;           ///< by tile and cell
    std::vector<std::uint64_t> m_seen; ///< hashes of boards met lately, those that fell on the same place but
                                       ///< one forgotten
    std::vector<State> m_level;
    std::vector<State> m_lastLevel;
    std::array<Wave, 2> m_waves;         ///< the one being tried and the one being judged
    std::vector<Child> m_children;       ///< those judged worth it
    std::vector<std::uint32_t> m_counts; ///< of them, by score
    std::vector<Child> m_chosen;         ///< m_level comes from them
    std::vector<std::vector<std::uint32_t>>
        m_trail; ///< by level and board: its parent and the move from there
};

} // namespace taquin
