// SPDX-License-Identifier: MIT
#include "solitaire/sweeps.h"

#include "solitaire/fewest.h"
#include "solitaire/halves.h"
#include "solitaire/teller.h"
#include "solitaire/words.h"

namespace solitaire {

namespace {

enum Line { Down = 1, Meet, Count, Begin, GoOn, Done };

constexpr core::Goal goals[] = {core::Goal::First};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT(
        "solitaire",
        "All boards are made that the start leads to, down to half way, and all that lead to the end"),
    PUZZLE_TEXT("solitaire",
                "Where a jump leads from one half into the other, a game goes through both boards"),
    PUZZLE_TEXT(
        "solitaire",
        "For each board of a game, the fewest pegs first: one sweep, and the fewest from where it leads"),
    PUZZLE_TEXT("solitaire", "From the start on, a peg sweeps to a board with one less"),
    PUZZLE_TEXT("solitaire", "… the same peg jumps on: that does not count anew"),
    PUZZLE_TEXT("solitaire", "One peg is left: no game has fewer sweeps"),
};

/// Shows the way that was worked out: all that there is to see of this method.
template <typename Watch>
core::Outcome show(Watch &watch, const Problem &problem, const core::Task &task,
                   const std::vector<const Jump *> &way)
{
    Teller<Watch> teller(watch, problem.shape, task.from);
    const Jump *before = nullptr;
    for (const Jump *const jump : way) {
        teller.did(*jump, before && before->to == jump->from ? GoOn : Begin);
        before = jump;
    }
    core::Path path = pathOf(problem.shape, task.from, way);
    watch.at(Done);
    watch.found(core::after(task.from, path), path);
    return {core::Outcome::Solved, std::move(path), {}, watch.stats()};
}

/// The jumps that the work begins with: a viewer who has left is known of by them.
template <typename Watch>
void showFirst(Watch &watch, const Problem &problem, const core::Task &task)
{
    Teller<Watch> teller(watch, problem.shape, task.from);
    for (const Jump &jump : problem.shape.jumps()) {
        if (!jump.isLegal(problem.from))
            continue;
        teller.did(jump, Down);
        teller.undid(jump, Down);
    }
}

template <typename Key, typename Watch>
core::Outcome workOut(Watch &watch, const Problem &problem, const core::Task &task)
{
    showFirst(watch, problem, task);
    using Half = Reach<Key>;
    Crossing<Key> crossing(problem, Half::Kept::Links);
    const typename Half::End end = crossing.build(watch, roomForHalves);
    if (end != Half::End::Done)
        return unfinished(end == Half::End::Full, watch.stats());
    if (!crossing.markWinnable(watch))
        return unfinished(false, watch.stats());
    crossing.dropLinks();
    Fewest<Key> fewest(problem, crossing);
    if (!fewest.work(watch))
        return unfinished(false, watch.stats());
    if (fewest.sweeps(problem.from) == Fewest<Key>::lost)
        return {core::Outcome::Impossible,
                {},
                neverMeet(crossing.near().total() + crossing.far().total()),
                watch.stats()};
    return show(watch, problem, task, fewest.way(problem.from));
}

/// A game of one jump is a sweep.
template <typename Watch>
core::Outcome lastJump(Watch &watch, const Problem &problem, const core::Task &task)
{
    watch.node(0);
    for (const Jump &jump : problem.shape.jumps()) {
        if (jump.isLegal(problem.from) && (problem.ends & bit(jump.to)))
            return show(watch, problem, task, {&jump});
    }
    return {core::Outcome::Impossible, {}, neverMeet(1), watch.stats()};
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const Problem problem(asSolitaire(puzzle), task.from);
    if (auto answer = withoutSearch(problem, task, control))
        return *std::move(answer);
    return core::watched(control, task, [&](auto &watch) {
        if (problem.jumps() == 1)
            return lastJump(watch, problem, task);
        return &problem.shape == &englishShape() ? workOut<std::uint32_t>(watch, problem, task)
                                                 : workOut<std::uint64_t>(watch, problem, task);
    });
}

core::Text wordsOf(int line)
{
    switch (line) {
    case Down:
        return PUZZLE_TEXT("solitaire",
                           "All boards are made that a jump of the peg in row %1, column %2 leads to, "
                           "now and further on.");
    case GoOn:
        return PUZZLE_TEXT("solitaire",
                           "The same peg jumps on from row %1, column %2: it is still the same sweep.");
    default:
        return PUZZLE_TEXT("solitaire",
                           "A sweep begins with the peg in row %1, column %2: it leads to a board that needs "
                           "one sweep less.");
    }
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &, const core::Event &event)
{
    const Shape &shape = asSolitaire(puzzle).shape();
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("solitaire", "One peg is left, and no game from here has fewer sweeps.")};
    const Jump *const known = jumpOf(shape, event);
    if (!known)
        return jumpedOver(shape, event.step);
    const Jump &jump = *known;
    core::Explanation why{wordsOf(event.line)};
    name(why, shape, jump.from);
    markJump(why, shape, jump);
    return why;
}

} // namespace

core::Solver sweeps()
{
    return {.id = "sweeps",
            .name = PUZZLE_TEXT("solitaire", "Fewest sweeps"),
            .about = PUZZLE_TEXT(
                "solitaire",
                "Finds a game in which the fewest pegs take turns: 18 from the middle to the middle of "
                "the English board. There is little to watch before it is done. It takes some 100 MB "
                "of memory there, and up to 650 MB elsewhere."),
            .goals = goals,
            .counts = PUZZLE_TEXT("solitaire", "Boards"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explain};
}

} // namespace solitaire
