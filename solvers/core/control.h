// SPDX-License-Identifier: MIT
#pragma once

#include "core/search.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <optional>

namespace core {

/// Asked from time to time whether work goes on.
class Cancellation {
public:
    virtual ~Cancellation();

    /// Called every 1024 nodes. May wait. False means: come to an end.
    virtual bool keepGoing(const Stats &stats) = 0;
};

/// Takes what a search reports. Every answer of false means: come to an end.
class SearchListener {
public:
    virtual ~SearchListener();

    /// Takes a watched search's events, in batches and in order. May wait.
    virtual bool record(std::span<const Event> events) = 0;
    /// Where the search stands as it finds or shows something; comes just before `found` and `record`.
    virtual void reached(const Stats &) {}
    /// Takes a solution: the position, and the steps from Task::from to it. May wait.
    virtual bool found(const Position &position, std::span<const Step> steps) = 0;
};

class Control;

/// Runs the parts of a search, side by side where there are threads for it.
class Executor {
public:
    virtual ~Executor();

    /// How many tasks may run at the same time.
    virtual int threads() const { return 1; }

    /// Runs work(0 .. tasks - 1), perhaps at the same time, and returns when all are done. Each gets a
    /// control of its own, whose stats are added up.
    virtual void parallel(int tasks, const std::function<void(int, Control &)> &work) = 0;
};

/// Everything outside a search, as the search's thread sees it. A function that only needs one of the three
/// parts asks for that part.
class Control : public Cancellation, public SearchListener, public Executor {};

/// A control for work that nobody watches or stops: it drops what is reported, and runs tasks one after the
/// other. The other controls of this file change one thing about it each.
class NullControl : public Control {
public:
    bool keepGoing(const Stats &) override { return true; }
    bool record(std::span<const Event>) override { return keepGoing({}); }
    bool found(const Position &, std::span<const Step>) override { return keepGoing({}); }
    void parallel(int tasks, const std::function<void(int, Control &)> &work) override;
};

/// Ends the work once a flag is set, which any thread may do.
class CancelToken : public NullControl {
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

/// Ends a search when its budget is spent, or when `parent` ends it before. Events go on to `parent`;
/// solutions are counted by the search and dropped.
class BudgetControl : public NullControl {
public:
    using Clock = std::chrono::steady_clock;

    BudgetControl(Control &parent, const Budget &budget) : m_parent(parent), m_budget(budget) {}

    bool keepGoing(const Stats &stats) override;
    bool record(std::span<const Event> events) override;
    bool found(const Position &, std::span<const Step>) override { return true; }

    /// False once the parent has ended the search; true when only the budget can have.
    bool parentGoesOn() const { return m_parentGoesOn; }

private:
    Control &m_parent;
    const Budget m_budget;
    const Clock::time_point m_start = Clock::now();
    bool m_parentGoesOn = true;
};

} // namespace core
