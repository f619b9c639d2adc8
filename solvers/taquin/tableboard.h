// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/tableset.h"

#include <algorithm>

namespace taquin {

/// A board of at most 36 cells together with what the tables tell of it, kept up move by move.
class TableBoard {
public:
    /// A move of the gap that is thought of: where the tables tell of the board after it.
    struct Thought {
        struct Entry {
            const std::uint64_t *word;
            std::uint32_t slot;
            std::uint16_t order;
        };

        Direction direction;
        std::array<Entry, TableSet::views> entries;
        std::array<int, TableSet::views> distances; ///< sums of the views after the move
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

    /// Has the entries fetched from memory, which takes a while: think of all moves first, then judge them.
    void think(Direction direction, Thought &thought) const
    {
        thought.direction = direction;
        const std::size_t tile = tileAt(direction);
        for (std::size_t view = 0; view < TableSet::views; ++view)
            find(view, tile, direction, thought.entries[view]);
    }
    /// Moves needed at least after the move; no more than that once it is beyond `most`.
    int judge(Thought &thought, int most) const
    {
        const std::size_t tile = tileAt(thought.direction);
        int atLeast = 0;
        for (std::size_t view = 0; view < TableSet::views && atLeast <= most; ++view) {
            const int before = m_states[view][m_views[view]->pattern[tile]].distance;
            const auto &[word, slot, order] = thought.entries[view];
            thought.distances[view] =
                m_distances[view] + PatternTable::distanceAfter(before, word, order) - before;
            atLeast = std::max(atLeast, thought.distances[view]);
        }
        return atLeast;
    }
    /// Makes a move that was judged.
    Back go(const Thought &thought)
    {
        Back back;
        const std::size_t tile = tileAt(thought.direction);
        for (std::size_t view = 0; view < TableSet::views; ++view) {
            PatternState &state = m_states[view][m_views[view]->pattern[tile]];
            back.states[view] = state;
            back.distances[view] = m_distances[view];
            const auto &[word, slot, order] = thought.entries[view];
            const int distance = state.distance + thought.distances[view] - m_distances[view];
            state = {state.set ^ move(view, thought.direction).both, slot, order, std::uint16_t(distance)};
            m_distances[view] = thought.distances[view];
        }
        slide(thought.direction);
        return back;
    }
    void takeBack(Direction direction, const Back &back)
    {
        slide(opposite(direction));
        const std::size_t tile = tileAt(direction);
        for (std::size_t view = 0; view < TableSet::views; ++view)
            m_states[view][m_views[view]->pattern[tile]] = back.states[view];
        m_distances = back.distances;
    }

private:
    static constexpr std::uint8_t none = 0xFF;
    static constexpr std::size_t mostPatterns = 9;
    template <typename Item>
    using PerView = std::array<Item, TableSet::views>;

    std::size_t tileAt(Direction direction) const
    {
        return m_tiles[m_next[std::size_t(m_gap)][std::size_t(direction)]];
    }
    const TileMove &move(std::size_t view, Direction direction) const
    {
        return m_views[view]->moves[std::size_t(m_gap)][std::size_t(direction)];
    }
    void find(std::size_t view, std::size_t tile, Direction direction, Thought::Entry &entry) const
    {
        const std::size_t pattern = m_views[view]->pattern[tile];
        const PatternState &state = m_states[view][pattern];
        const TileMove &tileMove = move(view, direction);
        const PatternTable &table = *m_tables[view][pattern];
        entry.slot = table.space().slot(state.set ^ tileMove.both, tileMove.from);
        entry.order = table.space().orderAfter(state.order, state.set, tileMove);
        entry.word = table.word(entry.slot, entry.order);
        __builtin_prefetch(entry.word);
    }
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
