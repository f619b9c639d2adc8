// SPDX-License-Identifier: MIT
#include "core/kind.h"

#include "core/notation.h"

#include <algorithm>

namespace core {

bool Solver::reaches(Goal goal) const
{
    return std::ranges::find(goals, goal) != goals.end();
}

bool Solver::divides(Goal goal) const
{
    return std::ranges::find(divisible, goal) != divisible.end();
}

Explanation Solver::whyCountIsUnwatchable(const Puzzle &puzzle) const
{
    if (unwatchableCount)
        return unwatchableCount(puzzle);
    return {PUZZLE_TEXT("core", "A count by the method “%1” has no steps to be shown."), {std::string(id)}};
}

std::vector<Variable> Solver::variablesAt(const Puzzle &puzzle, const Position &before,
                                          const Event &event) const
{
    return variables && event.line != 0 ? variables(puzzle, before, event) : std::vector<Variable>();
}

bool Kind::isCalled(std::string_view wanted) const
{
    return wanted == id || std::ranges::find(alsoCalled, wanted, [](const char *other) {
                               return std::string_view(other);
                           }) != alsoCalled.end();
}

const Solver *Kind::solver(std::string_view wanted) const
{
    const auto found =
        std::ranges::find_if(solvers, [&](const Solver &solver) { return solver.id == wanted; });
    return found == solvers.end() ? nullptr : &*found;
}

const Deal *Kind::deal(std::string_view wanted) const
{
    const auto found = std::ranges::find_if(deals, [&](const Deal &deal) { return deal.id == wanted; });
    return found == deals.end() ? nullptr : &*found;
}

std::span<const Notation> Kind::allNotations() const
{
    return notations ? notations() : std::span<const Notation>();
}

Outcome Kind::run(const Solver &solver, const Puzzle &puzzle, const Task &task, SearchContext &context) const
{
    Explanation unfit = solver.whyUnsuitable(puzzle, task.from, task.past);
    if (unfit.empty())
        return solver.solve(puzzle, task, context);
    Judgement judgement = judge(puzzle, task.from, context);
    if (judgement.verdict == Judgement::Unsolvable)
        return {Outcome::Impossible, {}, std::move(judgement.why), {}};
    return {Outcome::Stopped, {}, std::move(unfit), {}};
}

} // namespace core
