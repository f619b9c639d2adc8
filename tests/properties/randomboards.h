// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <string>

namespace core {
struct Kind;
}

/// Draws boards by RapidCheck, within a property.
namespace drawn {

/// Returns a small board of this kind, with any of its options, as the first two parts of a position line. It
/// is small enough for brute force.
std::string board(const std::string &id);

/// Returns the game of this line. The property fails if the line is invalid.
core::Game game(const core::Kind &kind, const std::string &line);

/// Returns a random path of legal moves from a position, at most `most` of them.
core::Path walk(const core::Puzzle &puzzle, const core::Position &from, int most);

/// Returns a position line of a small board that is nearly complete: begun by legal moves, or set up at
/// random in puzzles whose positions moves do not reach evenly.
std::string position(const core::Kind &kind);

} // namespace drawn
