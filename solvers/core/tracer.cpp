// SPDX-License-Identifier: MIT
#include "core/tracer.h"

#include <algorithm>

namespace core {

EventTracer::EventTracer(SearchContext &context) : Tracer(context)
{
    m_events.reserve(batch);
}

// A move that is taken back ends with the step that began it.
void EventTracer::undid(int reason)
{
    pop(m_taken.size() < 2 || m_taken[m_taken.size() - 2].closes, reason);
}

void EventTracer::undidForNext()
{
    pop(false, m_taken.back().closes ? Event::wholeMove : 0);
}

void EventTracer::pop(bool closes, int reason)
{
    Step step = m_taken.back();
    m_taken.pop_back();
    step.closes = closes;
    add({step, Event::Undid, m_line, std::uint16_t(reason)});
}

bool EventTracer::found(const Position &position, std::span<const Step> steps)
{
    add({{}, Event::Solution, m_line, 0});
    flush();
    return report(position, steps);
}

void EventTracer::push(const Step &step, int reason)
{
    m_taken.push_back(step);
    add({step, Event::Did, m_line, std::uint16_t(reason)});
}

void EventTracer::switchToPath(const Path &path)
{
    const auto [mine, theirs] = std::ranges::mismatch(m_taken, path);
    for (auto steps = m_taken.end() - mine; steps > 0; --steps)
        undid();
    for (auto step = theirs; step != path.end(); ++step)
        push(*step, 0);
}

// The statistics are sent first: `record` may block, and keepGoing, called every 1024 nodes, sends them rarely if
// nodes have many events.
void EventTracer::flush()
{
    if (!m_events.empty()) {
        m_context.reached(m_stats);
        m_going = m_context.record(m_events) && m_going;
    }
    m_events.clear();
}

} // namespace core
