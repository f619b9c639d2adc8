// SPDX-License-Identifier: MIT
#pragma once

#include "core/search.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <optional>

namespace core {

/// Decides at intervals whether work goes on.
class Cancellation {
public:
    virtual ~Cancellation();

    /// Returns false if the search must end. Called every 1024 nodes; may block.
    virtual bool keepGoing(const Stats &stats) = 0;
};

/// Takes what a search reports. Each function that returns false thereby ends the search.
class SearchListener {
public:
    virtual ~SearchListener();

    /// Takes a watched search's events, in batches and in order. May block.
    virtual bool record(std::span<const Event> events) = 0;
    /// Takes the search's statistics as it finds or shows something; called just before `found` and `record`.
    virtual void reached(const Stats &) {}
    /// Takes a solution: the position, and the steps from Task::from to it. May block.
    virtual bool found(const Position &position, std::span<const Step> steps) = 0;
};

class SearchContext;

/// Runs the parts of a search, in parallel if there are threads for it.
class Executor {
public:
    virtual ~Executor();

    /// Returns how many tasks may run at the same time.
    virtual int threads() const { return 1; }

    /// Runs work(0 .. tasks - 1), perhaps at the same time, and returns when all are done. Each task gets a
    /// context of its own; the stats of all contexts are added up.
    virtual void parallel(int tasks, const std::function<void(int, SearchContext &)> &work) = 0;
};

/// Everything outside a search, as the search's thread sees it. A function that needs only one of the three
/// parts takes that part as its parameter.
class SearchContext : public Cancellation, public SearchListener, public Executor {};

/// A context for work that nobody watches or stops: it drops what is reported, and runs tasks one after the
/// other. Each of the other controls in this file overrides one aspect of it.
class NullContext : public SearchContext {
public:
    bool keepGoing(const Stats &) override { return true; }
    bool record(std::span<const Event>) override { return keepGoing({}); }
    bool found(const Position &, std::span<const Step>) override { return keepGoing({}); }
    void parallel(int tasks, const std::function<void(int, SearchContext &)> &work) override;
};

/// Ends the work once a flag is set, which any thread may do.
class CancelToken : public NullContext {
public:
    explicit CancelToken(const std::atomic<bool> &cancelled) : m_cancelled(cancelled) {}

    bool keepGoing(const Stats &) override { return !m_cancelled; }

private:
    const std::atomic<bool> &m_cancelled;
};

/// Limits on the work of a search.
struct Budget {
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t nodes = unlimited;
    std::uint64_t solutions = unlimited;
    std::optional<std::chrono::milliseconds> time = {};
};

/// Ends a search when its budget is spent, or earlier when `parent` ends it. Events are forwarded to `parent`;
/// solutions are counted by the search and dropped.
class BudgetContext : public NullContext {
public:
    using Clock = std::chrono::steady_clock;

    BudgetContext(SearchContext &parent, const Budget &budget) : m_parent(parent), m_budget(budget) {}

    bool keepGoing(const Stats &stats) override;
    bool record(std::span<const Event> events) override;
    bool found(const Position &, std::span<const Step>) override { return true; }

    /// Returns false once the parent has ended the search; true means that only the budget can have ended it.
    bool parentGoesOn() const { return m_parentGoesOn; }

private:
    SearchContext &m_parent;
    const Budget m_budget;
    const Clock::time_point m_start = Clock::now();
    bool m_parentGoesOn = true;
};

} // namespace core
