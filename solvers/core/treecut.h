// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"

#include <functional>
#include <mutex>

// Cutting the tree of a depth-first search, so that threads, and machines that know nothing of one another, do
// a part each. The subtrees at one depth are the units. They are numbered as the search comes to them, and a
// hash of the number deals them out, so that neighbours, which are of like size, go to different parts. What
// lies above the cut, the head, is walked in every run. Its nodes are dealt out like the units, to be counted, and
// its solutions, if there are any, are the first part's.
//
// A search that can be cut asks at every child, once it has made the move:
//
//     if (watch.enter()) {                          // false: another's unit
//         if (!search(...))
//             return false;
//         watch.leave();
//     }

namespace core {

/// One of `of` parts, by its number from 0.
struct Part {
    static constexpr std::uint32_t most = 1'000'000;

    std::uint32_t number = 0;
    std::uint32_t of = 1;

    bool has(std::uint64_t unit) const;

    friend bool operator==(const Part &, const Part &) = default;
};

/// What is to be done of a search, and what of this was done in earlier runs.
struct Division {
    Part part;
    std::vector<bool> done = {}; ///< by unit of the part; empty: none
    Stats before = {};           ///< nodes and solutions of those
    /// Called when a unit is done, by one thread at a time: its index in the part, their number, and the nodes
    /// and solutions of this unit.
    std::function<void(std::uint64_t unit, std::uint64_t units, const Stats &stats)> completed = {};
};

/// Hands out the units of a part in turn to the threads that ask.
class UnitQueue {
public:
    UnitQueue(const Division &division, std::uint64_t units);

    static constexpr auto none = ~std::uint64_t(0);
    /// The next unit that is not done; `none` at the end.
    std::uint64_t take();
    void complete(std::uint64_t unit, const Stats &stats);
    const Part &part() const { return m_division.part; }
    /// The part of all units that is done.
    double done() const { return m_units == 0 ? 1 : double(m_completed) / double(m_units); }

private:
    const Division &m_division;
    const std::uint64_t m_units;
    std::mutex m_mutex;
    std::uint64_t m_next = 0;
    std::atomic<std::uint64_t> m_completed = 0;
};

/// How many subtrees there are at one depth, and how many of them would be the part's.
struct Level {
    std::uint64_t units = 0;
    std::uint64_t ofPart = 0;
};

/// The watch of one thread that walks the tree and does the units it takes from the queue; or that measures the
/// levels down to the cut, and goes no deeper.
class UnitWatch : public NullWatch {
public:
    static constexpr bool cuts = true;

    /// The cut is so many levels below the root. `countsHead`: this thread is the one that counts the
    /// part's share of the head.
    UnitWatch(Control &control, const Part &part, int cut, UnitQueue &queue, bool countsHead)
        : NullWatch(control), m_part(part), m_cut(cut), m_queue(&queue), m_countsHead(countsHead),
          m_taken(queue.take())
    {
    }
    /// Measures: levels[d - 1] is the level at depth d. Ends after so many nodes.
    UnitWatch(Control &control, const Part &part, std::span<Level> levels, std::uint64_t mostNodes)
        : NullWatch(control), m_part(part), m_cut(int(levels.size())), m_levels(levels),
          m_mostNodes(mostNodes)
    {
    }

    bool enter()
    {
        if (--m_above < 0) // within a unit
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
    /// Whether a solution found here is counted by this thread.
    bool counts() const { return !inHead() || findsInHead(); }
    /// Where nodes cost so little that leaving and entering shows: the watch for all that lies below a unit's root.
    NullWatch &belowRoot() { return *this; }

    bool node(int depth, std::uint64_t nodes = 1)
    {
        if (inHead() && !countsHeadNode())
            return skim(nodes);
        return NullWatch::node(depth, nodes);
    }
    bool found(const Position &position, std::span<const Step> steps)
    {
        return counts() ? report(position, steps) : m_going;
    }

    /// At the end of the walk: what this thread has counted.
    const Stats &finish();
    /// It has measured all that was asked.
    bool hasMeasured() const { return m_skimmed < m_mostNodes; }

private:
    bool beginUnit();
    void endUnit();
    bool measure();
    bool countsHeadNode() { return m_countsHead && m_part.has(m_headNodes++); }
    bool findsInHead() const { return m_countsHead && m_part.number == 0; }
    /// Another thread counts these nodes.
    bool skim(std::uint64_t nodes);
    void dropHead();

    const Part m_part;
    const int m_cut;
    int m_above = m_cut; ///< how many levels the search is above the cut
    UnitQueue *const m_queue = nullptr;
    const bool m_countsHead = false;
    std::span<Level> m_levels;
    const std::uint64_t m_mostNodes = 0;
    Level m_met;                   ///< at the cut, so far
    std::uint64_t m_taken = 0;     ///< the unit to be done next, in the part
    std::uint64_t m_headNodes = 0; ///< met so far
    std::uint64_t m_skimmed = 0;
    std::uint64_t m_solutions = 0; ///< outside of what has to be dropped
    Stats m_begin;                 ///< of the unit
};

/// Whether the search is to be walked in units: for a part of it, or for a count that threads can share.
bool runsInUnits(const Task &task, const Control &control);

struct UnitsResult {
    Stats stats;
    bool complete = false;
};

/// Walks the whole tree once in each thread; walk(watch) is the search. Finds how deep to cut, unless `cut`
/// tells. Counts the same nodes as a search that is not cut, on any number of threads.
UnitsResult searchInUnits(const Task &task, Control &control, const std::function<void(UnitWatch &)> &walk,
                          int cut = 0);

/// What a search in units answers; `none` tells why there is no solution.
Outcome unitsOutcome(const Task &task, const UnitsResult &result, Explanation none);

} // namespace core
