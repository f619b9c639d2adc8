// SPDX-License-Identifier: MIT
#include "solitaire/problem.h"

#include "core/watch.h"
#include "solitaire/explanations.h"
#include "solitaire/positionclass.h"

namespace solitaire {

Problem::Problem(const Solitaire &solitaire, const core::Position &position)
    : board(solitaire.board()), from(solitaire.pegs(position)), ends(solitaire.ends()),
      possibleEnds(ends & positionClass(board).possibleEnds(from))
{
}

core::Explanation Problem::impossibility() const
{
    if (isSolved())
        return {};
    if (jumps() == 0) {
        core::Explanation why{PUZZLE_TEXT(
            "solitaire", "One peg is left, but in the wrong hole: no jump is possible any more.")};
        for (int hole = 0; hole < board.holes(); ++hole) {
            if (from & bit(hole))
                markHole(why, board, hole, core::Role::Culprit);
            else if (ends & bit(hole))
                markHole(why, board, hole, core::Role::Target);
        }
        return why;
    }
    if (possibleEnds == 0)
        return explainPositionClass(board, from, ends);
    if (from == board.allHoles())
        return {PUZZLE_TEXT("solitaire", "Every hole has a peg: none can jump.")};
    if (!board.canJump(from))
        return {PUZZLE_TEXT_N("solitaire", "%n peg(s) are left, and none can jump any more."),
                {static_cast<long long>(countPegs(from))}};
    return {};
}

std::optional<core::Outcome> answerWithoutSearch(const Problem &problem, const core::Task &task,
                                                 core::Control &control)
{
    if (core::Explanation why = problem.impossibility(); !why.empty())
        return core::Outcome{core::Outcome::Impossible, {}, std::move(why), {}};
    if (!problem.isSolved())
        return std::nullopt;
    return core::watched(control, task, [&](auto &watch) {
        watch.found(task.from, {});
        return core::Outcome{core::Outcome::Solved, {}, {}, watch.stats()};
    });
}

} // namespace solitaire
