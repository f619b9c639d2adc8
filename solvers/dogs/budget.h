// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"

#include <limits>

namespace dogs {

/// Ends a search after a number of nodes or solutions, if the world does not end it before. The solutions are
/// told to nobody.
class Budget : public core::Control {
public:
    /// The world may be null, and never ends anything then.
    Budget(core::Control *world, std::uint64_t nodes,
           std::uint64_t solutions = std::numeric_limits<std::uint64_t>::max())
        : m_world(world), m_nodes(nodes), m_solutions(solutions)
    {
    }

    bool worldGoesOn() const { return m_going; }

    bool keepGoing(const core::Stats &stats) override
    {
        m_going = m_going && (!m_world || m_world->keepGoing(stats));
        return m_going && stats.nodes < m_nodes && stats.solutions < m_solutions;
    }
    bool record(std::span<const core::Event> events) override
    {
        m_going = m_going && (!m_world || m_world->record(events));
        return m_going;
    }
    bool found(const core::Position &, std::span<const core::Step>) override { return true; }
    void parallel(int tasks, const std::function<void(int, core::Control &)> &work) override
    {
        for (int task = 0; task < tasks; ++task)
            work(task, *this);
    }

private:
    core::Control *m_world;
    std::uint64_t m_nodes;
    std::uint64_t m_solutions;
    bool m_going = true;
};

} // namespace dogs
