// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/solitaire.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include <QStringList>

/// Shared helpers of the tests of solitaire.
namespace games {

/// Reads the part of a position line after "solitaire:", which must be valid.
core::Game game(const std::string &line);
core::Outcome solve(const char *method, const core::Game &game, core::Goal goal, core::SearchContext &context,
                    bool traced = false);
core::Outcome solve(const char *method, const std::string &line, core::Goal goal = core::Goal::First);
const solitaire::Solitaire &rules(const core::Game &game);
/// Returns the jumps of a path, each as "24d".
QStringList jumps(const core::Game &game, std::span<const core::Step> path);
/// Returns the names of all holes of a board in reading order.
std::vector<std::string> holes(const char *board);
/// Returns the position after up to `jumps` random jumps.
core::Position playedAtRandom(const core::Game &game, int jumps, std::uint64_t seed);

} // namespace games
