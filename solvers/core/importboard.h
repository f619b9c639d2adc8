// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "core/notation.h"

namespace core {

/// One way to read a board in a text.
struct BoardReading {
    const Kind *kind = nullptr;
    const Notation *notation = nullptr; ///< the notation of the text; null for a position line
    std::string line;                   ///< the position line, followed by a line of moves if there are any
    Explanation remark = {};            ///< NotationMatch::remark
};

/// A board found in a text, or the fault that prevents reading it.
struct ImportedBoard {
    std::size_t at = 0;                 ///< the offset of the board's text
    std::vector<BoardReading> readings; ///< more than one if the text is ambiguous; empty if there is a fault
    Fault fault;                        ///< its place is an offset in the whole text
    NotationMatch::Certainty certainty = NotationMatch::Possible; ///< how well the text fits its notation
    /// The less certain readings as boards of other puzzles (NotationMatch::isOpen).
    std::vector<BoardReading> others = {};
    bool isUnlike = false; ///< whether nothing in the text is like a board
};

/// The role of a line in a text with boards.
enum class LineRole : std::uint8_t {
    Nothing, ///< blank, or a comment
    Named,   ///< it begins with the name of a puzzle, as position lines do
    Heading, ///< words and a colon above a board
    Free,    ///< possibly a line of a board in another notation
};

/// Returns the role of a line; `within`: the line before it is Free.
LineRole roleOf(Kinds kinds, std::string_view line, bool within);

/// Returns whether a line has only signs # and then dashes, as between the parts of a text: "#-----".
bool isDivider(std::string_view line);

/// Returns whether a paragraph is a title or another text for people: the name of a puzzle, or words that are no board.
bool isProse(Kinds kinds, std::string_view paragraph);

/// Reads all boards of a text: position lines, in any case and possibly broken into several lines, and the
/// notations in Kind::notations. Boards are separated by a blank line or begin with a position line, or there is
/// one per line. Paragraphs of prose above and below a board that is not a position line are skipped.
std::vector<ImportedBoard> importBoards(Kinds kinds, std::string_view text);

/// Returns the puzzle that is called so, by its id or by another name, in any case; null if there is none.
const Kind *kindCalled(Kinds kinds, std::string_view name);

/// Returns whether a text is the beginning of the name of a puzzle, of at least three letters in any case.
bool beginsName(Kinds kinds, std::string_view text);

/// Returns a position line of the puzzle as an example: its first ready-made board, without the deal.
std::string exampleLine(const Kind &kind);

/// Returns the sentence for a text in which nothing looks like a board.
Explanation notABoard();

/// Returns the sentence for a text that can be several boards, none of which is more certain than the others; it must have
/// at least one reading.
Explanation ambiguity(const ImportedBoard &board);

} // namespace core
