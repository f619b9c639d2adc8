// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/heuristic.h"
#include "taquin/pdb/pdbset.h"

namespace taquin {

/// The heuristic of pattern databases (see Heuristic): in each view the distances of the patterns add up, and
/// the largest of the sums counts. A pattern that several views have is looked up once. For boards of at most
/// 36 cells.
///
/// A slide changes each sum by one, and all sums are even or all are odd. So only sums that are already as large as
/// they may be can make a board too far: then by two moves, since a sum that should fall rises. Their patterns are
/// looked up first, and the others only where the board is not too far.
class PdbHeuristic {
    /// The views' sums in a word, each in its own lane of 16 bits.
    using Sums = std::uint64_t;

public:
    static constexpr std::size_t maxViews = 4;

    /// In each view one pattern changes, the sliding tile's.
    struct Change {
        /// Holds what is after the slide, and once it is applied, what was before.
        struct Entry {
            const std::uint8_t *byte; ///< of the database, with the bit of the state after the slide
            PatternState state;
            std::uint8_t pattern;
        };
        std::array<Entry, maxViews> entries;
        int urgent; ///< entries that decide whether the board is too far; they come first
        int count;  ///< of all entries
        Sums sums;  ///< after the slide, as far as they are known; once it is applied, those before it
    };
    static constexpr std::size_t lookahead = directions.size();
    static constexpr bool valueInEvents = true;

    /// `set` must live longer.
    PdbHeuristic(const PdbSet &set, const Board &board)
    {
        for (std::size_t view = 0; view < set.viewCount(); ++view)
            addView(set.view(view), board, view);
    }

    int lowerBound() const
    {
        const auto larger = [](Sums one, Sums other) { return std::max(one & laneMask, other & laneMask); };
        return int(std::max(larger(m_sums, m_sums >> laneBits),
                            larger(m_sums >> 2 * laneBits, m_sums >> 3 * laneBits)));
    }

    /// Starts to fetch those of the databases' bytes from memory, which takes a while, that evaluate() needs.
    void prepare(const Board &, const Slide &slide, int most, Change &change) const
    {
        const Sums full = lanesThatAre(most + 1);
        const Lookups &lookups = m_lookups[slide.tile];
        int front = 0;
        int back = lookups.count;
        for (int i = 0; i < lookups.count; ++i) {
            const std::uint8_t pattern = lookups.patterns[std::size_t(i)];
            if ((m_patterns[pattern].lanes & full) != 0)
                lookUp(pattern, slide, change.entries[std::size_t(front++)]);
            else
                change.entries[std::size_t(--back)].pattern = pattern;
        }
        change.urgent = front;
        change.count = lookups.count;
    }
    /// Starts to fetch the other bytes unless the board is too far.
    int evaluate(const Slide &slide, int most, Change &change) const
    {
        change.sums = m_sums;
        for (int i = 0; i < change.urgent; ++i) {
            if (!takeDistance(change.entries[std::size_t(i)], change.sums))
                return most + 2;
        }
        for (int i = change.urgent; i < change.count; ++i) {
            Change::Entry &entry = change.entries[std::size_t(i)];
            lookUp(entry.pattern, slide, entry);
        }
        return most;
    }
    void apply(Change &change)
    {
        for (int i = change.urgent; i < change.count; ++i)
            takeDistance(change.entries[std::size_t(i)], change.sums);
        for (int i = 0; i < change.count; ++i) {
            Change::Entry &entry = change.entries[std::size_t(i)];
            std::swap(m_patterns[entry.pattern].state, entry.state);
        }
        std::swap(m_sums, change.sums);
    }
    void undo(const Change &change)
    {
        for (int i = 0; i < change.count; ++i) {
            const Change::Entry &entry = change.entries[std::size_t(i)];
            m_patterns[entry.pattern].state = entry.state;
        }
        m_sums = change.sums;
    }

private:
    static constexpr int laneBits = 16;
    static constexpr Sums laneMask = 0xFFFF;
    static constexpr Sums oneInEachLane = 0x0001'0001'0001'0001;

    struct Pattern {
        const PdbPattern *tables;
        Sums lanes; ///< a 1 for each view that has this pattern
        PatternState state;
    };
    /// The patterns that have a tile.
    struct Lookups {
        int count = 0;
        std::array<std::uint8_t, maxViews> patterns = {};
    };

    void addView(const PdbView &view, const Board &board, std::size_t number)
    {
        const std::vector<PatternState> states = view.states(board);
        const Sums lane = Sums(1) << laneBits * int(number);
        std::vector<std::uint8_t> patterns;
        for (std::size_t i = 0; i < states.size(); ++i) {
            patterns.push_back(patternLike(view.patterns[i], states[i]));
            m_patterns[patterns.back()].lanes |= lane;
            m_sums += lane * states[i].distance;
        }
        for (std::size_t tile = 0; tile < view.patternOf.size(); ++tile)
            add(patterns[view.patternOf[tile]], m_lookups[tile]);
    }
    /// The same pattern of another view, or a new one.
    std::uint8_t patternLike(const PdbPattern &tables, const PatternState &state)
    {
        std::uint8_t number = 0;
        while (number < m_count && !(*m_patterns[number].tables == tables))
            ++number;
        if (number == m_count)
            m_patterns[m_count++] = {&tables, 0, state};
        return number;
    }
    static void add(std::uint8_t pattern, Lookups &lookups)
    {
        const auto end = lookups.patterns.begin() + lookups.count;
        if (std::find(lookups.patterns.begin(), end, pattern) == end)
            lookups.patterns[std::size_t(lookups.count++)] = pattern;
    }

    /// A 1 for each lane with this number.
    Sums lanesThatAre(int number) const
    {
        constexpr Sums low = 0x7FFF * oneInEachLane;
        const Sums differences = m_sums ^ Sums(number) * oneInEachLane;
        return ~(((differences & low) + low) | differences) >> (laneBits - 1) & oneInEachLane;
    }
    void lookUp(std::uint8_t number, const Slide &slide, Change::Entry &entry) const
    {
        const Pattern &pattern = m_patterns[number];
        const PatternState &before = pattern.state;
        const SlideMasks &masks = pattern.tables->slides[slide.to][slide.direction];
        const PatternDatabase &database = *pattern.tables->database;
        const PatternSpace &space = database.space();
        PatternState &after = entry.state;
        after.set = before.set ^ masks.both;
        after.slot = space.slot(after.set, masks);
        after.permutation = space.permutationAfter(before.permutation, before.set, masks);
        after.distance = before.distance;
        entry.pattern = number;
        entry.byte = database.byte(after.slot, after.permutation);
        __builtin_prefetch(entry.byte);
    }
    /// False when the pattern is farther than before.
    bool takeDistance(Change::Entry &entry, Sums &sums) const
    {
        PatternState &state = entry.state;
        const int before = state.distance;
        const int distance = PatternDatabase::distanceAfter(before, entry.byte, state.permutation);
        state.distance = std::uint16_t(distance);
        sums += Sums(distance - before) * m_patterns[entry.pattern].lanes;
        return distance < before;
    }

    core::IndexedArray<Pattern, maxViews * PdbSet::maxPatterns> m_patterns;
    std::uint8_t m_count = 0;                                ///< of the patterns
    core::IndexedArray<Lookups, PdbSet::maxCells> m_lookups; ///< by tile
    Sums m_sums = 0;
};

} // namespace taquin
