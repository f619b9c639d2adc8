// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "support/serialcontext.h"
#include "tours/bishop/kind.h"
#include "tours/knight/kind.h"
#include "tours/tour.h"

#include <memory>
#include <string>

namespace boards {

inline const core::Kind *const kinds[] = {&tours::knightKind(), &tours::bishopKind()};

/// Returns the game of a position line, which must be valid.
inline core::Game game(const std::string &line)
{
    return std::get<core::Game>(core::readLine(kinds, line).reading);
}

inline const tours::Tour &tourOf(const core::Game &game)
{
    return static_cast<const tours::Tour &>(*game.puzzle);
}

inline const core::Kind &kindOf(const std::string &line)
{
    return *core::readLine(kinds, line).kind;
}

/// Runs a method on the board of a position line.
inline core::Outcome solve(const std::string &line, const char *method, core::Goal goal = core::Goal::First,
                           tests::SerialContext *context = nullptr, const char *order = nullptr)
{
    const core::Game from = game(line);
    const core::Solver *solver = kindOf(line).solver(method);
    core::Task task{goal, from.position, {}, core::Values(solver->options)};
    if (order)
        task.options.set("order", order);
    tests::SerialContext own;
    return solver->solve(*from.puzzle, task, context ? *context : own);
}

/// Returns the squares of a solution of this line, in order.
inline tours::Route routeOf(const std::string &line, const core::Outcome &outcome)
{
    const core::Game from = game(line);
    return tourOf(from).route(core::after(from.position, outcome.path));
}

/// Counts the ways to complete the tour by trying all moves that the rules allow.
inline std::uint64_t countTours(const tours::Tour &tour, tours::Route &route)
{
    if (tour.isComplete(route))
        return 1;
    std::uint64_t count = 0;
    for (const int cell : tour.targets(route)) {
        route.push_back(cell);
        count += countTours(tour, route);
        route.pop_back();
    }
    return count;
}

inline bool hasTour(const tours::Tour &tour, tours::Route &route)
{
    if (tour.isComplete(route))
        return true;
    for (const int cell : tour.targets(route)) {
        route.push_back(cell);
        const bool found = hasTour(tour, route);
        route.pop_back();
        if (found)
            return true;
    }
    return false;
}

} // namespace boards
