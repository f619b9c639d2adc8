// SPDX-License-Identifier: MIT
#pragma once

#include "core/tracer.h"

#include <atomic>
#include <numeric>

namespace solitaire {

/// A half-open range of items, from `begin` up to but without `end`.
struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;

    std::size_t size() const { return end - begin; }
};

/// The context of one part; it does not report again the nodes that its tracer had counted at the start.
class PartContext : public core::NullContext {
public:
    PartContext(core::SearchContext &context, std::uint64_t nodesBefore)
        : m_context(context), m_nodesBefore(nodesBefore)
    {
    }

    bool keepGoing(const core::Stats &stats) override
    {
        core::Stats own = stats;
        own.nodes -= m_nodesBefore;
        return m_context.keepGoing(own);
    }

private:
    core::SearchContext &m_context;
    const std::uint64_t m_nodesBefore;
};

/// Divides work into parts, independently of the number of threads. In an unwatched search they run in parallel,
/// each with its own tracer; their nodes are added to the search's tracer at the end. Each part calls keepGoing at
/// the nodes where a single tracer would call it.
template <typename Tracer>
class Parts {
public:
    Parts(Tracer &tracer, core::Executor &executor) : m_tracer(tracer), m_executor(executor) {}

    Tracer &tracer() { return m_tracer; }

    /// Calls work(part, its tracer). nodesBefore(part) returns the number of nodes of all parts before it. Returns
    /// false if it was stopped.
    bool forEach(std::size_t parts, auto &&nodesBefore, auto &&work)
    {
        if (Tracer::traces || parts <= 1) {
            for (std::size_t part = 0; part < parts && m_tracer.going(); ++part)
                work(part, m_tracer);
            return m_tracer.going();
        }
        std::vector<std::uint64_t> nodes(parts);
        std::atomic<bool> shouldContinue = true;
        const std::uint64_t base = m_tracer.stats().nodes;
        m_executor.parallel(int(parts), [&](int number, core::SearchContext &context) {
            const auto part = std::size_t(number);
            if (!shouldContinue)
                return;
            const std::uint64_t before = base + std::uint64_t(nodesBefore(part));
            PartContext own(context, part == 0 ? 0 : before);
            core::NullTracer tracer(own);
            tracer.stats().nodes = before;
            work(part, tracer);
            nodes[part] = tracer.stats().nodes - before;
            if (!tracer.going())
                shouldContinue = false;
        });
        m_tracer.stats().nodes = std::accumulate(nodes.begin(), nodes.end(), base);
        return shouldContinue;
    }
    /// Calls work(part, its tracer) for parts without nodes.
    bool forEach(std::size_t parts, auto &&work)
    {
        return forEach(
            parts, [](std::size_t) { return 0; }, work);
    }
    /// Calls work(part, range, its tracer) for ranges of `size` items, each of which is a node.
    bool forEachRange(Range items, std::size_t size, auto &&work)
    {
        return forEach(
            countRanges(items, size), [size](std::size_t part) { return part * size; },
            [&](std::size_t part, auto &tracer) { work(part, range(items, size, part), tracer); });
    }
    static std::size_t countRanges(Range items, std::size_t size) { return (items.size() + size - 1) / size; }
    static Range range(Range items, std::size_t size, std::size_t number)
    {
        const std::size_t begin = items.begin + number * size;
        return {begin, std::min(begin + size, items.end)};
    }

private:
    Tracer &m_tracer;
    core::Executor &m_executor;
};

} // namespace solitaire
