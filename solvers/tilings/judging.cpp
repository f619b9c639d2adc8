// SPDX-License-Identifier: MIT
#include "tilings/judging.h"

#include "tilings/arguments.h"
#include "tilings/coversearch.h"
#include "tilings/coverwords.h"
#include "tilings/stepwords.h"

namespace tilings {

namespace {

constexpr std::uint64_t budget = 200000; // ways tried, less than a second

/// The world of a search that ends after a number of nodes.
class Limited : public core::Control {
public:
    explicit Limited(core::Control &control) : m_control(control) {}

    bool keepGoing(const core::Stats &stats) override
    {
        return stats.nodes < budget && m_control.keepGoing(stats);
    }
    bool record(std::span<const core::Event>) override { return true; }
    bool found(const core::Position &, std::span<const core::Step>) override { return true; }
    void parallel(int tasks, const std::function<void(int, core::Control &)> &work) override
    {
        for (int task = 0; task < tasks; ++task)
            work(task, *this);
    }

private:
    core::Control &m_control;
};

core::Outcome search(const Tilings &tilings, const core::Position &position, core::Control &control)
{
    if (core::Explanation why = impossible(tilings, position); !why.empty())
        return {core::Outcome::Impossible, {}, std::move(why), {}};
    core::Task task;
    task.from = position;
    Limited limited(control);
    core::NullWatch watch(limited);
    CoverSearch<core::NullWatch> cover(watch, tilings, task, Matrix(tilings, position));
    if (!cover.run(undivided(tilings, position)))
        return {watch.stats().solutions > 0 ? core::Outcome::Solved : core::Outcome::Stopped,
                cover.first(),
                {},
                {}};
    return {core::Outcome::Impossible,
            {},
            {PUZZLE_TEXT("tilings", "All ways to lay the pieces left were tried: none covers the board.")},
            {}};
}

/// The first piece without which the others can be laid.
core::Hint takeOneUp(const Tilings &tilings, const core::Position &position, core::Control &control)
{
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (!position[piece].onBoard() || !control.keepGoing({}))
            continue;
        const core::Step step{std::int16_t(piece), position[piece], {}};
        if (search(tilings, core::after(position, {&step, 1}), control).verdict == core::Outcome::Solved)
            return {{step},
                    StepWords(tilings, position, step)
                        .marked({PUZZLE_TEXT("tilings",
                                             "As piece %1 lies, there is no solution; without it there is."),
                                 {std::string(1, tilings.letter(int(piece)))}})};
    }
    return {};
}

} // namespace

core::Judgement judge(const Tilings &tilings, const core::Position &position, core::Control &control)
{
    if (tilings.solved(position))
        return {core::Judgement::Solved, explainSolution()};
    core::Outcome outcome = search(tilings, position, control);
    switch (outcome.verdict) {
    case core::Outcome::Solved:
        return {core::Judgement::Solvable,
                {PUZZLE_TEXT("tilings", "The pieces left can cover the empty cells.")}};
    case core::Outcome::Impossible:
        return {core::Judgement::Unsolvable, std::move(outcome.reason)};
    case core::Outcome::Stopped:
        break;
    }
    return {core::Judgement::Unknown,
            {PUZZLE_TEXT("tilings", "A short search found neither a solution nor that there is none.")}};
}

core::Hint hint(const Tilings &tilings, const core::Position &position, core::Control &control)
{
    if (tilings.solved(position))
        return {{}, explainSolution()};
    core::Outcome outcome = search(tilings, position, control);
    if (outcome.verdict == core::Outcome::Solved) {
        const core::Step step = outcome.path.front();
        return {{step}, explainNarrowest(tilings, position, step)};
    }
    if (outcome.verdict == core::Outcome::Stopped)
        return {{},
                {PUZZLE_TEXT("tilings", "A short search found neither a solution nor that there is none.")}};
    core::Hint back = takeOneUp(tilings, position, control);
    return back.path.empty() ? core::Hint{{}, std::move(outcome.reason)} : back;
}

} // namespace tilings
