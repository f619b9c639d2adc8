// SPDX-License-Identifier: MIT
#include "taquin/methods.h"

#include "taquin/deepening.h"
#include "taquin/parity.h"

namespace taquin {

namespace {

/// Ends a search after a number of nodes, and keeps its first event.
class Budget : public core::Control {
public:
    Budget(core::Control &control, std::uint64_t nodes) : m_control(control), m_nodes(nodes) {}

    const std::optional<core::Event> &first() const { return m_first; }

    bool keepGoing(const core::Stats &stats) override
    {
        return stats.nodes < m_nodes && m_control.keepGoing(stats);
    }
    bool record(std::span<const core::Event> events) override
    {
        if (!m_first)
            m_first = events.front();
        return false;
    }
    bool found(const core::Position &, std::span<const core::Step>) override { return true; }
    void parallel(int tasks, const std::function<void(int, core::Control &)> &work) override
    {
        for (int task = 0; task < tasks; ++task)
            work(task, *this);
    }

private:
    core::Control &m_control;
    std::uint64_t m_nodes;
    std::optional<core::Event> m_first;
};

constexpr std::uint64_t budget = 1000000; // some 50 ms

core::Hint ofShortestWay(const core::Path &way)
{
    const core::Step &step = way.front();
    return {{step},
            {PUZZLE_TEXT_N("taquin", "%n move(s) are enough, and none less; the first is tile %1's."),
             {static_cast<long long>(way.size()), static_cast<long long>(step.piece + 1)},
             {{step.from.cell, core::Role::Moving, {}}, {step.to.cell, core::Role::Target, {}}}}};
}

core::Hint ofRows(const Taquin &taquin, const core::Position &position, core::Control &control)
{
    const core::Solver method = rows();
    core::Task task;
    task.from = position;
    task.traced = true;
    Budget beginning(control, budget);
    method.solve(taquin, task, beginning);
    const std::optional<core::Event> &first = beginning.first();
    if (!first)
        return {};
    return {{first->step}, method.explain(taquin, position, *first)};
}

} // namespace

core::Hint hint(const Taquin &taquin, const core::Position &position, core::Control &control)
{
    if (taquin.solved(position))
        return {{}, {PUZZLE_TEXT("taquin", "All tiles are in order.")}};
    if (!solvable(taquin, position))
        return {{}, explainParity(taquin, position)};
    Budget limited(control, budget);
    core::NullWatch watch(limited);
    const core::Outcome shortest = Deepening<core::NullWatch>(watch, taquin.grid(), position).run();
    if (shortest.verdict == core::Outcome::Solved)
        return ofShortestWay(shortest.path);
    return ofRows(taquin, position, control);
}

} // namespace taquin
