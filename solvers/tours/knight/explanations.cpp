// SPDX-License-Identifier: MIT
#include "tours/knight/explanations.h"

#include "tours/knight/numberdomains.h"
#include "tours/knight/unvisitedgraph.h"
#include "tours/variables.h"

namespace tours {

using core::Role;

namespace {

/// Returns the free squares of at most this degree.
std::vector<int> squaresUpToDegree(const Knight &knight, const UnvisitedGraph &unvisited, int degree)
{
    std::vector<int> squares;
    for (int cell = 0; cell < knight.grid().size(); ++cell) {
        if (unvisited.isFree(cell) && unvisited.degree(cell) <= degree)
            squares.push_back(cell);
    }
    return squares;
}

core::Explanation explainLowDegree(const Knight &knight, const UnvisitedGraph &unvisited, const Route &route)
{
    const std::vector<int> isolated = squaresUpToDegree(knight, unvisited, 0);
    const int culprit = isolated.empty() ? squaresUpToDegree(knight, unvisited, 1).front() : isolated.front();
    return {isolated.empty()
                ? PUZZLE_TEXT("tours",
                              "With the knight on %1, only one way is left to %2: a closed tour needs one in "
                              "and one out.")
                : PUZZLE_TEXT("tours",
                              "With the knight on %1, %2 cannot be reached: every square a jump away from it "
                              "is visited."),
            {knight.square(route.back()), knight.square(culprit)},
            {mark(route.back(), Role::Moving), mark(culprit, Role::Culprit)}};
}

core::Explanation explainTwoEnds(const Knight &knight, const UnvisitedGraph &unvisited, const Route &route)
{
    const std::vector<int> ends = squaresUpToDegree(knight, unvisited, 1);
    return {
        PUZZLE_TEXT("tours",
                    "With the knight on %1, only one way is left to %2 and one to %3: the tour would have to "
                    "end on both."),
        {knight.square(route.back()), knight.square(ends[0]), knight.square(ends[1])},
        {mark(route.back(), Role::Moving), mark(ends[0], Role::Culprit), mark(ends[1], Role::Culprit)}};
}

core::Explanation explainDisconnected(const Knight &knight, const UnvisitedGraph &unvisited,
                                      const Route &route)
{
    const core::PerCell<bool> reachable = unvisited.reachable();
    core::Explanation why{PUZZLE_TEXT_N("tours",
                                        "With the knight on %1, %n square(s) are cut off: no free squares "
                                        "lead there."),
                          {},
                          {mark(route.back(), Role::Moving)}};
    for (int cell = 0; cell < knight.grid().size(); ++cell) {
        if (unvisited.isFree(cell) && !reachable[cell])
            why.mark(cell, Role::Culprit);
    }
    why.arguments = {std::ssize(why.marks) - 1, knight.square(route.back())};
    return why;
}

core::Explanation explainRefusal(const Knight &knight, const core::Position &before, const core::Event &event)
{
    Route route = knight.route(before);
    const int here = route.back();
    const int there = event.step.to.cell;
    const std::vector<core::Mark> marks = {mark(here, Role::Moving), mark(there, Role::Culprit)};
    switch (JumpReason(event.reason)) {
    case JumpReason::Mirrored:
        return {PUZZLE_TEXT("tours",
                            "The jump from %1 to %2 is forbidden: its tours mirror those that begin with the "
                            "other jump."),
                {knight.square(here), knight.square(there)},
                marks};
    case JumpReason::BackToStart:
        return {PUZZLE_TEXT("tours",
                            "The links into %1 were never cut, since no jump led there: the knight comes "
                            "back to its start, finds every link from it cut, and turns back."),
                {knight.square(there)},
                marks};
    case JumpReason::Infeasible:
        route.push_back(there);
        return explainInfeasible(knight, route);
    case JumpReason::TooFar:
        route.push_back(there);
        return whyOutOfReach(knight, route);
    case JumpReason::Excluded:
        route.push_back(there);
        return explainExcluded(knight, route);
    default:
        return knight.why(before, event.step);
    }
}

core::Text textOf(JumpReason reason)
{
    switch (reason) {
    case JumpReason::Rotated:
        return PUZZLE_TEXT("tours", "The end of the tour is reversed: from %1 to %2, number %3.");
    case JumpReason::Constructed:
        return PUZZLE_TEXT("tours",
                           "The knight goes from %1 to %2, number %3, along a tour built column by column or "
                           "from tiles.");
    default:
        return PUZZLE_TEXT("tours", "The knight goes from %1 to %2, number %3.");
    }
}

} // namespace

core::Explanation explainInfeasible(const Knight &knight, const Route &route)
{
    const UnvisitedGraph unvisited(knight, route);
    switch (unvisited.infeasibility()) {
    case Infeasibility::None:
        break;
    case Infeasibility::LowDegree:
        return explainLowDegree(knight, unvisited, route);
    case Infeasibility::TwoEnds:
        return explainTwoEnds(knight, unvisited, route);
    case Infeasibility::Disconnected:
        return explainDisconnected(knight, unvisited, route);
    case Infeasibility::CannotClose:
        return {PUZZLE_TEXT("tours",
                            "All squares a jump away from %1 are visited: the tour can no longer be closed."),
                {knight.square(route.front())},
                {mark(route.front(), Role::Culprit)}};
    }
    return {};
}

core::Explanation explainJump(const Knight &knight, const core::Position &before, const core::Event &event)
{
    const Route route = knight.route(before);
    const long long number = event.step.piece + 1;
    const int there = event.step.to.cell;
    switch (event.type) {
    case core::Event::Solution:
        return {PUZZLE_TEXT("tours", "All squares are visited: a tour.")};
    case core::Event::Refused:
        return explainRefusal(knight, before, event);
    case core::Event::Undid:
        return {PUZZLE_TEXT("tours", "Nothing is left to try from %1: number %2 is undone."),
                {knight.square(there), number},
                {mark(there, Role::Moving)}};
    case core::Event::Did:
    case core::Event::Remark:
        break;
    }
    const int here = route.back();
    return {textOf(JumpReason(event.reason)),
            {knight.square(here), knight.square(there), number},
            {mark(here, Role::Moving), mark(there, Role::Target)}};
}

std::vector<core::Variable> walkVariables(const Knight &knight, const core::Position &before,
                                          const core::Event &event)
{
    const WalkCall call(knight, before, event);
    std::vector<core::Variable> variables = squareVariables(knight, call);
    variables.push_back(core::variable("remaining", knight.squareCount() - call.number()));
    return variables;
}

} // namespace tours
