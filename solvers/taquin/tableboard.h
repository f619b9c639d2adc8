// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/tableset.h"

#include <algorithm>
#include <span>
#include <utility>

namespace taquin {

/// A board of at most 36 cells together with what the tables tell of it, kept up move by move.
class TableBoard {
public:
    /// A way of the gap to a neighbouring cell.
    struct Way {
        Direction direction;
        std::uint8_t to;
    };
    /// A move of the gap that is thought of, and in each view what becomes of the pattern that moves.
    struct Thought {
        struct Entry {
            const std::uint64_t *word; ///< that tells the distance
            PatternState after;        ///< its distance is right once it is judged
            std::uint8_t pattern;
        };

        Way way;
        std::uint8_t tile;
        std::array<Entry, TableSet::views> entries;
        std::array<int, TableSet::views> distances; ///< sums of the views after the move
        int atLeast;                                ///< moves needed then
    };
    /// What a move changed.
    struct Back {
        std::array<PatternState, TableSet::views> states;
        std::array<int, TableSet::views> distances;
        std::uint8_t gap;
    };

    /// `set` must live longer.
    TableBoard(const TableSet &set, const Board &board);

    std::span<const Way> ways() const
    {
        const Ways &ways = m_ways[std::size_t(m_gap)];
        return std::span(ways.way).first(ways.count);
    }
    core::Step step(Way way) const
    {
        return {m_tiles[way.to], {std::int16_t(way.to)}, {std::int16_t(m_gap)}};
    }
    /// Moves that are needed at least.
    int atLeast() const { return std::max(m_distances[0], m_distances[1]); }

    /// Has the entries of a move fetched from memory, which takes a while: think of all moves first, then
    /// judge them.
    void think(Way way, Thought &thought) const
    {
        thought.way = way;
        thought.tile = m_tiles[way.to];
        for (std::size_t view = 0; view < TableSet::views; ++view)
            think(view, thought);
    }
    void judge(Thought &thought) const
    {
        for (std::size_t view = 0; view < TableSet::views; ++view) {
            auto &[word, after, pattern] = thought.entries[view];
            const int before = after.distance;
            const int distance = PatternTable::distanceAfter(before, word, after.order);
            after.distance = std::uint16_t(distance);
            thought.distances[view] = m_distances[view] + distance - before;
        }
        thought.atLeast = std::max(thought.distances[0], thought.distances[1]);
    }
    /// Makes a move that was judged.
    Back go(const Thought &thought)
    {
        Back back{{}, m_distances, m_gap};
        for (std::size_t view = 0; view < TableSet::views; ++view) {
            const Thought::Entry &entry = thought.entries[view];
            back.states[view] = std::exchange(m_states[view][entry.pattern], entry.after);
        }
        m_distances = thought.distances;
        m_tiles[m_gap] = thought.tile;
        m_gap = thought.way.to;
        return back;
    }
    void takeBack(const Thought &thought, const Back &back)
    {
        for (std::size_t view = 0; view < TableSet::views; ++view)
            m_states[view][thought.entries[view].pattern] = back.states[view];
        m_distances = back.distances;
        m_tiles[m_gap] = thought.tile;
        m_gap = back.gap;
    }

private:
    static constexpr std::size_t mostPatterns = 9;
    template <typename Item>
    using PerView = std::array<Item, TableSet::views>;
    struct Ways {
        std::array<Way, directions.size()> way;
        std::size_t count = 0;
    };

    void think(std::size_t view, Thought &thought) const
    {
        const TileMove &move = m_moves[view][m_gap][std::size_t(thought.way.direction)];
        auto &[word, after, pattern] = thought.entries[view];
        pattern = m_patterns[view][thought.tile];
        const PatternState &state = m_states[view][pattern];
        const PatternTable &table = *m_tables[view][pattern];
        const PatternSpace &space = table.space();
        after.set = state.set ^ move.both;
        after.slot = space.slot(after.set, move);
        after.order = space.orderAfter(state.order, state.set, move);
        after.distance = state.distance;
        word = table.word(after.slot, after.order);
        __builtin_prefetch(word);
    }

    PerView<const std::array<TileMove, directions.size()> *> m_moves;
    PerView<std::array<std::uint8_t, TableSet::mostCells>> m_patterns = {}; ///< by tile
    PerView<std::array<const PatternTable *, mostPatterns>> m_tables = {};
    PerView<std::array<PatternState, mostPatterns>> m_states = {};
    PerView<int> m_distances = {};
    std::array<std::uint8_t, TableSet::mostCells> m_tiles = {}; ///< by cell; anything on the gap
    std::array<Ways, TableSet::mostCells> m_ways;
    std::uint8_t m_gap;
};

} // namespace taquin
