// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/tableset.h"

#include <algorithm>
#include <utility>

namespace taquin {

/// A board of at most 36 cells together with what the tables tell of it, kept up move by move.
class TableBoard {
public:
    /// A move of the gap that is thought of, and in each view what becomes of the pattern that moves.
    struct Thought {
        struct Entry {
            const std::uint64_t *word; ///< that tells the distance
            PatternState after;        ///< its distance is right once it is judged
            std::uint8_t pattern;
        };

        Direction direction;
        std::uint8_t tile;
        std::array<Entry, TableSet::views> entries;
        std::array<int, TableSet::views> distances; ///< sums of the views after the move
        int atLeast = 0;                            ///< moves needed then, as far as is known
    };
    /// What a move changed.
    struct Back {
        std::array<PatternState, TableSet::views> states;
        std::array<int, TableSet::views> distances;
    };

    /// `set` must live longer.
    TableBoard(const TableSet &set, const Board &board);

    int gap() const { return m_gap; }
    bool canGo(Direction direction) const
    {
        return m_next[std::size_t(m_gap)][std::size_t(direction)] != none;
    }
    core::Step step(Direction direction) const
    {
        const std::uint8_t from = m_next[std::size_t(m_gap)][std::size_t(direction)];
        return {m_tiles[from], {std::int16_t(from)}, {std::int16_t(m_gap)}};
    }
    /// Moves that are needed at least.
    int atLeast() const { return std::max(m_distances[0], m_distances[1]); }

    /// The view that is likely to tell more.
    std::size_t firstView() const { return m_distances[1] > m_distances[0]; }
    void begin(Direction direction, Thought &thought) const
    {
        thought.direction = direction;
        thought.tile = m_tiles[m_next[std::size_t(m_gap)][std::size_t(direction)]];
        thought.atLeast = 0;
    }
    /// Has a view's entry fetched from memory, which takes a while: think of all moves first, then judge
    /// them.
    void think(std::size_t view, Thought &thought) const
    {
        const TableView &look = *m_views[view];
        const TileMove &move = look.moves[std::size_t(m_gap)][std::size_t(thought.direction)];
        auto &[word, after, pattern] = thought.entries[view];
        pattern = look.pattern[thought.tile];
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
    void judge(std::size_t view, Thought &thought) const
    {
        auto &[word, after, pattern] = thought.entries[view];
        const int before = after.distance;
        const int distance = PatternTable::distanceAfter(before, word, after.order);
        after.distance = std::uint16_t(distance);
        thought.distances[view] = m_distances[view] + distance - before;
        thought.atLeast = std::max(thought.atLeast, thought.distances[view]);
    }
    /// Makes a move that was judged by both views.
    Back go(const Thought &thought)
    {
        Back back{{}, m_distances};
        for (std::size_t view = 0; view < TableSet::views; ++view) {
            const Thought::Entry &entry = thought.entries[view];
            back.states[view] = std::exchange(m_states[view][entry.pattern], entry.after);
        }
        m_distances = thought.distances;
        slide(thought.direction);
        return back;
    }
    void takeBack(const Thought &thought, const Back &back)
    {
        slide(opposite(thought.direction));
        for (std::size_t view = 0; view < TableSet::views; ++view)
            m_states[view][thought.entries[view].pattern] = back.states[view];
        m_distances = back.distances;
    }

private:
    static constexpr std::uint8_t none = 0xFF;
    static constexpr std::size_t mostPatterns = 9;
    template <typename Item>
    using PerView = std::array<Item, TableSet::views>;

    void slide(Direction direction)
    {
        const std::uint8_t from = m_next[std::size_t(m_gap)][std::size_t(direction)];
        m_tiles[std::size_t(m_gap)] = m_tiles[from];
        m_gap = from;
    }

    PerView<const TableView *> m_views;
    PerView<std::array<const PatternTable *, mostPatterns>> m_tables = {};
    PerView<std::array<PatternState, mostPatterns>> m_states = {};
    PerView<int> m_distances = {};
    std::array<std::uint8_t, TableSet::mostCells> m_tiles = {}; ///< by cell; anything on the gap
    std::array<std::array<std::uint8_t, directions.size()>, TableSet::mostCells> m_next;
    int m_gap;
};

} // namespace taquin
