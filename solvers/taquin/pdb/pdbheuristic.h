// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/heuristic.h"
#include "taquin/pdb/pdbset.h"

namespace taquin {

/// The heuristic of pattern databases (see Heuristic): in each view the distances of the patterns add up, and
/// the larger of the two sums counts. For boards of at most 36 cells.
class PdbHeuristic {
public:
    /// In each view one pattern changes, the sliding tile's. Holds what is after the slide, and once it is
    /// applied, what was before.
    struct Change {
        struct Entry {
            const std::uint8_t *byte; ///< of the database, with the bit of the state after the slide
            PatternState state;       ///< its distance once it is evaluated
            std::uint8_t pattern;
        };
        std::array<Entry, PdbSet::views> entries;
        std::array<int, PdbSet::views> sums; ///< once it is evaluated
    };
    static constexpr std::size_t lookahead = directions.size();
    static constexpr bool valueInEvents = true;

    /// `set` must live longer.
    PdbHeuristic(const PdbSet &set, const Board &board)
    {
        for (std::size_t view = 0; view < PdbSet::views; ++view)
            addView(set.view(view), board, m_views[view], m_sums[view]);
    }

    int lowerBound() const { return std::max(m_sums[0], m_sums[1]); }

    /// Starts to fetch the databases' bytes from memory, which takes a while.
    void prepare(const Board &, const Slide &slide, Change &change) const
    {
        for (std::size_t view = 0; view < PdbSet::views; ++view)
            prepare(m_views[view], slide, change.entries[view]);
    }
    int evaluate(Change &change) const
    {
        for (std::size_t view = 0; view < PdbSet::views; ++view) {
            auto &[byte, state, pattern] = change.entries[view];
            const int before = state.distance;
            const int distance = PatternDatabase::distanceAfter(before, byte, state.permutation);
            state.distance = std::uint16_t(distance);
            change.sums[view] = m_sums[view] + distance - before;
        }
        return std::max(change.sums[0], change.sums[1]);
    }
    void apply(Change &change)
    {
        for (std::size_t view = 0; view < PdbSet::views; ++view) {
            auto &[byte, state, pattern] = change.entries[view];
            std::swap(m_views[view].states[pattern], state);
        }
        std::swap(m_sums, change.sums);
    }
    void undo(const Change &change)
    {
        for (std::size_t view = 0; view < PdbSet::views; ++view) {
            const auto &[byte, state, pattern] = change.entries[view];
            m_views[view].states[pattern] = state;
        }
        m_sums = change.sums;
    }

private:
    struct View {
        core::IndexedArray<std::uint8_t, PdbSet::maxCells> patternOf = {}; ///< by tile
        std::array<const PdbPattern *, PdbSet::maxPatterns> patterns = {}; ///< by pattern
        std::array<PatternState, PdbSet::maxPatterns> states = {};         ///< by pattern
    };

    static void addView(const PdbView &from, const Board &board, View &view, int &sum)
    {
        const std::vector<PatternState> states = from.states(board);
        std::ranges::copy(from.patternOf, view.patternOf.begin());
        std::ranges::copy(states, view.states.begin());
        for (std::size_t pattern = 0; pattern < states.size(); ++pattern) {
            view.patterns[pattern] = &from.patterns[pattern];
            sum += states[pattern].distance;
        }
    }
    static void prepare(const View &view, const Slide &slide, Change::Entry &entry)
    {
        auto &[byte, after, pattern] = entry;
        pattern = view.patternOf[slide.tile];
        const PatternState &before = view.states[pattern];
        const SlideMasks &masks = view.patterns[pattern]->slides[slide.to][slide.direction];
        const PatternDatabase &database = *view.patterns[pattern]->database;
        const PatternSpace &space = database.space();
        after.set = before.set ^ masks.both;
        after.slot = space.slot(after.set, masks);
        after.permutation = space.permutationAfter(before.permutation, before.set, masks);
        after.distance = before.distance;
        byte = database.byte(after.slot, after.permutation);
        __builtin_prefetch(byte);
    }

    std::array<View, PdbSet::views> m_views;
    std::array<int, PdbSet::views> m_sums = {};
};

} // namespace taquin
