// SPDX-License-Identifier: MIT
#pragma once

#include "core/puzzle.h"

#include <string>

namespace core {
struct Kind;
}

/// Boards drawn by RapidCheck, within a property.
namespace drawn {

/// A small board of this kind, with any of its options, as the first two parts of a position line: small
/// enough that everything can be tried on it.
std::string board(const std::string &id);

/// The game that this line gives. The property fails where there is none.
core::Game game(const core::Kind &kind, const std::string &line);

/// Some legal moves from there, so many at most.
core::Path walk(const core::Puzzle &puzzle, const core::Position &from, int most);

/// A position line of a small board where little is left to do: begun by legal moves, or set up at will in
/// puzzles whose positions moves do not reach evenly.
std::string position(const core::Kind &kind);

} // namespace drawn
