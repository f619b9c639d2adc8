// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/notation.h"

namespace core {

/// One way to read a board in a text.
struct BoardReading {
    const Kind *kind = nullptr;
    const Notation *notation = nullptr; ///< what it was taken for; null if it is a position line
    std::string line;                   ///< the position line, followed by a line of moves if there are any
};

/// A board that was found in a text, or the fault that hides it.
struct ImportedBoard {
    std::size_t at = 0;                 ///< where its text begins
    std::vector<BoardReading> readings; ///< more than one if the text is ambiguous; empty if there is a fault
    Fault fault;                        ///< its place counts from the first byte of the whole text
    Claim::Certainty certainty = Claim::Possible; ///< how well the text fits what it was taken for
};

/// What a line of a text is.
enum class LineRole : std::uint8_t {
    Nothing, ///< blank, or a remark
    Named,   ///< it begins with the name of a puzzle, as position lines do
    Free,    ///< it may be a line of a board that somebody has written
};

/// Returns what the line is; `within` says that the line before it is Free.
LineRole roleOf(Kinds kinds, std::string_view line, bool within);

/// Reads the boards of a text in the notations that people use: position lines, in any case and over several
/// lines, and what Kind::notations read. Boards follow each other with a blank line or a position line between
/// them, or one a line.
std::vector<ImportedBoard> importBoards(Kinds kinds, std::string_view text);

/// Returns the sentence for a text that can be several boards.
Explanation ambiguity(const ImportedBoard &board);

} // namespace core
