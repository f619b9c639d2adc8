// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <string>

namespace core {
struct Kind;
}

/// Random boards drawn by RapidCheck, for use in a property.
namespace drawn {

/// Returns a small board of this puzzle, with any of its options, as the first two parts of a position line.
/// It is small enough for brute force.
std::string board(const std::string &id);

/// Returns the game of this line. The property fails if the line is invalid.
core::Game game(const core::Kind &kind, const std::string &line);

/// Returns a random path of up to `most` legal moves from a position.
core::Path walk(const core::Puzzle &puzzle, const core::Position &from, int most);

/// Returns the position line of a small, nearly completed board: after legal moves, or set up at random in
/// puzzles whose moves do not reach all positions equally.
std::string position(const core::Kind &kind);

} // namespace drawn
