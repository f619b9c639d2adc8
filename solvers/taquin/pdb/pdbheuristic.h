// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/heuristic.h"
#include "taquin/pdb/pdbset.h"

#include <algorithm>
#include <bit>

namespace taquin {

/// The heuristic of pattern databases (see Heuristic): in each view, the distances of the patterns add up, and the
/// largest sum is the lower bound. A pattern shared by several views is looked up once. The board has at most 36
/// cells.
///
/// A slide changes each sum by one, and all sums are even or all are odd. So a board can be too far only because
/// of sums that already have the largest allowed value: then it is too far by two moves, since a sum that should
/// fall rises. The patterns of these sums are looked up first, and the others only if the board is not too far.
class PdbHeuristic {
    /// The views' sums in one word, each in a lane of 16 bits.
    using Sums = std::uint64_t;
    /// The numbers of patterns, a byte for each, from the lowest byte on.
    using Order = std::uint32_t;

public:
    static constexpr std::size_t maxViews = 4;

    /// The change of one pattern in each view: the pattern of the sliding tile.
    struct Change {
        /// The state of a pattern after the slide; once the slide is applied, before it.
        struct Entry {
            const std::uint8_t *byte; ///< the byte with the database bit of the state after the slide
            PatternState state;
            std::uint8_t pattern;
        };
        /// The entries are sorted so that the pattern most likely to be too far comes first.
        std::array<Entry, maxViews> entries;
        Order order;
        int count; ///< the number of entries
        /// The sums after the slide, as far as they are known; once it is applied, before it.
        Sums sums;
    };
    static constexpr std::size_t lookahead = directions.size();
    static constexpr bool valueInEvents = true;

    /// Smaller boards need no databases, and on larger ones hardly any search ends.
    static bool fits(core::Grid grid)
    {
        return grid.size() >= 10 && grid.size() <= 25 && PdbSet::covers(grid, PdbSet::Small);
    }

    /// `set` must outlive the heuristic.
    PdbHeuristic(const PdbSet &set, const Board &board)
    {
        for (std::size_t view = 0; view < set.viewCount(); ++view)
            addView(set.view(view), board, view);
        for (Lookups &lookups : m_lookups)
            addOrders(lookups);
    }

    int lowerBound() const
    {
        const auto larger = [](Sums one, Sums other) { return std::max(one & laneMask, other & laneMask); };
        return int(std::max(larger(m_sums, m_sums >> laneBits),
                            larger(m_sums >> 2 * laneBits, m_sums >> 3 * laneBits)));
    }

    bool isZero() const { return (m_sums & laneMask) == 0; }

    /// Prefetches the byte that screen() needs, which takes a while.
    void prepare(const Board &, const Slide &slide, int most, Change &change) const
    {
        const Lookups &lookups = m_lookups[slide.tile];
        change.order = lookups.orders[viewsThatAre(most + 1)];
        change.count = lookups.count;
        lookUp(std::uint8_t(change.order), slide, change.entries.front());
    }
    /// Prefetches the other bytes unless the board is too far.
    int screen(const Slide &slide, int most, Change &change) const
    {
        change.sums = m_sums;
        if (isTooFar(change.entries.front(), most, change.sums))
            return most + 2;
        Order order = change.order;
        for (int i = 1; i < change.count; ++i)
            lookUp(std::uint8_t(order >>= 8), slide, change.entries[std::size_t(i)]);
        return most;
    }
    int evaluate(int most, Change &change) const
    {
        for (int i = 1; i < change.count; ++i) {
            if (isTooFar(change.entries[std::size_t(i)], most, change.sums))
                return most + 2;
        }
        return most;
    }
    void apply(Change &change)
    {
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
        Sums lanes; ///< a 1 in the lane of each view with this pattern
        PatternState state;
    };
    /// The patterns that contain a tile.
    struct Lookups {
        int count = 0;
        std::array<std::uint8_t, maxViews> patterns = {};
        /// The order in which the patterns are looked up, indexed by the set of views whose sums are at the limit. The
        /// patterns of these views come first, since they are the likeliest to exceed it.
        std::array<Order, 1 << maxViews> orders = {};
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
    /// Returns the number of the same pattern in another view; if there is none, a new number.
    std::uint8_t patternLike(const PdbPattern &tables, const PatternState &state)
    {
        std::uint8_t number = 0;
        while (number < m_count && !(*m_patterns[number].tables == tables))
            ++number;
        if (number == m_count)
            m_patterns[m_count++] = {&tables, 0, state};
        return number;
    }
    void add(std::uint8_t pattern, Lookups &lookups) const
    {
        const auto end = lookups.patterns.begin() + lookups.count;
        if (std::find(lookups.patterns.begin(), end, pattern) == end)
            lookups.patterns[std::size_t(lookups.count++)] = pattern;
    }
    void addOrders(Lookups &lookups) const
    {
        for (unsigned views = 0; views < lookups.orders.size(); ++views) {
            int place = 0;
            for (int shared = maxViews; shared >= 0; --shared) {
                for (int i = 0; i < lookups.count; ++i) {
                    const std::uint8_t pattern = lookups.patterns[std::size_t(i)];
                    if (std::popcount(viewsOf(m_patterns[pattern].lanes) & views) == shared)
                        lookups.orders[views] |= Order(pattern) << 8 * place++;
                }
            }
        }
    }

    /// Returns a set of lanes as a bitmask.
    static unsigned viewsOf(Sums lanes)
    {
        return unsigned(lanes * 0x0001'0002'0004'0008U >> 3 * laneBits) & 0xFU;
    }
    /// Returns the views whose sum is this number.
    unsigned viewsThatAre(int number) const
    {
        constexpr Sums low = 0x7FFF * oneInEachLane;
        const Sums differences = m_sums ^ Sums(number) * oneInEachLane;
        return viewsOf(~(((differences & low) + low) | differences) >> (laneBits - 1) & oneInEachLane);
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
    /// Updates the sums with the distance after the slide; returns whether one of them then exceeds `most`.
    bool isTooFar(Change::Entry &entry, int most, Sums &sums) const
    {
        PatternState &state = entry.state;
        const int before = state.distance;
        const int distance = PatternDatabase::distanceAfter(before, entry.byte, state.permutation);
        state.distance = std::uint16_t(distance);
        const Sums lanes = m_patterns[entry.pattern].lanes;
        sums += Sums(distance - before) * lanes;
        constexpr Sums enough = 0x8000;
        const Sums left = (Sums(most) + enough) * oneInEachLane - sums;
        return (left & lanes * enough) != lanes * enough;
    }

    core::IndexedArray<Pattern, maxViews * PdbSet::maxPatterns> m_patterns;
    std::uint8_t m_count = 0;                                ///< the number of patterns
    core::IndexedArray<Lookups, PdbSet::maxCells> m_lookups; ///< indexed by tile
    Sums m_sums = 0;
};

} // namespace taquin
