// SPDX-License-Identifier: MIT
#include "solitaire/problem.h"

#include "core/tracer.h"
#include "solitaire/explanations.h"
#include "solitaire/proofs/positionclass.h"

namespace solitaire {

namespace {

/// The middle holes at the ends of the arms of Wiegleb's board. No game leads from one of them to itself. No
/// pagoda function and no short search shows this; a search over 1.1 billion positions did: all positions, up to
/// symmetry, after up to 21 of the 43 jumps, except those for which pagoda functions exclude every game up to its
/// last three jumps. The second half of a game, reversed, is a first half on the complements of its positions; and
/// no jump leads from a position after 21 jumps to the complement of another.
constexpr std::string_view lostOnWieglebsBoard[] = {"15", "51", "59", "95"};

/// Returns whether the position occurs in the game with only this hole empty at the start, before the first choice
/// between jumps.
bool isBeforeFirstChoice(const Board &board, int hole, Pegs pegs)
{
    for (Pegs forced = board.allHoles() & ~bit(hole); forced != pegs;) {
        const auto isLegal = [forced](const Jump &jump) { return jump.isLegal(forced); };
        if (std::ranges::count_if(board.jumps(), isLegal) != 1)
            return false;
        forced ^= std::ranges::find_if(board.jumps(), isLegal)->mask;
    }
    return true;
}

bool isKnownToBeLost(const Problem &problem)
{
    return std::string_view(problem.board.id()) == "wiegleb" &&
           std::ranges::any_of(lostOnWieglebsBoard, [&problem](std::string_view name) {
               const int hole = *problem.board.holeNamed(name);
               return problem.possibleEnds == bit(hole) &&
                      isBeforeFirstChoice(problem.board, hole, problem.from);
           });
}

core::Explanation explainKnownToBeLost(const Problem &problem)
{
    const int end = std::countr_zero(problem.possibleEnds);
    core::Explanation why{
        PUZZLE_TEXT("solitaire", "A last peg in row %1, column %2 is impossible. No short proof of it is "
                                 "known; an earlier search, which took a computer half an hour and went "
                                 "through more than a billion boards, found no game that ends there.")};
    addRowAndColumn(why, problem.board, end);
    markHole(why, problem.board, end, core::Role::Culprit);
    return why;
}

} // namespace

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
                {countPegs(from)}};
    if (isKnownToBeLost(*this))
        return explainKnownToBeLost(*this);
    return {};
}

std::optional<core::Outcome> answerWithoutSearch(const Problem &problem, const core::Task &task,
                                                 core::SearchContext &context)
{
    if (core::Explanation why = problem.impossibility(); !why.empty())
        return core::Outcome{core::Outcome::Impossible, {}, std::move(why), {}};
    if (!problem.isSolved())
        return std::nullopt;
    return core::watched(context, task, [&](auto &tracer) {
        tracer.found(task.from, {});
        return core::Outcome{core::Outcome::Solved, {}, {}, tracer.stats()};
    });
}

} // namespace solitaire
