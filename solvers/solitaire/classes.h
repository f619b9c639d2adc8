// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/shape.h"

namespace solitaire {

/// The position class (Reiss, 1857; de Bruijn, 1972). The holes are given three colours in turn along the
/// diagonals, so that the holes of a jump have one of each, and a jump changes how many pegs there are of
/// each colour by one: whether two of these numbers are both even or both odd, or not, stays as it is. Two
/// colourings, one along each diagonal, make sixteen classes; on the triangle one, and four.
class ClassRule {
public:
    explicit ClassRule(const Shape &shape);

    int classOf(Pegs pegs) const;
    /// The holes that a last peg can end in.
    Pegs lastHoles(Pegs pegs) const;

    int colourings() const { return m_triangular ? 1 : 2; }
    int colour(int colouring, int hole) const { return m_colours[std::size_t(colouring)][std::size_t(hole)]; }
    /// How many pegs there are of each colour.
    std::array<int, 3> count(int colouring, Pegs pegs) const;

private:
    const Shape &m_shape;
    bool m_triangular;
    std::array<std::array<std::int8_t, Shape::mostHoles>, 2> m_colours;
    std::array<std::int8_t, Shape::mostHoles> m_classOfHole; ///< of a single peg there
};

const ClassRule &classRule(const Shape &shape);

/// Why no single peg can be left over from here in one of these holes, or in any when they are all: the pegs
/// of each colour are counted, and the holes of one colour are marked.
core::Explanation explainClass(const Shape &shape, Pegs pegs, Pegs wanted);

} // namespace solitaire
