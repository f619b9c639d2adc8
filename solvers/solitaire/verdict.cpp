// SPDX-License-Identifier: MIT
#include "solitaire/verdict.h"

#include "solitaire/atlas.h"
#include "solitaire/endingshelf.h"
#include "solitaire/memory.h"
#include "solitaire/pagoda.h"
#include "solitaire/troop.h"
#include "solitaire/words.h"

namespace solitaire {

namespace {

constexpr std::uint64_t quickSearch = 4000;   // boards; a millisecond or so
constexpr std::uint64_t longSearch = 4000000; // a second or two

/// Why no hole wanted can be reached by what the pegs are worth; empty when one might be.
core::Explanation tooPoor(const Problem &problem)
{
    core::Explanation why;
    for (int end = 0; end < problem.shape.holes(); ++end) {
        if ((problem.aims & bit(end)) == 0)
            continue;
        const std::vector<Pagoda> &worths = pagodas(problem.shape, end);
        const auto poor = std::ranges::find_if(
            worths, [&](const Pagoda &pagoda) { return pagoda.slack(problem.from) < 0; });
        if (poor == worths.end())
            return {};
        if (why.empty())
            why = explainWorth(problem.shape, *poor, problem.from, end);
    }
    return why;
}

core::Explanation solvedWords()
{
    return {PUZZLE_TEXT("solitaire", "One peg is left, where it should be.")};
}

core::Explanation lostWords()
{
    return {
        PUZZLE_TEXT("solitaire", "Whichever way the pegs jump on from here, more than one of them stays.")};
}

core::Judgement solvable(const Problem &problem)
{
    return {core::Judgement::Solvable,
            {PUZZLE_TEXT_N("solitaire", "A single peg can still be left, by %n more jump(s)."),
             {static_cast<long long>(problem.jumps())}}};
}

core::Judgement judged(const Problem &problem, core::Outcome outcome)
{
    if (outcome.verdict == core::Outcome::Solved)
        return solvable(problem);
    if (outcome.verdict == core::Outcome::Impossible)
        return {core::Judgement::Unsolvable, std::move(outcome.reason)};
    return {
        core::Judgement::Unknown,
        {PUZZLE_TEXT("solitaire", "No way to a single peg has been found, nor a proof that there is none.")}};
}

core::Hint toJump(const Problem &problem, const core::Position &position, const Jump &jump)
{
    const Jump *const one = &jump;
    core::Hint hint{pathOf(problem.shape, position, {&one, 1}),
                    {PUZZLE_TEXT_N("solitaire",
                                   "The peg in row %1, column %2 jumps; %n more jump(s) after it can leave a "
                                   "single peg."),
                     {static_cast<long long>(problem.jumps() - 1)}}};
    name(hint.why, problem.shape, jump.from);
    markJump(hint.why, problem.shape, jump);
    return hint;
}

core::Outcome searchLong(const Problem &problem, const core::Position &position, core::Control &control,
                         std::uint64_t most)
{
    std::shared_ptr<const Endings> known;
    if (&problem.shape == &englishShape())
        known = EndingShelf::english().of(problem, control);
    return searchByMemory(problem, position, control, most, std::move(known));
}

/// A jump to a board that the atlas knows to be won; null when it knows of none.
const Jump *jumpByAtlas(const Problem &problem, core::Control &control)
{
    for (const Jump &jump : problem.shape.jumps()) {
        if (jump.isLegal(problem.from) &&
            Atlas::english().isWinnable(problem.from ^ jump.triple, control).value_or(false))
            return &jump;
    }
    return nullptr;
}

} // namespace

core::Judgement judge(const core::Puzzle &puzzle, const core::Position &position, core::Control &control)
{
    const Problem problem(asSolitaire(puzzle), position);
    if (problem.isSolved())
        return {core::Judgement::Solved, solvedWords()};
    if (core::Explanation why = problem.obstacle(); !why.empty())
        return {core::Judgement::Unsolvable, std::move(why)};
    core::Outcome quick = searchByMemory(problem, position, control, quickSearch);
    if (quick.verdict != core::Outcome::Stopped)
        return judged(problem, std::move(quick));
    if (core::Explanation why = tooPoor(problem); !why.empty())
        return {core::Judgement::Unsolvable, std::move(why)};
    if (Atlas::covers(problem)) {
        if (const auto winnable = Atlas::english().isWinnable(problem.from, control))
            return *winnable ? solvable(problem) : core::Judgement{core::Judgement::Unsolvable, lostWords()};
    }
    return judged(problem, searchLong(problem, position, control, longSearch));
}

core::Hint hint(const core::Puzzle &puzzle, const core::Position &position, core::Control &control)
{
    const Problem problem(asSolitaire(puzzle), position);
    if (problem.isSolved())
        return {{}, solvedWords()};
    if (core::Explanation why = problem.obstacle(); !why.empty())
        return {{}, std::move(why)};
    core::Outcome found = searchByMemory(problem, position, control, quickSearch);
    if (found.verdict == core::Outcome::Stopped && Atlas::covers(problem)) {
        if (const Jump *const jump = jumpByAtlas(problem, control))
            return toJump(problem, position, *jump);
        if (Atlas::english().isWinnable(problem.from, control) == false)
            return {{}, lostWords()};
    }
    if (found.verdict == core::Outcome::Stopped)
        found = searchLong(problem, position, control, 5 * longSearch);
    if (found.verdict == core::Outcome::Solved)
        return toJump(problem, position, *asSolitaire(puzzle).jump(found.path.front()));
    return {{}, judged(problem, std::move(found)).why};
}

} // namespace solitaire
