// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// Implements Kind::parse: reads rows x columns, the pieces (named sets, letters and drawings), the kinds that are
/// fixed, and the closed cells; then the board text (boardtext.h). Cells that are closed in the board text need no
/// closed=.
core::Reading read(std::string_view options, std::string_view position);

/// Returns the options part of the position line: "3x7,tetrominoes,fixed=L,closed=1.1-2.3".
std::string writeOptions(const Tilings &tilings);
/// Returns the options for named sets, joined by plus signs, and for letters: ",hexominoes,pieces=FF".
std::string pieceOptions(std::string_view setNames, std::string_view letters);
/// Returns the options for the pieces, each after a comma: ",hexominoes,only=AB,fixed=B".
std::string writePieces(const PieceSet &pieces);
/// Returns the text of closed=: rectangles of cells separated by +, such as "4.4-5.5" from row 4, column 4 to row
/// 5, column 5.
std::string writeClosed(const Tilings &tilings);

/// Returns moves as words: "F@2,3/1" lays piece F with its first cell on row 2, column 3, in turn 1; "L2@-" takes
/// the second piece L off the board.
std::string spellMoves(const Tilings &tilings, std::span<const core::Step> steps);
/// Reads what `spellMoves` wrote. Moves may leave holes that no pieces can fill, as those of a search do.
std::variant<core::Path, core::Fault> readMoves(const Tilings &tilings, core::Position position,
                                                std::string_view moves);

} // namespace tilings
