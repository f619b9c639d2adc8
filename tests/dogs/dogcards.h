// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/random.h"
#include "plaincards.h"

namespace tests {

/// Returns the game of a position line, which must be valid.
core::Game dogGame(const std::string &line);

PlainCards plainCards(const core::Game &game);

/// Returns random cards; often some are equal, look the same after a turn, or cannot be joined at all.
std::string drawnCards(core::Random &random, int count, int colours);
/// Returns the cards of a solved board, turned and numbered at random, so that there is a solution.
std::string solvableCards(core::Random &random, int columns, int rows, int colours);

} // namespace tests
