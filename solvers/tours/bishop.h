// SPDX-License-Identifier: MIT
#pragma once

#include "tours/senses.h"

namespace tours {

/// The bishop goes one square at a time and is to visit all squares of its colour. It may come to a square
/// twice, but not along a sense in which it came to it or left it before. How it leaves a square is free, so
/// that it may leave the start, come back and leave it in the same sense again. The tour is complete as soon
/// as the last square is visited.
class Bishop : public Tour {
public:
    static constexpr int shortest = 2; ///< side of a board

    Bishop(core::Grid grid, int start);

    /// The squares of this one's colour.
    int squaresToVisit(int start) const override;
    /// The corners of this square's colour that it is not itself: with a single square beside them, they are
    /// left by no way.
    std::vector<int> deadEnds(int start) const;
    const std::vector<std::array<int, 4>> &neighbours() const { return m_neighbours; }

    std::vector<int> targets(const Route &route) const override;
    bool isComplete(const Route &route) const override;

protected:
    std::int8_t turnOf(const Route &route, std::size_t number, int cell) const override;
    core::Explanation whyNot(const Route &route, int cell) const override;

private:
    std::vector<std::array<int, 4>> m_neighbours;
};

inline const Bishop &asBishop(const core::Puzzle &puzzle)
{
    return static_cast<const Bishop &>(puzzle);
}

/// Why a bishop has no tour from here: too many dead ends, or no place to turn. Empty when it has one; from a
/// corner that is certain up to 40 x 40 (see Mirrors), from other squares hoped.
core::Explanation whyNoTour(const Bishop &bishop, int start);

/// That this square's sense is used, and by which two numbers.
core::Explanation explainUsedSense(const Bishop &bishop, const Route &route, int cell);

/// "falling (╲)" or "rising (╱)".
core::Text senseName(Sense sense);

} // namespace tours
