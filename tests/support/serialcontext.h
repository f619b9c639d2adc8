// SPDX-License-Identifier: MIT
#pragma once

#include "core/parallel.h"

#include <limits>

namespace tests {

/// A search context for tests: stores what a solver reports, can stop it, and runs parallel work on a given
/// number of threads; on one thread, in order.
class SerialContext : public core::SearchContext {
public:
    struct Solution {
        core::Position position;
        core::Path path;
    };

    explicit SerialContext(int threads = 1) : m_threads(threads) {}

    /// Makes keepGoing return true for this number of calls, each of which stands for 1024 nodes.
    void stopAfter(std::uint64_t calls) { m_mostCalls = calls; }
    /// Stops the search when it reports solution number `solutions`.
    void stopAfterSolutions(std::uint64_t solutions) { m_mostSolutions = solutions; }
    /// Stores at most `most` solutions; later ones are only counted.
    void keepSolutions(std::size_t most) { m_keptSolutions = most; }

    const std::vector<core::Event> &events() const { return m_events; }
    const std::vector<Solution> &solutions() const { return m_solutions; }
    std::uint64_t found() const { return m_found; }
    bool stopped() const { return m_calls > m_mostCalls; }
    /// Returns the number of calls of keepGoing after the first that returned false.
    std::uint64_t callsAfterStop() const { return stopped() ? m_calls - m_mostCalls - 1 : 0; }

    bool keepGoing(const core::Stats &) override { return ++m_calls <= m_mostCalls; }
    bool record(std::span<const core::Event> events) override
    {
        m_events.insert(m_events.end(), events.begin(), events.end());
        return !stopped();
    }
    bool found(const core::Position &position, std::span<const core::Step> steps) override
    {
        if (++m_found <= m_keptSolutions)
            m_solutions.push_back({position, {steps.begin(), steps.end()}});
        return m_found < m_mostSolutions;
    }
    int threads() const override { return m_threads; }
    void parallel(int tasks, const std::function<void(int, core::SearchContext &)> &work) override
    {
        core::runParallel(*this, m_threads, tasks, work);
    }

private:
    static constexpr auto unlimited = std::numeric_limits<std::uint64_t>::max();

    int m_threads;
    std::uint64_t m_mostCalls = unlimited;
    std::uint64_t m_mostSolutions = unlimited;
    std::size_t m_keptSolutions = 100000;
    std::uint64_t m_calls = 0;
    std::uint64_t m_found = 0;
    std::vector<core::Event> m_events;
    std::vector<Solution> m_solutions;
};

} // namespace tests
