// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"

namespace queens {

/// Why a searching method does what it does. Event::reason is one of these.
enum class Reason : std::uint8_t {
    Mirrored,    ///< set and taken off: a solution's mirror image is shown
    Empty,       ///< set: the square was not filled
    Unseen,      ///< set: no queen in sight upward
    Unwritten,   ///< set: the string has neither her column nor a queen on her diagonals
    FreeBit,     ///< set: the first free square of the row
    FewestOnRow, ///< set: the row has the fewest free squares
    LastOnLine,  ///< set: the only free square of its column
    Filled,      ///< refused: the square is filled
    SeenLeft,    ///< refused: a queen in sight up to the left, straight up, up to the right
    SeenAbove,
    SeenRight,
    Written,   ///< refused: the column is in the string
    TestLeft,  ///< refused: the test up to the left, or right, ends at a queen
    TestRight, ///< likewise
    Tried,     ///< taken off: all below her was tried
    NoRoom,    ///< taken off: a row or column has no free square left
};

/// The words for an event of a method whose reasons are these.
core::Explanation narrate(const core::Puzzle &puzzle, const core::Position &before, const core::Event &event);

} // namespace queens
