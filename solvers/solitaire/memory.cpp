// SPDX-License-Identifier: MIT
#include "solitaire/memory.h"

#include "solitaire/halves.h"
#include "solitaire/rounds.h"

namespace solitaire {

namespace {

constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max();
constexpr core::Goal goals[] = {core::Goal::First, core::Goal::All, core::Goal::Count};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("solitaire", "An order of directions is chosen, and a number of boards that it may take"),
    PUZZLE_TEXT("solitaire", "The next jump in this order is looked at"),
    PUZZLE_TEXT("solitaire", "… not if its board is remembered: nothing was found from there"),
    PUZZLE_TEXT("solitaire",
                "… not if the pegs would be worth less than the last hole: that worth never rises"),
    PUZZLE_TEXT("solitaire", "… not if so few pegs are left that all won boards are known, and this is none"),
    PUZZLE_TEXT("solitaire", "… not if it leaves the last peg in another hole than wanted"),
    PUZZLE_TEXT("solitaire", "… else the peg jumps, and the search goes on from there"),
    PUZZLE_TEXT("solitaire", "No jump is left: the board is remembered, and the last jump taken back"),
    PUZZLE_TEXT("solitaire",
                "So many boards were not enough: all is taken back, and the next order is tried"),
    PUZZLE_TEXT("solitaire", "One peg is left where it should be: a solution"),
};

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const Problem problem(asSolitaire(puzzle), task.from);
    if (auto answer = withoutSearch(problem, task, control))
        return *std::move(answer);
    if (task.goal == core::Goal::Count)
        return countGames(problem, control);
    return core::watched(control, task, [&]<typename Watch>(Watch &watch) {
        Rounds<Watch> rounds(watch, problem, task, endless);
        return task.goal == core::Goal::First ? rounds.first() : rounds.all();
    });
}

core::Text wordsOf(int reason)
{
    switch (reason) {
    case DeepReason::elsewhere:
        return PUZZLE_TEXT("solitaire", "That would leave the last peg in another hole than wanted.");
    case DeepReason::ending:
        return PUZZLE_TEXT("solitaire", "So few pegs are left after this jump that all won boards are known, "
                                        "and this is none of them.");
    default:
        return PUZZLE_TEXT("solitaire",
                           "The board after this jump has been seen before, and nothing was found from it.");
    }
}

core::Explanation explainRefused(const Shape &shape, Pegs pegs, const Jump &jump, int reason)
{
    if (reason >= DeepReason::poor) {
        const int end = (reason - DeepReason::poor) / 16;
        const auto number = std::size_t(reason - DeepReason::poor) % 16;
        if (end < shape.holes() && number < pagodas(shape, end).size())
            return explainWorth(shape, pagodas(shape, end)[number], pegs ^ jump.triple, end);
    }
    core::Explanation why{wordsOf(reason)};
    mark(why, shape, jump.from, core::Role::Moving);
    mark(why, shape, jump.to, core::Role::Culprit);
    return why;
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    const Shape &shape = asSolitaire(puzzle).shape();
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("solitaire", "One peg is left: this is a solution.")};
    if (event.type == core::Event::Refused) {
        const Jump *const jump = asSolitaire(puzzle).jump(event.step);
        return explainRefused(shape, asSolitaire(puzzle).pegs(before), jump ? *jump : shape.jumps().front(),
                              event.reason);
    }
    const Jump *const known = jumpOf(shape, event);
    if (!known)
        return jumpedOver(shape, event.step);
    const Jump &jump = *known;
    core::Explanation why;
    if (event.type == core::Event::Did) {
        why = {PUZZLE_TEXT("solitaire",
                           "The peg in row %1, column %2 jumps: this board has not been seen yet.")};
        name(why, shape, jump.from);
    } else if (event.line == int(DeepLine::GiveUp)) {
        why = {PUZZLE_TEXT("solitaire", "This order has had its number of boards: back to the beginning.")};
    } else {
        why = {PUZZLE_TEXT("solitaire",
                           "Nothing leads on from there: the board is remembered, and the jump taken back.")};
    }
    markJump(why, shape, jump);
    return why;
}

} // namespace

core::Outcome searchByMemory(const Problem &problem, const core::Position &from, core::Control &control,
                             std::uint64_t most, std::shared_ptr<const Endings> known)
{
    core::Task task;
    task.from = from;
    core::NullWatch blind(control);
    return Rounds<core::NullWatch>(blind, problem, task, most, std::move(known)).first();
}

core::Solver memory()
{
    return {
        .id = "memory",
        .name = PUZZLE_TEXT("solitaire", "Remembering dead boards"),
        .about = PUZZLE_TEXT(
            "solitaire",
            "Never searches a board twice, and tries other orders of directions when one takes "
            "too long; hard boards fill up to 400 MB of memory. Games are counted from both ends at once."),
        .goals = goals,
        .counts = PUZZLE_TEXT("solitaire", "Boards"),
        .pseudocode = pseudocode,
        .solve = solve,
        .explain = explain};
}

} // namespace solitaire
