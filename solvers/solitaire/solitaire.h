// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "solitaire/board.h"

namespace solitaire {

/// Peg solitaire: a peg jumps over its neighbour into the hole behind it, the neighbour is removed from the board,
/// and one peg must remain, anywhere or in a chosen hole.
///
/// There are as many pieces as holes. When a position is read, the pieces on the board are numbered in reading
/// order, and the others are in the box, the tray beside the board, where `turn` is a piece's place, from 0 in the
/// order of arrival.
class Solitaire : public core::Puzzle {
public:
    /// The holes `empty` are empty at the start; the last peg must end in `end`, or anywhere if there is none.
    Solitaire(std::shared_ptr<const Board> board, Pegs empty, std::optional<int> end);
    /// As above, on a ready-made board with a single empty hole.
    Solitaire(const Board &board, int hole, std::optional<int> end);

    std::string options() const override;
    /// Returns the rows from the top, "--OOO--/…": O is a peg, . an empty hole, - no hole; on a triangle
    /// "O/OO/…".
    std::string write(const core::Position &position) const override;
    /// Returns a hole and a direction for each jump: "24d 32r". The steps must be jumps.
    std::string spell(const core::Position &from, std::span<const core::Step> steps) const override;
    std::variant<core::Path, core::Fault> replay(const core::Position &from,
                                                 std::string_view moves) const override;

    core::Grid grid() const override { return m_board->grid(); }
    core::Position start() const override { return position(m_board->allHoles() & ~m_empty); }
    std::vector<core::Path> moves(const core::Position &position) const override;
    core::Explanation why(const core::Position &position, const core::Step &step) const override;
    bool solved(const core::Position &position) const override;

    const Board &board() const { return *m_board; }
    Pegs emptyAtStart() const { return m_empty; }
    /// Returns whether only the board's classic hole is empty at the start.
    bool beginsClassically() const { return m_empty == bit(m_board->classicHole()); }
    std::string emptyHoles() const; ///< the holes that are empty at the start, "44+45"
    std::optional<int> end() const { return m_end; }
    /// Returns the holes where the last peg may end.
    Pegs ends() const { return m_end ? bit(*m_end) : m_board->allHoles(); }
    Pegs pegs(const core::Position &position) const;
    core::Position position(Pegs pegs) const;
    /// Returns the jump to which a step of the jumping peg belongs; null if the step does not have the length of a
    /// jump.
    const Jump *jump(const core::Step &step) const;

private:
    core::Explanation whyNoJump(Pegs pegs, int from, int to) const;

    std::shared_ptr<const Board> m_board;
    Pegs m_empty;
    std::optional<int> m_end;
};

/// Implements Kind::parse: reads "english", "european,hole=13,end=46", "own,cells=OOO/OOO/OOO,hole=11+33", and the
/// rows of a position as Solitaire::write returns them.
core::Reading read(std::string_view options, std::string_view position);

const core::Kind &kind();

} // namespace solitaire
