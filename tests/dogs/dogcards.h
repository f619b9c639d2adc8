// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/random.h"
#include "plaincards.h"

namespace tests {

/// Returns the game of a position line, which must be valid.
core::Game dogGame(const std::string &line);

PlainCards plainCards(const core::Game &game);

/// Returns random cards; some may be equal, symmetric, or impossible to join.
std::string drawnCards(core::Random &random, int count, int colours);
/// Returns the cards of a solved board in random order and orientation, so that there is a solution.
std::string solvableCards(core::Random &random, int columns, int rows, int colours);

} // namespace tests
