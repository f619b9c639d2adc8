// SPDX-License-Identifier: MIT
#include "taquin/methods.h"

#include "taquin/idastar.h"
#include "taquin/parity.h"

namespace taquin {

namespace {

constexpr std::uint64_t maxNodes = 1000000; // some 50 ms

/// Ends a watched search after its first events, and keeps the first of them.
class FirstEvent : public core::NullControl {
public:
    explicit FirstEvent(core::Cancellation &cancellation) : m_cancellation(cancellation) {}

    const std::optional<core::Event> &event() const { return m_event; }

    bool keepGoing(const core::Stats &stats) override { return m_cancellation.keepGoing(stats); }
    bool record(std::span<const core::Event> events) override
    {
        if (!m_event)
            m_event = events.front();
        return false;
    }

private:
    core::Cancellation &m_cancellation;
    std::optional<core::Event> m_event;
};

core::Hint ofShortestPath(const core::Path &path)
{
    const core::Step &step = path.front();
    return {{step},
            {PUZZLE_TEXT_N("taquin", "Shortest solution: %n move(s), starting with tile %1."),
             {static_cast<long long>(path.size()), static_cast<long long>(step.piece + 1)},
             {{step.from.cell, core::Role::Moving, {}}, {step.to.cell, core::Role::Target, {}}}}};
}

core::Hint ofRows(const Taquin &taquin, const core::Position &position, core::Control &control)
{
    const core::Solver method = rows();
    core::Task task;
    task.from = position;
    task.traced = true;
    FirstEvent first(control);
    method.solve(taquin, task, first);
    if (!first.event())
        return {};
    return {{first.event()->step}, method.explain(taquin, position, *first.event())};
}

} // namespace

core::Hint hint(const Taquin &taquin, const core::Position &position, core::Control &control)
{
    if (taquin.solved(position))
        return {{}, {PUZZLE_TEXT("taquin", "All tiles are in order.")}};
    if (!solvable(taquin, position))
        return {{}, explainParity(taquin, position)};
    core::BudgetControl limited(control, {.nodes = maxNodes});
    core::NullWatch watch(limited);
    const GridGraph graph(taquin.grid());
    const Board board(taquin.grid(), position);
    const core::Outcome shortest =
        IdaStar<core::NullWatch, LinearConflict>(watch, graph, board, LinearConflict(graph, board)).run();
    if (shortest.verdict == core::Outcome::Solved)
        return ofShortestPath(shortest.path);
    return ofRows(taquin, position, control);
}

} // namespace taquin
