// SPDX-License-Identifier: MIT
#include "tours/warnsdorff.h"

#include "tours/existence.h"
#include "tours/prunedsearch.h"
#include "tours/rulesearch.h"
#include "tours/wholetour.h"

namespace tours {

namespace {

constexpr core::Goal goals[] = {core::Goal::First};

constexpr core::Text listing[] = {
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
            .listing = listing,
            .solve = solve,
            .explain = explainJump};
}

} // namespace tours
