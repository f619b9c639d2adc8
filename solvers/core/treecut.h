// SPDX-License-Identifier: MIT
#pragma once

#include "core/tracer.h"

#include <functional>
#include <mutex>

// This header cuts the tree of a depth-first search, so that threads, and machines without contact to one
// another, each search a part. The subtrees at one depth are the units. They are numbered in the order in which
// the search reaches them, and a hash of the number assigns each to a part, so that neighbours, which are of
// similar size, belong to different parts. The nodes above the cut, the head, are visited in every run. For
// counting, they are distributed like the units; solutions in the head, if there are any, belong to the first
// part.
//
// A search that can be cut calls `enter` at every child, once it has made the move:
//
//     if (tracer.enter()) {                          // false: the unit belongs to another
//         if (!search(...))
//             return false;
//         tracer.leave();
//     }

namespace core {

/// One of `of` parts, identified by its number from 0.
struct Part {
    static constexpr std::uint32_t most = 1'000'000;

    std::uint32_t number = 0;
    std::uint32_t of = 1;

    bool has(std::uint64_t unit) const;

    friend bool operator==(const Part &, const Part &) = default;
};

/// The part of a search to do, and the units of it that were done in earlier runs.
struct Division {
    Part part;
    std::vector<bool> done = {}; ///< indexed by unit of the part; empty: none is done
    Stats before = {};           ///< nodes and solutions of the done units
    /// Called when a unit is done, by one thread at a time, with its index in the part, the number of units,
    /// and the nodes and solutions of this unit.
    std::function<void(std::uint64_t unit, std::uint64_t units, const Stats &stats)> completed = {};
};

/// Hands out the units of a part one after the other to the threads.
class UnitQueue {
public:
    UnitQueue(const Division &division, std::uint64_t units);

    static constexpr auto none = ~std::uint64_t(0);
    /// Returns the next unit that is not done; `none` at the end.
    std::uint64_t take();
    void complete(std::uint64_t unit, const Stats &stats);
    const Part &part() const { return m_division.part; }
    /// Returns the fraction of all units that is done.
    double done() const { return m_units == 0 ? 1 : double(m_completed) / double(m_units); }

private:
    const Division &m_division;
    const std::uint64_t m_units;
    std::mutex m_mutex;
    std::uint64_t m_next = 0;
    std::atomic<std::uint64_t> m_completed = 0;
};

/// The number of subtrees at one depth, and how many of them would belong to the part.
struct Level {
    std::uint64_t units = 0;
    std::uint64_t ofPart = 0;
};

/// The tracer of one thread that walks the tree and searches the units it takes from the queue; or one that
/// measures the levels down to the cut and goes no deeper.
class UnitTracer : public NullTracer {
public:
    static constexpr bool cuts = true;

    /// Searches units; the cut is `cut` levels below the root. `countsHead`: this thread counts the part's
    /// share of the head.
    UnitTracer(SearchContext &context, const Part &part, int cut, UnitQueue &queue, bool countsHead)
        : NullTracer(context), m_part(part), m_cut(cut), m_queue(&queue), m_countsHead(countsHead),
          m_taken(queue.take())
    {
    }
    /// Measures: levels[d - 1] is the level at depth d. Ends after `mostNodes` nodes.
    UnitTracer(SearchContext &context, const Part &part, std::span<Level> levels, std::uint64_t mostNodes)
        : NullTracer(context), m_part(part), m_cut(int(levels.size())), m_levels(levels),
          m_mostNodes(mostNodes)
    {
    }

    bool enter()
    {
        if (--m_above < 0) // the child is within a unit
            return true;
        if (m_queue ? m_above > 0 || beginUnit() : measure())
            return true;
        ++m_above;
        return false;
    }
    void leave()
    {
        if (m_above++ == 0)
            endUnit();
    }
    bool inHead() const { return m_above > 0; }
    bool beginsUnit() const { return m_above == 0; }
    /// Returns whether this thread counts a solution found here.
    bool counts() const { return !inHead() || findsInHead(); }
    /// Returns the tracer for all nodes below a unit's root, in a search whose nodes cost so little that `enter`
    /// and `leave` are noticeable.
    NullTracer &belowRoot() { return *this; }

    bool node(int depth, std::uint64_t nodes = 1)
    {
        if (inHead() && !countsHeadNode())
            return skim(nodes);
        return NullTracer::node(depth, nodes);
    }
    bool found(const Position &position, std::span<const Step> steps)
    {
        return counts() ? report(position, steps) : m_going;
    }

    /// Returns what this thread has counted, at the end of the walk.
    const Stats &finish();
    /// Returns whether the walk has measured all levels asked for.
    bool hasMeasured() const { return m_skimmed < m_mostNodes; }

private:
    bool beginUnit();
    void endUnit();
    bool measure();
    bool countsHeadNode() { return m_countsHead && m_part.has(m_headNodes++); }
    bool findsInHead() const { return m_countsHead && m_part.number == 0; }
    /// Skips these nodes, which another thread counts.
    bool skim(std::uint64_t nodes);
    void dropHead();

    const Part m_part;
    const int m_cut;
    int m_above = m_cut; ///< the number of levels that the search is above the cut
    UnitQueue *const m_queue = nullptr;
    const bool m_countsHead = false;
    std::span<Level> m_levels;
    const std::uint64_t m_mostNodes = 0;
    Level m_met;                   ///< the subtrees met at the cut so far
    std::uint64_t m_taken = 0;     ///< the index, in the part, of the unit to search next
    std::uint64_t m_headNodes = 0; ///< the head nodes met so far
    std::uint64_t m_skimmed = 0;
    std::uint64_t m_solutions = 0; ///< the solutions at the end of the latest unit, before those of the head
    Stats m_begin;                 ///< the counts at the beginning of the unit
};

/// Returns whether the search is to be walked in units: for a part of it, or for a count that threads can
/// share.
bool runsInUnits(const Task &task, const SearchContext &context);

struct UnitsResult {
    Stats stats;
    bool complete = false;
};

/// Walks the whole tree once in each thread; walk(tracer) is the search. Finds how deep to cut, unless `cut` is
/// given. Counts the same nodes as an uncut search, on any number of threads.
UnitsResult searchInUnits(const Task &task, SearchContext &context,
                          const std::function<void(UnitTracer &)> &walk, int cut = 0);

/// Returns the outcome of a search in units; `none` explains why there is no solution.
Outcome unitsOutcome(const Task &task, const UnitsResult &result, Explanation none);

} // namespace core
