// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/pieceset.h"

namespace tilings {

// The texts from which sets of pieces are read. The places of faults count from `at`.

/// Adds the letters of pieces=, "FILNPTUVWXYZ", one piece each; "L*12" are twelve. I, L and T are pentominoes if
/// another letter can only be a pentomino, otherwise tetrominoes; "I5" is always the pentomino, "i" the tetromino.
std::optional<core::Fault> readLetters(PieceSet &set, std::string_view letters, std::size_t at);

/// Adds the drawings of own=, "JJJ/..J+AA*3": each is made of the name of its piece, a letter with or without a
/// number, and of dots; there are slashes between its rows, and a number of copies may follow.
std::optional<core::Fault> readDrawings(PieceSet &set, std::string_view drawings, std::size_t at);

/// Reads the names of only=, "ACF" or "A*2CF": the set keeps these pieces alone.
std::optional<core::Fault> readSelection(PieceSet &set, std::string_view names, std::size_t at);

/// Reads the names of fixed=: these kinds are never turned over.
std::optional<core::Fault> readFixed(PieceSet &set, std::string_view names, std::size_t at);

} // namespace tilings
