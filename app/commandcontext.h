// SPDX-License-Identifier: MIT
#pragma once

#include "core/parallel.h"
#include "core/searchcontext.h"

#include <atomic>
#include <chrono>
#include <limits>

namespace app {

/// The context of a search on the command line: the search ends when the time is up, when enough solutions
/// are found or when the user interrupts it.
class CommandContext : public core::SearchContext {
public:
    /// Receives a solution; returns false if the output cannot be written any more.
    using OnFound = std::function<bool(const core::Position &, std::span<const core::Step>)>;

    /// Receives the events of a watched search; returns false if the output cannot be written any more.
    using Show = std::function<bool(std::span<const core::Event>)>;

    /// The value of `limit` for an unlimited number of solutions.
    static constexpr auto boundless = std::numeric_limits<std::uint64_t>::max();
    /// The reason given when a search ends because there are more solutions than the limit.
    static constexpr core::Text tooMany =
        PUZZLE_TEXT("commandline", "there are more solutions than asked for");

    /// Starts the clock; the time limit may be of any length. Solution number `limit` + 1 ends the search and is not
    /// passed on: it shows, for every method, that there are more solutions than `limit`.
    CommandContext(const std::atomic<bool> &interrupted, std::optional<double> seconds, std::uint64_t limit,
                   OnFound onFound);

    void watch(Show show) { m_show = std::move(show); }
    /// Sets a function that is called during the search, at most twenty times a second.
    void callPeriodically(std::function<void()> call) { m_periodicCall = std::move(call); }

    bool keepGoing(const core::Stats &stats) override;
    bool record(std::span<const core::Event> events) override;
    bool found(const core::Position &position, std::span<const core::Step> steps) override;
    /// Returns the number of threads: all processors, unless another number is set.
    int threads() const override { return m_threads; }
    void setThreads(int threads) { m_threads = threads; }
    void parallel(int tasks, const std::function<void(int, core::SearchContext &)> &work) override;

    const core::Stats &stats() const { return m_stats; }  ///< the latest statistics reported
    std::uint64_t passedOn() const { return m_passedOn; } ///< the number of solutions passed on
    /// Returns the seconds since this context was created.
    double seconds() const { return std::chrono::duration<double>(Clock::now() - m_begin).count(); }
    /// Returns why this context ended the search; empty if it did not.
    const core::Explanation &reason() const { return m_reason; }

private:
    using Clock = std::chrono::steady_clock;

    static constexpr std::uint64_t solutionsPerLook = 16; ///< the solutions between two readings of the clock

    bool end(core::Text why);
    bool shouldContinue();

    const std::atomic<bool> &m_interrupted;
    const std::optional<double> m_limitSeconds;
    const std::uint64_t m_limit;
    const OnFound m_onFound;
    int m_threads = core::processors();
    Show m_show;
    std::function<void()> m_periodicCall;
    Clock::time_point m_lastCall;
    const Clock::time_point m_begin = Clock::now();
    core::Stats m_stats;
    std::uint64_t m_passedOn = 0;
    core::Explanation m_reason;
};

} // namespace app
