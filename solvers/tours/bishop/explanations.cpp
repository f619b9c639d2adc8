// SPDX-License-Identifier: MIT
#include "tours/bishop/explanations.h"

#include "tours/bishop/degreetracker.h"

namespace tours {

using core::Role;

namespace {

core::Explanation explainRefusal(const Bishop &bishop, const Route &route, int there, StepReason reason)
{
    if (reason == StepReason::UsedSense)
        return explainUsedSense(bishop, route, there);
    if (reason == StepReason::CornerTooEarly)
        return {PUZZLE_TEXT("tours",
                            "%1 is a corner with no way out: it must be the last square, and others are not "
                            "visited yet."),
                {bishop.square(there)},
                {mark(route.back(), Role::Moving), mark(there, Role::Culprit)}};
    if (reason == StepReason::NotGiven)
        return bishop.whyNotGiven(route, there);
    Route then = route;
    then.push_back(there);
    if (reason == StepReason::TooFar)
        return whyOutOfReach(bishop, then);
    return explainUnreachable(bishop, then);
}

core::Text textOf(StepReason reason)
{
    switch (reason) {
    case StepReason::Straight:
        return PUZZLE_TEXT("tours", "Straight on from %1 to %2, number %4, in the %3.");
    case StepReason::Bounce:
        return PUZZLE_TEXT("tours", "Bounced off the border at %1 to %2, number %4, in the %3.");
    case StepReason::Mirror:
        return PUZZLE_TEXT("tours", "Deflected by the mirror on %1 to %2, number %4, in the %3.");
    default:
        return PUZZLE_TEXT("tours", "The bishop moves from %1 to %2, number %4, in the %3.");
    }
}

} // namespace

core::Explanation explainUnreachable(const Bishop &bishop, const Route &route)
{
    const auto unreachable = DegreeTracker(bishop, route).unreachable();
    if (!unreachable)
        return {};
    core::Explanation why{
        PUZZLE_TEXT(
            "tours",
            "With the bishop on %1, %2 can no longer be visited: too few squares beside it still have a free "
            "direction for the way in and the way out."),
        {bishop.square(route.back()), bishop.square(*unreachable)},
        {mark(route.back(), Role::Moving), mark(*unreachable, Role::Culprit)}};
    const UsedSenses used(bishop.grid(), route);
    for (const int neighbour : bishop.neighbours(*unreachable)) {
        if (neighbour >= 0 && neighbour != route.back() && used.senses[neighbour] == bothSenses)
            why.mark(neighbour, Role::Region);
    }
    return why;
}

core::Explanation explainStep(const Bishop &bishop, const core::Position &before, const core::Event &event)
{
    const Route route = bishop.route(before);
    const long long number = event.step.piece + 1;
    const int there = event.step.to.cell;
    switch (event.type) {
    case core::Event::Solution:
        return {PUZZLE_TEXT("tours", "All squares of this colour are visited: a tour.")};
    case core::Event::Refused:
        return explainRefusal(bishop, route, there, StepReason(event.reason));
    case core::Event::Undid:
        return {PUZZLE_TEXT("tours", "Nothing is left to try from %1: number %2 is undone."),
                {bishop.square(there), number},
                {mark(there, Role::Moving)}};
    case core::Event::Did:
    case core::Event::Remark:
        break;
    }
    const int here = route.back();
    return {textOf(StepReason(event.reason)),
            {bishop.square(here), bishop.square(there), senseName(senseBetween(bishop.grid(), here, there)),
             number},
            {mark(here, Role::Moving), mark(there, Role::Target)}};
}

} // namespace tours
