// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"

namespace core {

/// The interface through which a search reports. A solver is a class template over its tracer, so that its text
/// is written once:
///
///     if (!tracer.node(depth)) return false;         // counts a node; false: end the search
///     if (!tracer.keepGoing()) return false;         // the same in long work between two nodes
///     tracer.at(3);                                  // the line of the pseudocode that runs now
///     tracer.did([&] { return step; });              // a step that will be undone
///     tracer.undid();                                // the latest such step is taken back
///     tracer.undidForNext();                         // the same, within a move that the next step completes
///     tracer.changed([&] { return step; });          // a step that is never undone
///     tracer.refused(reason, [&] { return step; });  // a step that was tried and found wrong
///     tracer.remarked(reason, [&] { return step; }); // nothing moves, but there is something to look at
///     tracer.show([&] { return path; });             // best-first search: the state reached by this path
///     tracer.found(position, steps);                 // a solution; false: end the search
///
/// A search whose tree can be cut into units (treecut.h) also calls enter and leave around each subtree.
///
/// A watched run and an unwatched one visit the same nodes. In NullTracer every function that only shows
/// something is empty, and the lambdas never run.
class Tracer {
public:
    /// The number of nodes between two calls of Cancellation::keepGoing.
    static constexpr std::uint64_t period = 1024;

    explicit Tracer(SearchContext &context) : m_context(context) {}

    const Stats &stats() const { return m_stats; }
    Stats &stats() { return m_stats; }
    bool going() const { return m_going; }
    bool keepGoing() { return m_going = m_going && m_context.keepGoing(m_stats); }

protected:
    // Inlined by order: where several methods are one unit, GCC calls it instead, a tenth slower in small searches.
    [[gnu::always_inline]] bool count(int depth, std::uint64_t nodes)
    {
        m_stats.depth = depth;
        if ((m_stats.nodes += nodes) % period < nodes)
            keepGoing();
        return m_going;
    }
    bool report(const Position &position, std::span<const Step> steps)
    {
        m_stats.addSolutions(1);
        m_context.reached(m_stats);
        m_going = m_context.found(position, steps) && m_going;
        return m_going;
    }

    SearchContext &m_context;
    Stats m_stats;
    bool m_going = true;
};

/// A tracer that shows nothing.
class SilentTracer : public Tracer {
public:
    using Tracer::Tracer;
    static constexpr bool traces = false;

    void at(int) {}
    void did(auto &&, int = 0) {}
    void undid(int = 0) {}
    void undidForNext() {}
    void changed(auto &&, int = 0) {}
    void refused(int, auto &&) {}
    void remarked(int, auto &&) {}
    void show(auto &&) {}
};

/// The tracer of a whole search that is not watched.
class NullTracer : public SilentTracer {
public:
    using SilentTracer::SilentTracer;
    static constexpr bool cuts = false;

    bool node(int depth, std::uint64_t nodes = 1) { return count(depth, nodes); }
    bool found(const Position &position, std::span<const Step> steps) { return report(position, steps); }
    static constexpr bool inHead() { return false; }
    static constexpr bool beginsUnit() { return false; }
    static constexpr bool counts() { return true; }
    NullTracer &belowRoot() { return *this; }
    bool enter() { return true; }
    void leave() {}
};

/// The tracer of a watched search: keeps the steps that will be undone, and sends the events in batches.
class EventTracer : public Tracer {
public:
    static constexpr bool traces = true;
    static constexpr bool cuts = false;

    explicit EventTracer(SearchContext &context);

    bool node(int depth, std::uint64_t nodes = 1)
    {
        if ((m_stats.nodes + nodes) % period < nodes)
            flush();
        return count(depth, nodes);
    }
    void at(int line) { m_line = std::uint8_t(line); }
    void did(auto &&step, int reason = 0) { push(step(), reason); }
    void undid(int reason = 0);
    void undidForNext();
    void changed(auto &&step, int reason = 0) { add({step(), Event::Did, m_line, std::uint16_t(reason)}); }
    void refused(int reason, auto &&step) { add({step(), Event::Refused, m_line, std::uint16_t(reason)}); }
    void remarked(int reason, auto &&step) { add({step(), Event::Remark, m_line, std::uint16_t(reason)}); }
    void show(auto &&path) { switchToPath(path()); }
    bool found(const Position &position, std::span<const Step> steps);
    static constexpr bool inHead() { return false; }
    static constexpr bool beginsUnit() { return false; }
    static constexpr bool counts() { return true; }
    EventTracer &belowRoot() { return *this; }
    bool enter() { return true; }
    void leave() {}
    /// Sends the pending events.
    void flush();

private:
    static constexpr std::size_t batch = 1024;

    void add(const Event &event)
    {
        m_events.push_back(event);
        if (m_events.size() == batch)
            flush();
    }
    void push(const Step &step, int reason);
    void pop(bool closes, int reason);
    void switchToPath(const Path &path);

    std::vector<Event> m_events;
    Path m_taken; ///< the steps taken and not undone
    std::uint8_t m_line = 0;
};

/// Runs search(tracer) with the tracer that the task requires.
auto watched(SearchContext &context, const Task &task, auto &&search)
{
    if (task.traced) {
        EventTracer tracer(context);
        auto outcome = search(tracer);
        // This is not done in a destructor, since a listener may throw std::bad_alloc.
        tracer.flush();
        return outcome;
    }
    NullTracer tracer(context);
    return search(tracer);
}

/// Runs a search that is a class template over its tracer, constructed with the tracer and these arguments.
template <template <typename> class Search>
Outcome runSearch(SearchContext &context, const Task &task, const auto &...arguments)
{
    return watched(context, task, [&]<typename Tracer>(Tracer &tracer) {
        return Search<Tracer>(tracer, arguments...).run();
    });
}

} // namespace core
