// SPDX-License-Identifier: MIT
#include "solitaire/problem.h"

#include "core/watch.h"
#include "solitaire/classes.h"
#include "solitaire/words.h"

namespace solitaire {

Problem::Problem(const Solitaire &solitaire, const core::Position &position)
    : shape(solitaire.shape()), from(solitaire.pegs(position)), ends(solitaire.ends()),
      aims(ends & classRule(shape).lastHoles(from))
{
}

core::Explanation Problem::obstacle() const
{
    if (isSolved())
        return {};
    if (jumps() == 0) {
        core::Explanation why{PUZZLE_TEXT(
            "solitaire", "One peg is left, but not where it should be: no jump is possible any more.")};
        for (int hole = 0; hole < shape.holes(); ++hole) {
            if (from & bit(hole))
                mark(why, shape, hole, core::Role::Culprit);
            else if (ends & bit(hole))
                mark(why, shape, hole, core::Role::Target);
        }
        return why;
    }
    if (aims == 0)
        return explainClass(shape, from, ends);
    if (from == shape.all())
        return {PUZZLE_TEXT("solitaire", "Every hole has its peg: none can jump anywhere.")};
    if (!shape.canJump(from))
        return {PUZZLE_TEXT_N("solitaire", "%n peg(s) are left, and none of them can jump any more."),
                {static_cast<long long>(countPegs(from))}};
    return {};
}

std::optional<core::Outcome> withoutSearch(const Problem &problem, const core::Task &task,
                                           core::Control &control)
{
    if (core::Explanation why = problem.obstacle(); !why.empty())
        return core::Outcome{core::Outcome::Impossible, {}, std::move(why), {}};
    if (!problem.isSolved())
        return std::nullopt;
    return core::watched(control, task, [&](auto &watch) {
        watch.found(task.from, {});
        return core::Outcome{core::Outcome::Solved, {}, {}, watch.stats()};
    });
}

} // namespace solitaire
