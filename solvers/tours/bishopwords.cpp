// SPDX-License-Identifier: MIT
#include "tours/bishopwords.h"

#include "tours/wayleft.h"

namespace tours {

namespace {

using core::Role;

core::Explanation explainRefusal(const Bishop &bishop, const Route &route, int there, BishopWhy reason)
{
    if (reason == BishopWhy::UsedSense)
        return explainUsedSense(bishop, route, there);
    if (reason == BishopWhy::TooEarly)
        return {PUZZLE_TEXT("tours",
                            "%1 is a corner: no way leads out of it, so that it must be the last square, and "
                            "others are not visited yet."),
                {bishop.name(there)},
                {{std::int16_t(route.back()), Role::Moving, {}}, {std::int16_t(there), Role::Culprit, {}}}};
    Route then = route;
    then.push_back(there);
    return explainDeserted(bishop, then);
}

core::Text textOf(BishopWhy reason)
{
    switch (reason) {
    case BishopWhy::Straight:
        return PUZZLE_TEXT("tours", "Straight on from %1 to %2, in the %3: number %4.");
    case BishopWhy::Bounce:
        return PUZZLE_TEXT("tours", "Off the border at %1 to %2, in the %3: number %4.");
    case BishopWhy::Mirror:
        return PUZZLE_TEXT("tours", "Turned by the mirror on %1 to %2, in the %3: number %4.");
    default:
        return PUZZLE_TEXT("tours", "The bishop goes from %1 to %2, in the %3: number %4.");
    }
}

} // namespace

core::Explanation explainStep(const core::Puzzle &puzzle, const core::Position &before,
                              const core::Event &event)
{
    const Bishop &bishop = asBishop(puzzle);
    const Route route = bishop.route(before);
    const long long number = event.step.piece + 1;
    const int there = event.step.to.cell;
    switch (event.type) {
    case core::Event::Solution:
        return {PUZZLE_TEXT("tours", "All squares of this colour are visited: a tour.")};
    case core::Event::Refused:
        return explainRefusal(bishop, route, there, BishopWhy(event.reason));
    case core::Event::Undid:
        return {PUZZLE_TEXT("tours", "Nothing is left to try from %1: number %2 is taken back."),
                {bishop.name(there), number},
                {{std::int16_t(there), Role::Moving, {}}}};
    case core::Event::Did:
        break;
    }
    const int here = route.back();
    return {
        textOf(BishopWhy(event.reason)),
        {bishop.name(here), bishop.name(there), senseName(senseBetween(bishop.grid(), here, there)), number},
        {{std::int16_t(here), Role::Moving, {}}, {std::int16_t(there), Role::Target, {}}}};
}

} // namespace tours
