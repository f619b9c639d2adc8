// SPDX-License-Identifier: MIT
#include "core/treecut.h"

#include "core/random.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace core {

namespace {

// These are enough units to make the parts, and the threads' shares, similar in size although the subtrees
// are not.
constexpr std::uint64_t unitsForThreads = 512;
constexpr std::uint64_t unitsOfEachPart = 256;
constexpr std::uint64_t fewestForParts = 1 << 16; ///< the fewest units of a tree that counts as large
constexpr std::uint64_t mostUnits = 1 << 24;      ///< bounds the head, which every part walks
// A small tree is cut into fewer units, since a head above many units would cost more than the units themselves.
constexpr std::uint64_t fewestOfEachPart = 16;
constexpr std::uint64_t usualNodesOfUnit = 256;
constexpr std::uint64_t fewestNodesOfUnit = 64;

constexpr std::uint64_t nodesForUnit = 16; ///< the nodes spent on measuring, for each unit wanted
constexpr std::uint64_t unitsOfSample = 16;
constexpr std::uint64_t nodesOfSample = 1 << 20; ///< a tree whose sample has more nodes counts as large

/// The depth of a cut and the units it makes.
struct Cut {
    int depth = 1;
    Level level;
};

/// Ends the walk of a sample once it is large. It reports no nodes to the parent, since they are counted later.
class SampleContext : public NullContext {
public:
    explicit SampleContext(SearchContext &parent) : m_parent(parent) {}

    bool keepGoing(const Stats &stats) override
    {
        m_parentKeepsGoing = m_parentKeepsGoing && m_parent.keepGoing({});
        return m_parentKeepsGoing && stats.nodes < nodesOfSample;
    }
    bool parentKeepsGoing() const { return m_parentKeepsGoing; }

private:
    SearchContext &m_parent;
    bool m_parentKeepsGoing = true;
};

/// Finds the depth at which to cut the tree that `walk` walks.
class CutSearch {
public:
    CutSearch(const Part &part, SearchContext &context, const std::function<void(UnitTracer &)> &walk)
        : m_part(part), m_context(context), m_walk(walk)
    {
    }

    /// Returns the cut at this depth; nothing if the context ended the search.
    std::optional<Cut> at(int depth)
    {
        if (measure(depth, everything) != Measured)
            return std::nullopt;
        return Cut{depth, m_levels.back()};
    }

    /// Returns the cut for a part of a count: at most `most` units, and fewer in a small tree.
    std::optional<Cut> forPart(std::uint64_t most)
    {
        const std::optional<Cut> coarse = best(unitsForThreads);
        if (!coarse || coarse->level.units < unitsForThreads)
            return coarse;
        const std::optional<std::uint64_t> nodes = estimate(*coarse);
        if (!nodes)
            return std::nullopt;
        const std::uint64_t wanted =
            std::clamp(fewestOfEachPart * m_part.of, *nodes / usualNodesOfUnit, *nodes / fewestNodesOfUnit);
        const std::uint64_t enough = std::min(wanted, most);
        return enough <= coarse->level.units ? coarse : best(enough);
    }
    /// Returns the cut at the first depth with enough units or, in a small tree, at the depth with the most.
    std::optional<Cut> best(std::uint64_t enough)
    {
        for (int measured = 0, next = 1;;) {
            const Result result = measure(next, next > measured + 1 ? nodesForUnit * enough : everything);
            if (result == Stopped)
                return std::nullopt;
            if (result == TooMany) { // deeper than estimated: go on one level at a time
                next = measured + 1;
                continue;
            }
            const auto level =
                std::ranges::find_if(m_levels, [&](const Level &one) { return one.units >= enough; });
            if (level != m_levels.end())
                return cutAt(level);
            if (m_levels.back().units == 0) // the tree has no deeper level
                return cutAt(std::ranges::max_element(m_levels, {}, &Level::units));
            measured = next;
            next += promisingSteps(enough);
        }
    }

private:
    enum Result { Measured, TooMany, Stopped };

    static constexpr auto everything = ~std::uint64_t(0);

    /// Estimates the number of nodes of the tree from a sample of its units (after Knuth, 1975); for a large tree,
    /// some large number. Returns nothing if the context ended the search.
    std::optional<std::uint64_t> estimate(const Cut &cut) const
    {
        const Division sample{{0, std::uint32_t(cut.level.units / unitsOfSample)}};
        std::uint64_t units = 0;
        for (std::uint64_t unit = 0; unit < cut.level.units; ++unit)
            units += sample.part.has(unit);
        SampleContext context(m_context);
        UnitQueue queue(sample, units);
        UnitTracer tracer(context, sample.part, cut.depth, queue, true);
        m_walk(tracer);
        if (!context.parentKeepsGoing())
            return std::nullopt;
        return tracer.going() ? tracer.finish().nodes * sample.part.of : everything;
    }
    Result measure(int depth, std::uint64_t mostNodes)
    {
        m_levels.assign(std::size_t(depth), {});
        UnitTracer tracer(m_context, m_part, m_levels, mostNodes);
        m_walk(tracer);
        return !tracer.hasMeasured() ? TooMany : tracer.going() ? Measured : Stopped;
    }

