// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"

namespace tours {

/// Ends a search after a number of nodes, or when the world says so.
class Budget : public core::Control {
public:
    Budget(core::Control &world, std::uint64_t nodes) : m_world(world), m_nodes(nodes) {}

    bool keepGoing(const core::Stats &stats) override
    {
        return stats.nodes < m_nodes && m_world.keepGoing(stats);
    }
    bool record(std::span<const core::Event>) override { return true; }
    bool found(const core::Position &, std::span<const core::Step>) override { return true; }
    void parallel(int tasks, const std::function<void(int, core::Control &)> &work) override
    {
        for (int task = 0; task < tasks; ++task)
            work(task, *this);
    }

private:
    core::Control &m_world;
    std::uint64_t m_nodes;
};

} // namespace tours
