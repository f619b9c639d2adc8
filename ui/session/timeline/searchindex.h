// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/counts.h"

#include <deque>
#include <span>
#include <vector>

namespace session {

class Record;

/// The summary of a stretch of a search.
struct SearchSummary {
    qint32 lowest = 0;  ///< the smallest depth after one of its events
    qint32 deepest = 0; ///< the greatest depth after one of its events
    quint32 tries = 0;  ///< moves made or refused
    quint32 refusals = 0;
    quint32 solutions = 0;
    quint64 reasons = 0; ///< the reasons of the refusals: a bit for each below 63, the last for all others

    void add(const SearchSummary &other);
};

/// Summarizes any stretch of a record of millions of events, and finds where moves were made and taken back, in
/// microseconds: it stores a summary of every 32 events, of every 32 of those summaries, and so on, in a twelfth of
/// the events' memory. Boundaries are numbered like events: boundary n lies before event n, and its depth is the
/// number of moves made and not taken back by then.
class SearchIndex {
public:
    static constexpr qint64 fanOut = 32;

    /// Adds the next `fanOut` events, after which the record has these counts.
    void add(std::span<const core::Event> events, const Counts &after);
    /// Updates the index after the record has dropped its end (`truncate`) or its beginning (`forget`).
    void truncate(const Record &record);
    void forget(qint64 first);

    /// Returns the summary of the events from `begin` to before `end`: at least one, all of them kept.
    SearchSummary sum(const Record &record, qint64 begin, qint64 end) const;
    /// Return the nearest boundary at or before (`last`), or at or after (`next`), this one with fewer than
    /// `depth` moves, or with at least `depth`. Return -1 if there is none among the events kept.
    qint64 lastBelow(const Record &record, qint64 boundary, qint64 depth) const;
    qint64 nextBoundaryBelow(const Record &record, qint64 boundary, qint64 depth) const;
    qint64 lastBoundaryWithDepth(const Record &record, qint64 boundary, qint64 depth) const;
    qint64 nextAtLeast(const Record &record, qint64 boundary, qint64 depth) const;

    /// Return the nearest boundary at or before (`last`), or at or after (`next`), this one that follows a
    /// try refused for this reason, or for any reason if it is -1. Return -1 if there is none among the
    /// events kept.
    qint64 lastRefusal(const Record &record, qint64 boundary, qint64 reason) const;
    qint64 nextRefusal(const Record &record, qint64 boundary, qint64 reason) const;
    /// Returns the first event refused for each reason, among the events kept and in their order.
    std::vector<qint64> firstRefusals(const Record &record) const;

    std::size_t bytes() const;

private:
    struct Block {
        qint32 start; ///< the depth before the block's first event
        SearchSummary summary;
    };
    struct Level {
        std::deque<Block> blocks; ///< the blocks whose events are complete
        qint64 forgotten = 0;     ///< the number of forgotten blocks

        qint64 end() const { return forgotten + qint64(blocks.size()); }
        bool has(qint64 number) const { return number >= forgotten && number < end(); }
        const Block &operator[](qint64 number) const { return blocks[std::size_t(number - forgotten)]; }
    };

    void complete(std::size_t level);
    qint32 startOf(qint64 block) const;
    struct Found {
        qint64 first = -1;
        qint64 last = -1;
    };
    template <typename Wanted>
    Found scan(const Record &record, qint64 block, qint64 from, qint64 end, const Wanted &wanted) const;
    template <typename Wanted>
    qint64 last(const Record &record, qint64 boundary, const Wanted &wanted) const;
    template <typename Wanted>
    qint64 next(const Record &record, qint64 boundary, const Wanted &wanted) const;

    std::vector<Level> m_levels{1};
    Counts m_before; ///< the counts before the block that is not complete yet
};

} // namespace session