    Cut cutAt(std::vector<Level>::const_iterator level) const
    {
        return {int(level - m_levels.begin()) + 1, *level};
    }

    /// Returns how many levels deeper there will be enough units if they keep growing at the present rate; if they
    /// do not grow, the depth is doubled.
    int promisingSteps(std::uint64_t enough) const
    {
        const double last = double(m_levels.back().units);
        const double before = m_levels.size() > 1 ? double(m_levels[m_levels.size() - 2].units) : 1;
        if (last <= before)
            return int(m_levels.size());
        return std::max(1, int(std::log(double(enough) / last) / std::log(last / before)));
    }

    const Part &m_part;
    SearchContext &m_context;
    const std::function<void(UnitTracer &)> &m_walk;
    std::vector<Level> m_levels;
};

} // namespace

bool Part::has(std::uint64_t unit) const
{
    return of == 1 || mixed(unit) % of == number;
}

UnitQueue::UnitQueue(const Division &division, std::uint64_t units) : m_division(division), m_units(units)
{
    m_completed = std::uint64_t(std::ranges::count(division.done, true));
}

std::uint64_t UnitQueue::take()
{
    const std::lock_guard lock(m_mutex);
    while (m_next < m_division.done.size() && m_division.done[std::size_t(m_next)])
        ++m_next;
    return m_next < m_units ? m_next++ : none;
}

void UnitQueue::complete(std::uint64_t unit, const Stats &stats)
{
    const std::lock_guard lock(m_mutex);
    ++m_completed;
    if (m_division.completed)
        m_division.completed(unit, m_units, stats);
}

bool UnitTracer::beginUnit()
{
    if (!m_part.has(m_met.units++) || m_met.ofPart++ != m_taken)
        return false;
    dropHead();
    m_begin = m_stats;
    return true;
}

void UnitTracer::endUnit()
{
    Stats stats;
    stats.nodes = m_stats.nodes - m_begin.nodes;
    stats.solutions = m_stats.solutions - m_begin.solutions;
    m_solutions = m_stats.solutions;
    m_queue->complete(m_taken, stats);
    m_taken = m_queue->take();
    // Each thread reports its share; the sum of the shares is the progress.
    m_stats.done = m_queue->done();
}

/// Counts a subtree while measuring; returns whether to go on below this node.
bool UnitTracer::measure()
{
    Level &level = m_levels[std::size_t(m_cut - m_above) - 1];
    level.ofPart += m_part.has(level.units++);
    return inHead();
}

bool UnitTracer::skim(std::uint64_t nodes)
{
    if ((m_skimmed += nodes) % period < nodes)
        keepGoing();
    if (!m_queue && m_skimmed >= m_mostNodes)
        m_going = false;
    return m_going;
}

void UnitTracer::dropHead()
{
    if (!findsInHead())
        m_stats.solutions = m_solutions;
}

const Stats &UnitTracer::finish()
{
    if (inHead())
        dropHead();
    return m_stats;
}

bool runsInUnits(const Task &task, const SearchContext &context)
{
    return task.division || (task.goal == Goal::Count && !task.traced && context.threads() > 1);
}

UnitsResult searchInUnits(const Task &task, SearchContext &context,
                          const std::function<void(UnitTracer &)> &walk, int cut)
{
    static const Division whole;
    const Division &division = task.division ? *task.division : whole;
    const Part &part = division.part;
    const std::uint64_t enough =
        task.division ? std::clamp(unitsOfEachPart * part.of, fewestForParts, mostUnits) : unitsForThreads;
    CutSearch search(part, context, walk);
    const std::optional<Cut> best = cut > 0         ? search.at(cut)
                                    : task.division ? search.forPart(enough)
                                                    : search.best(enough);
    if (!best)
        return {};
    if (!division.done.empty() && division.done.size() != best->level.ofPart)
        return {}; // an earlier run has cut the tree differently, so its units cannot be identified
    UnitQueue queue(division, best->level.ofPart);
    const int threads =
        int(std::clamp<std::uint64_t>(best->level.ofPart, 1, std::uint64_t(context.threads())));
    UnitsResult result{division.before, true};
    std::mutex mutex;
    context.parallel(threads, [&](int thread, SearchContext &own) {
        UnitTracer tracer(own, part, best->depth, queue, thread == 0);
        walk(tracer);
        const Stats &stats = tracer.finish();
        const std::lock_guard lock(mutex);
        result.stats.nodes += stats.nodes;
        result.stats.addSolutions(stats.solutions);
        result.complete = result.complete && tracer.going();
    });
    return result;
}

Outcome unitsOutcome(const Task &task, const UnitsResult &result, Explanation none)
{
    if (!result.complete)
        return {Outcome::Stopped, {}, {}, result.stats};
    if (result.stats.solutions == 0 && !task.division)
        return {Outcome::Impossible, {}, std::move(none), result.stats};
    return {Outcome::Solved, {}, {}, result.stats};
}

} // namespace core
