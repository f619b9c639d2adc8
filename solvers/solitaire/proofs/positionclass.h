// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/board.h"

namespace solitaire {

/// The position class (Reiss, 1857; de Bruijn, 1972). The holes have three colours in turn along the diagonals, so
/// that the holes of a jump have one of each, and a jump changes the number of pegs of each colour by one. So
/// jumps never change which of these three numbers have the same parity. Two colourings, one along each diagonal,
/// make sixteen classes; on triangular boards, one colouring makes four.
class PositionClass {
public:
    explicit PositionClass(const Board &board);

    int of(Pegs pegs) const;
    /// Returns the holes in which the last peg can end.
    Pegs possibleEnds(Pegs pegs) const;

    int colourings() const { return m_board.isTriangular() ? 1 : 2; }
    int colour(int colouring, int hole) const { return m_colours[std::size_t(colouring)][hole]; }
    /// Returns the number of pegs of each colour.
    std::array<int, 3> count(int colouring, Pegs pegs) const;

private:
    const Board &m_board;
    std::array<PerHole<std::int8_t>, 2> m_colours;
    PerHole<std::int8_t> m_classOfHole; ///< the class of a single peg in each hole
};

inline const PositionClass &positionClass(const Board &board)
{
    return tableOf<PositionClass>(board);
}

/// Explains why no single peg can remain in one of these holes, or in any if they are all: counts the pegs of each
/// colour, and marks the holes of one colour.
core::Explanation explainPositionClass(const Board &board, Pegs pegs, Pegs ends);

} // namespace solitaire
