// SPDX-License-Identifier: MIT
//
// The knight's method `warnsdorff`: always jump to the free square with the fewest onward jumps (H. C. von
// Warnsdorff, Des Rösselsprunges einfachste und allgemeinste Lösung, 1823). If the rule alone fails, the end of
// the tour is changed by Pósa rotations, see WarnsdorffSearch. If these fail too, a constructed tour is used when
// only the start is on the board; otherwise, the search is exhaustive. No jump is refused.
#include "tours/knight/warnsdorff.h"

#include "tours/knight/construction.h"
#include "tours/knight/methods.h"
#include "tours/knight/pruned.h"
#include "tours/variables.h"

namespace tours::warnsdorff {

namespace {

/// The lines of the pseudocode, with the numbers of WarnsdorffLine.
constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT(
        "tours",
        "To the free square with the fewest onward jumps; in a tie, the farthest from the centre, then "
        "the first clockwise"),
    PUZZLE_TEXT("tours", "No square is left: a tour"),
    PUZZLE_TEXT("tours",
                "A dead end: choose a visited square a jump away, and take back all squares after it"),
    PUZZLE_TEXT("tours",
                "… and lay them again in reverse, so that the tour ends elsewhere; then follow the rule"),
    PUZZLE_TEXT("tours", "If reversing does not help: along a tour made of tiles, or column by column"),
    PUZZLE_TEXT("tours", "… or every jump, the fewest onward jumps first, until all are tried"),
};

template <typename Tracer>
void followConstruction(Walk<Tracer> &walk, const Knight &knight)
{
    const auto start = std::uint32_t(walk.here());
    const Cells tour = knight.isClosed() ? closedTour(knight.grid(), start) : openTour(knight.grid(), start);
    walk.at(int(WarnsdorffLine::AlongConstruction));
    for (std::size_t i = 1; i < tour.size(); ++i) {
        if (!walk.node())
            return;
        walk.push(int(tour[i]), int(JumpReason::Constructed));
    }
    if (knight.isComplete(walk.route()))
        walk.found();
}

template <typename Tracer>
core::Outcome search(Tracer &tracer, const Knight &knight, const core::Task &task)
{
    Walk<Tracer> walk(tracer, knight, task);
    WarnsdorffSearch<Tracer> byRule(walk, knight);
    if (byRule.run())
        return walk.outcome({});
    byRule.clear();
    if (walk.given() == 1 && knight.isPlain()) {
        followConstruction(walk, knight);
        return walk.outcome({});
    }
    return PrunedKnightSearch<Tracer>(tracer, knight, task, JumpOrder::FewestOnward,
                                      int(WarnsdorffLine::Exhaustive))
        .run();
}

core::Explanation unsuitable(const Knight &knight, const core::Position &, std::span<const core::Step>)
{
    if (knight.conditions().givesNumbers())
        return {PUZZLE_TEXT("tours", "The rule does not look ahead to given numbers.")};
    return {};
}

core::Outcome solve(const Knight &knight, const core::Task &task, core::SearchContext &context)
{
    if (core::Explanation why = unsuitable(knight, task.from, {}); !why.empty())
        return {core::Outcome::Stopped, {}, std::move(why), {}};
    core::Explanation none = whyNoTour(knight, knight.route(task.from));
    if (!none.empty())
        return {core::Outcome::Impossible, {}, std::move(none), {}};
    return core::watched(context, task,
                         [&]<typename Tracer>(Tracer &tracer) { return search(tracer, knight, task); });
}

bool isVisited(const Route &route, int cell)
{
    return std::find(route.begin(), route.end(), cell) != route.end();
}

/// Returns the number of free squares that can be reached from this one.
int onwardMoves(const Knight &knight, const Route &route, int cell)
{
    const JumpGraph::Neighbours targets = knight.graph().neighbours(cell);
    return int(
        std::count_if(targets.begin(), targets.end(), [&](int target) { return !isVisited(route, target); }));
}

/// Explains how the rule chooses this square, from the board alone; empty if the rule would not choose it.
core::Explanation explainRule(const Knight &knight, const Route &route, int there)
{
    const int onward = onwardMoves(knight, route, there);
    int others = 0;
    bool tied = false;
    bool isAsFar = false; // whether another square of the tie is as far from the centre
    bool isBefore = true; // the squares come clockwise
    for (const int cell : knight.graph().neighbours(route.back())) {
        isBefore = isBefore && cell != there;
        if (cell == there || isVisited(route, cell))
            continue;
        ++others;
        const int more = onwardMoves(knight, route, cell) - onward;
        const int farther = centreDistance(knight.grid(), cell) - centreDistance(knight.grid(), there);
        tied = tied || more == 0;
        isAsFar = isAsFar || (more == 0 && farther == 0);
        if (more < 0 || (more == 0 && (farther > 0 || (farther == 0 && isBefore))))
            return {};
    }
    const std::vector<core::Explanation::Argument> arguments = {static_cast<long long>(onward),
                                                                knight.square(there)};
    if (others == 0)
        return {PUZZLE_TEXT("tours", "%1 is the only possible jump."), {knight.square(there)}};
    if (isAsFar)
        return {PUZZLE_TEXT_N("tours",
                              "%1 has %n onward jump(s): no square has fewer, and of those as far from the "
                              "centre it is the first clockwise."),
                arguments};
    if (tied)
        return {PUZZLE_TEXT_N("tours",
                              "%1 has %n onward jump(s): no square has fewer, and in this tie none is "
                              "farther from the centre."),
                arguments};
    return {PUZZLE_TEXT_N("tours", "%1 has only %n onward jump(s); every other choice has more."), arguments};
}

core::Explanation explain(const Knight &knight, const core::Position &before, const core::Event &event)
{
    const Route route = knight.route(before);
    core::Explanation why = explainJump(knight, before, event);
    if (event.type != core::Event::Did || JumpReason(event.reason) != JumpReason::None)
        return why;
    core::Explanation rule = explainRule(knight, route, event.step.to.cell);
    if (rule.empty())
        return why;
    rule.marks = std::move(why.marks);
    return rule;
}

std::vector<core::Variable> variables(const Knight &knight, const core::Position &before,
                                      const core::Event &event)
{
    const WalkCall call(knight, before, event);
    std::vector<core::Variable> variables = squareVariables(knight, call);
    variables.push_back(core::variable(
        "onward", call.there ? std::optional(onwardMoves(knight, call.route, *call.there)) : std::nullopt));
    return variables;
}

/// Returns whether a step is the last jump of a tour. Whether that closes a closed tour is checked only after the
/// jump.
bool jumpsToEnd(const Knight &knight, const core::Position &before, const core::Step &step)
{
    const Route route = knight.route(before);
    return int(route.size()) + 1 == knight.squareCount() && !isVisited(route, step.to.cell) &&
           isJump(knight.grid(), route.back(), step.to.cell);
}

} // namespace

core::Solver solver()
{
    return {.id = "warnsdorff",
            .name = PUZZLE_TEXT("tours", "Warnsdorff’s rule"),
            .about = PUZZLE_TEXT(
                "tours",
                "Always goes to the square with the fewest onward jumps; in a tie, to the one farthest from "
                "the centre, and then to the first clockwise. It hardly ever fails, and when it does, "
                "reverses the end of the tour."),
            .goals = core::onlyFirst,
            .counts = PUZZLE_TEXT("tours", "Jumps"),
            .pseudocode = pseudocode,
            .unsuitable = core::callback<unsuitable>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>,
            .placesFirst = core::callback<jumpsToEnd>};
}

} // namespace tours::warnsdorff
