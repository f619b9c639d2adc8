// SPDX-License-Identifier: MIT
#include "core/watch.h"

#include <algorithm>

namespace core {

TraceWatch::TraceWatch(Control &control) : Watch(control)
{
    m_events.reserve(batch);
}

// When going back, a move ends with the step that began it.
void TraceWatch::undid(int reason)
{
    pop(m_taken.size() < 2 || m_taken[m_taken.size() - 2].closes, reason);
}

void TraceWatch::undidForNext()
{
    pop(false, m_taken.back().closes ? Event::wholeMove : 0);
}

void TraceWatch::pop(bool closes, int reason)
{
    Step step = m_taken.back();
    m_taken.pop_back();
    step.closes = closes;
    add({step, Event::Undid, m_line, std::uint16_t(reason)});
}

bool TraceWatch::found(const Position &position, std::span<const Step> steps)
{
    add({{}, Event::Solution, m_line, 0});
    flush();
    return report(position, steps);
}

void TraceWatch::push(const Step &step, int reason)
{
    m_taken.push_back(step);
    add({step, Event::Did, m_line, std::uint16_t(reason)});
}

void TraceWatch::switchToPath(const Path &path)
{
    const auto [mine, theirs] = std::ranges::mismatch(m_taken, path);
    for (auto steps = m_taken.end() - mine; steps > 0; --steps)
        undid();
    for (auto step = theirs; step != path.end(); ++step)
        push(*step, 0);
}

// The statistics are sent first: `record` may block, and if nodes have many events, the first 1024 nodes take
// long.
void TraceWatch::flush()
{
    if (!m_events.empty()) {
        m_control.reached(m_stats);
        m_going = m_control.record(m_events) && m_going;
    }
    m_events.clear();
}

} // namespace core
