// SPDX-License-Identifier: MIT
#include "tours/words.h"

#include "tours/flaws.h"

namespace tours {

namespace {

using core::Role;

core::Explanation explainRefusal(const Knight &knight, const core::Position &before, const core::Event &event)
{
    Route route = knight.route(before);
    const int here = route.back();
    const int there = event.step.to.cell;
    const std::vector<core::Mark> marks = {{std::int16_t(here), Role::Moving, {}},
                                           {std::int16_t(there), Role::Culprit, {}}};
    switch (Why(event.reason)) {
    case Why::Mirrored:
        return {PUZZLE_TEXT("tours",
                            "The jump from %1 to %2 is forbidden: its tours are the mirror images of those "
                            "that begin with the other jump."),
                {knight.name(here), knight.name(there)},
                marks};
    case Why::BackToStart:
        return {PUZZLE_TEXT("tours",
                            "The links into %1 were never cut, since no jump led there: the knight comes "
                            "back to its start, finds every link from it cut, and turns round."),
                {knight.name(there)},
                marks};
    case Why::Flawed: {
        route.push_back(there);
        return explainFlaw(knight, route);
    }
    default:
        return knight.why(before, event.step);
    }
}

core::Text reasonOf(Why why)
{
    switch (why) {
    case Why::Turned:
        return PUZZLE_TEXT("tours",
                           "The end of the tour is laid the other way round: from %1 to %2, number %3.");
    case Why::Known:
        return PUZZLE_TEXT("tours",
                           "The knight goes from %1 to %2, number %3, along a tour made column by column or "
                           "of tiles.");
    default:
        return PUZZLE_TEXT("tours", "The knight goes from %1 to %2, number %3.");
    }
}

} // namespace

core::Explanation explainJump(const core::Puzzle &puzzle, const core::Position &before,
                              const core::Event &event)
{
    const Knight &knight = asKnight(puzzle);
    const Route route = knight.route(before);
    const long long number = event.step.piece + 1;
    const int there = event.step.to.cell;
    switch (event.type) {
    case core::Event::Solution:
        return {PUZZLE_TEXT("tours", "All squares are visited: a tour.")};
    case core::Event::Refused:
        return explainRefusal(knight, before, event);
    case core::Event::Undid:
        return {PUZZLE_TEXT("tours", "Nothing is left to try from %1: number %2 is taken back."),
                {knight.name(there), number},
                {{std::int16_t(there), Role::Moving, {}}}};
    case core::Event::Did:
        break;
    }
    const int here = route.back();
    return {reasonOf(Why(event.reason)),
            {knight.name(here), knight.name(there), number},
            {{std::int16_t(here), Role::Moving, {}}, {std::int16_t(there), Role::Target, {}}}};
}

} // namespace tours
