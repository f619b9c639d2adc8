// SPDX-License-Identifier: MIT
#pragma once

#include "core/search.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <optional>

namespace core {

/// Decides whether work goes on; it is asked at intervals.
class Cancellation {
public:
    virtual ~Cancellation();

    /// Returns false if the search must end. It is called every 1024 nodes, and may block.
    virtual bool keepGoing(const Stats &stats) = 0;
};

/// Receives the reports of a search. A function that returns false ends the search.
class SearchListener {
public:
    virtual ~SearchListener();

    /// Receives the events of a watched search, in batches and in order. It may block.
    virtual bool record(std::span<const Event> events) = 0;
    /// Receives the statistics just before `found` and `record` are called.
    virtual void reached(const Stats &) {}
    /// Receives a solution: the position, and the steps from Task::from to it. It may block.
    virtual bool found(const Position &position, std::span<const Step> steps) = 0;
};

class SearchContext;

/// Runs the tasks of a search, in parallel if there are threads for it.
class Executor {
public:
    virtual ~Executor();

    /// Returns how many tasks can run at the same time.
    virtual int threads() const { return 1; }

    /// Runs work(0 .. tasks - 1), possibly at the same time, and returns when all are done. Each task gets its own
    /// context; the stats of all contexts are added up.
    virtual void parallel(int tasks, const std::function<void(int, SearchContext &)> &work) = 0;
};

/// Everything outside a search, as seen from the search's thread. A function that needs only one of the three
/// interfaces takes that one as its parameter.
class SearchContext : public Cancellation, public SearchListener, public Executor {};

/// A context for work that is neither watched nor cancelled: it drops reports, and runs tasks one after the other.
/// The other contexts in this file override one aspect of it.
class NullContext : public SearchContext {
public:
    bool keepGoing(const Stats &) override { return true; }
    bool record(std::span<const Event>) override { return keepGoing({}); }
    bool found(const Position &, std::span<const Step>) override { return keepGoing({}); }
    void parallel(int tasks, const std::function<void(int, SearchContext &)> &work) override;
};

/// Cancels work when a flag is set, which any thread may do.
class CancelToken : public NullContext {
public:
    explicit CancelToken(const std::atomic<bool> &cancelled) : m_cancelled(cancelled) {}

    bool keepGoing(const Stats &) override { return !m_cancelled; }

private:
    const std::atomic<bool> &m_cancelled;
};

/// The limits of a search.
struct Budget {
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t nodes = unlimited;
    std::uint64_t solutions = unlimited;
    std::optional<std::chrono::milliseconds> time = {};
};

/// Ends a search when its budget is spent, or when `parent` ends it. Events are forwarded to `parent`; solutions
/// are only counted by the search.
class BudgetContext : public NullContext {
public:
    using Clock = std::chrono::steady_clock;

    BudgetContext(SearchContext &parent, const Budget &budget) : m_parent(parent), m_budget(budget) {}

    bool keepGoing(const Stats &stats) override;
    bool record(std::span<const Event> events) override;
    bool found(const Position &, std::span<const Step>) override { return true; }

    /// Returns false once the parent has ended the search; true means that only the budget can have ended it.
    bool parentKeepsGoing() const { return m_parentKeepsGoing; }

private:
    SearchContext &m_parent;
    const Budget m_budget;
    const Clock::time_point m_start = Clock::now();
    bool m_parentKeepsGoing = true;
};

} // namespace core
