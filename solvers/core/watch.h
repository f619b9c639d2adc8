// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"

namespace core {

/// The interface through which a search reports. A solver is a class template over its watch, so that its text
/// is written once:
///
///     if (!watch.node(depth)) return false;         // counts a node; false: end the search
///     if (!watch.goOn()) return false;              // the same in long work between two nodes
///     watch.at(3);                                  // the line of the pseudocode that runs now
///     watch.did([&] { return step; });              // a step that will be undone
///     watch.undid();                                // the latest such step is taken back
///     watch.undidForNext();                         // the same, within a move that the next step completes
///     watch.changed([&] { return step; });          // a step that is never undone
///     watch.refused(reason, [&] { return step; });  // a step that was tried and found wrong
///     watch.show([&] { return path; });             // best-first search: the state reached by this path
///     watch.found(position, steps);                 // a solution; false: end the search
///
/// A search whose tree can be cut into units (treecut.h) also calls enter and leave around each subtree.
///
/// A watched run and an unwatched one visit the same nodes. In NullWatch every function that only shows
/// something is empty, and the lambdas never run.
class Watch {
public:
    /// The number of nodes between two calls of Cancellation::keepGoing.
    static constexpr std::uint64_t period = 1024;

    explicit Watch(Control &control) : m_control(control) {}

    const Stats &stats() const { return m_stats; }
    Stats &stats() { return m_stats; }
    bool going() const { return m_going; }
    bool goOn() { return m_going = m_going && m_control.keepGoing(m_stats); }

protected:
    bool count(int depth, std::uint64_t nodes)
    {
        m_stats.depth = depth;
        if ((m_stats.nodes += nodes) % period < nodes)
            goOn();
        return m_going;
    }
    bool report(const Position &position, std::span<const Step> steps)
    {
        m_stats.addSolutions(1);
        m_control.reached(m_stats);
        m_going = m_control.found(position, steps) && m_going;
        return m_going;
    }

    Control &m_control;
    Stats m_stats;
    bool m_going = true;
};

/// A watch that shows nothing.
class SilentWatch : public Watch {
public:
    using Watch::Watch;
    static constexpr bool traces = false;

    void at(int) {}
    void did(auto &&, int = 0) {}
    void undid(int = 0) {}
    void undidForNext() {}
    void changed(auto &&, int = 0) {}
    void refused(int, auto &&) {}
    void show(auto &&) {}
};

/// The watch of a whole search that nobody looks at.
class NullWatch : public SilentWatch {
public:
    using SilentWatch::SilentWatch;
    static constexpr bool cuts = false;

    bool node(int depth, std::uint64_t nodes = 1) { return count(depth, nodes); }
    bool found(const Position &position, std::span<const Step> steps) { return report(position, steps); }
    static constexpr bool inHead() { return false; }
    static constexpr bool beginsUnit() { return false; }
    static constexpr bool counts() { return true; }
    NullWatch &belowRoot() { return *this; }
    bool enter() { return true; }
    void leave() {}
};

/// The watch of a search that is shown: keeps the steps that will be undone, and sends the events in batches.
class TraceWatch : public Watch {
public:
    static constexpr bool traces = true;
    static constexpr bool cuts = false;

    explicit TraceWatch(Control &control);

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
    void show(auto &&path) { switchToPath(path()); }
    bool found(const Position &position, std::span<const Step> steps);
    static constexpr bool inHead() { return false; }
    static constexpr bool beginsUnit() { return false; }
    static constexpr bool counts() { return true; }
    TraceWatch &belowRoot() { return *this; }
    bool enter() { return true; }
    void leave() {}
    /// Sends the events that have not been sent.
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
    Path m_taken; ///< the steps taken and not undone yet
    std::uint8_t m_line = 0;
};

/// Runs search(watch) with the watch that the task requires.
auto watched(Control &control, const Task &task, auto &&search)
{
    if (task.traced) {
        TraceWatch watch(control);
        auto outcome = search(watch);
        // This is not done in a destructor, because a listener may run out of memory.
        watch.flush();
        return outcome;
    }
    NullWatch watch(control);
    return search(watch);
}

} // namespace core
