// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"

#include <atomic>
#include <functional>
#include <numeric>

namespace solitaire {

/// A half-open range: the items from `begin` to before `end`.
struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;

    std::size_t size() const { return end - begin; }
};

/// The control of one part: the nodes that its watch had counted at its beginning are not reported again.
class PartControl : public core::NullControl {
public:
    PartControl(core::Control &control, std::uint64_t nodesBefore)
        : m_control(control), m_nodesBefore(nodesBefore)
    {
    }

    bool keepGoing(const core::Stats &stats) override
    {
        core::Stats own = stats;
        own.nodes -= m_nodesBefore;
        return m_control.keepGoing(own);
    }

private:
    core::Control &m_control;
    const std::uint64_t m_nodesBefore;
};

/// Cuts work into parts, which do not depend on the number of threads. In an unwatched search they are done in
/// parallel, each with a watch of its own; their nodes are added to the search's watch at the end. Each part
/// calls keepGoing at the nodes where a single watch would call it.
template <typename Watch>
class Parts {
public:
    Parts(Watch &watch, core::Executor &executor) : m_watch(watch), m_executor(executor) {}

    Watch &watch() { return m_watch; }

    /// Calls work(part, its watch). `nodesBefore` returns the number of nodes of all parts before a part.
    /// Returns false if it was stopped.
    bool forEach(std::size_t parts, auto &&nodesBefore, auto &&work)
    {
        if (Watch::traces || parts <= 1) {
            for (std::size_t part = 0; part < parts && m_watch.going(); ++part)
                work(part, m_watch);
            return m_watch.going();
        }
        std::vector<std::uint64_t> nodes(parts);
        std::atomic<bool> goesOn = true;
        const std::uint64_t base = m_watch.stats().nodes;
        m_executor.parallel(int(parts), [&](int number, core::Control &control) {
            const auto part = std::size_t(number);
            if (!goesOn)
                return;
            const std::uint64_t before = base + nodesBefore(part);
            PartControl own(control, part == 0 ? 0 : before);
            core::NullWatch watch(own);
            watch.stats().nodes = before;
            work(part, watch);
            nodes[part] = watch.stats().nodes - before;
            if (!watch.going())
                goesOn = false;
        });
        m_watch.stats().nodes = std::accumulate(nodes.begin(), nodes.end(), base);
        return goesOn;
    }
    /// Calls work(part, its watch) for parts without nodes.
    bool forEach(std::size_t parts, auto &&work)
    {
        return forEach(
            parts, [](std::size_t) { return 0; }, work);
    }
    /// Calls work(part, range, its watch) for ranges of `size` items, each of which is a node.
    bool forEachRange(Range items, std::size_t size, auto &&work)
    {
        return forEach(
            countRanges(items, size), [size](std::size_t part) { return part * size; },
            [&](std::size_t part, auto &watch) { work(part, range(items, size, part), watch); });
    }
    static std::size_t countRanges(Range items, std::size_t size) { return (items.size() + size - 1) / size; }
    static Range range(Range items, std::size_t size, std::size_t number)
    {
        const std::size_t begin = items.begin + number * size;
        return {begin, std::min(begin + size, items.end)};
    }

private:
    Watch &m_watch;
    core::Executor &m_executor;
};

} // namespace solitaire
