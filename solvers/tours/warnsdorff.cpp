// SPDX-License-Identifier: MIT
#include "tours/warnsdorff.h"

#include "tours/existence.h"
#include "tours/prunedsearch.h"
#include "tours/rulesearch.h"
#include "tours/wholetour.h"

#include <algorithm>

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::First};

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("tours",
                "To the free square with the fewest ways on; among equals, the farthest from the centre"),
    PUZZLE_TEXT("tours", "No square is left: a tour"),
    PUZZLE_TEXT("tours", "A dead end: a visited square a jump away is chosen, and all behind it taken back"),
    PUZZLE_TEXT("tours",
                "… and laid in the other direction, so that the tour ends elsewhere; then on by the rule"),
    PUZZLE_TEXT("tours", "When turning does not help: along a tour made of tiles, or column by column"),
    PUZZLE_TEXT("tours", "… or every way, those with the fewest ways on first, until all are tried"),
};
constexpr int alongTour = 5;
constexpr int everyWay = 6;

template <typename Watch>
void followWhole(Walk<Watch> &walk, const Knight &knight)
{
    const auto start = std::uint32_t(walk.here());
    const Cells tour = knight.isClosed() ? closedTour(knight.grid(), start) : openTour(knight.grid(), start);
    walk.at(alongTour);
    for (std::size_t i = 1; i < tour.size(); ++i) {
        if (!walk.node())
            return;
        walk.go(int(tour[i]), int(Why::Known));
    }
    if (knight.isComplete(walk.route()))
        walk.found();
}

template <typename Watch>
core::Outcome search(Watch &watch, const Knight &knight, const core::Task &task)
{
    Walk<Watch> walk(watch, knight, task);
    RuleSearch<Watch> byRule(walk, knight);
    if (byRule.run())
        return walk.outcome({});
    byRule.clear();
    if (walk.kept() == 1) {
        followWhole(walk, knight);
        return walk.outcome({});
    }
    return PrunedSearch<Watch>(watch, knight, task, PrunedOrder::FewestWays, everyWay).run({});
}

/// How many free squares can be reached from this one.
int waysOn(const Knight &knight, const Route &route, int cell)
{
    const JumpLists::List list = knight.jumpLists().from(cell);
    return int(std::count_if(list.begin(), list.end(), [&](int target) {
        return std::find(route.begin(), route.end(), target) == route.end();
    }));
}

/// What the rule says of going there, told from the board alone; nothing when it would not go there.
core::Explanation explainRule(const Knight &knight, const Route &route, int there)
{
    const int ways = waysOn(knight, route, there);
    int others = 0;
    bool tied = false;
    for (const int cell : knight.jumpLists().from(route.back())) {
        if (cell == there || std::find(route.begin(), route.end(), cell) != route.end())
            continue;
        ++others;
        const int more = waysOn(knight, route, cell) - ways;
        tied = tied || more == 0;
        if (more < 0 || (more == 0 && fromCentre(knight.grid(), cell) > fromCentre(knight.grid(), there)))
            return {};
    }
    const std::vector<core::Explanation::Argument> names = {static_cast<long long>(ways), knight.name(there)};
    if (others == 0)
        return {PUZZLE_TEXT("tours", "There is no other way than to %1."), {knight.name(there)}};
    if (tied)
        return {PUZZLE_TEXT_N("tours",
                              "From %1 %n way(s) lead on: no square has fewer, and of those with as few %1 "
                              "is the farthest from the centre."),
                names};
    return {PUZZLE_TEXT_N("tours", "From %1 %n way(s) lead on: from all others more."), names};
}

core::Explanation explain(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event)
{
    const Knight &knight = asKnight(puzzle);
    const Route route = knight.route(before);
    core::Explanation why = explainJump(puzzle, before, event);
    if (event.type != core::Event::Did || Why(event.reason) != Why::None)
        return why;
    core::Explanation rule = explainRule(knight, route, event.step.to.cell);
    if (rule.empty())
        return why;
    rule.marks = std::move(why.marks);
    return rule;
}

core::Outcome solve(const core::Puzzle &puzzle, const core::Task &task, core::Control &control)
{
    const Knight &knight = asKnight(puzzle);
    const int start = knight.route(task.from).front();
    core::Explanation none = whyNoTour(knight.grid(), start, knight.isClosed());
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    return core::watched(control, task,
                         [&]<typename Watch>(Watch &watch) { return search(watch, knight, task); });
}

} // namespace

core::Solver warnsdorff()
{
    return {.id = "warnsdorff",
            .name = PUZZLE_TEXT("tours", "Warnsdorff’s rule"),
            .about =
                PUZZLE_TEXT("tours", "Always to the square with the fewest ways on: hardly ever fails, and "
                                     "then turns the tour’s end round."),
            .goals = goals,
            .counts = PUZZLE_TEXT("tours", "Jumps"),
            .pseudocode = pseudocode,
            .solve = solve,
            .explain = explain};
}

} // namespace tours
