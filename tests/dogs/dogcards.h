// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/random.h"
#include "plaincards.h"

namespace tests {

/// The game of a position line, which must be sound.
core::Game dogGame(const std::string &line);

PlainCards plainCards(const core::Game &game);

/// Cards drawn, so that often some are equal, look the same after a turn, or cannot be joined at all.
std::string drawnCards(core::Random &random, int count, int colours);
/// The cards of a solved board, turned and numbered by chance, so that there is a solution.
std::string solvableCards(core::Random &random, int columns, int rows, int colours);

} // namespace tests
