// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

namespace tilings {

/// A rotation or reflection of the board that maps its empty cells onto themselves.
class Symmetry {
public:
    Symmetry(int turn, core::PerCell<std::int16_t> images) : m_turn(turn), m_images(std::move(images)) {}

    /// Where a piece on these cells comes to lie.
    core::Place image(int kind, const core::Place &place, const CoveredCells &cells) const;

private:
    int m_turn;
    core::PerCell<std::int16_t> m_images; ///< by cell, the cell that it is mapped to
};

/// The symmetries of the board's empty cells, of which the identity is the first; only those under which
/// pieces of `kinds`, a bitmask, still lie as the rules want them.
std::vector<Symmetry> symmetries(const Board &board, unsigned kinds);

/// Kind::symmetryClassifier: equal pieces are not told apart.
std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Tilings &tilings);

/// A part of a search for all tilings: those with a certain piece, the pivot, at a certain place. They
/// represent their images under the symmetries. Every tiling is an image of one tiling in one subproblem
/// only.
struct Subproblem {
    static constexpr int noPivot = -1;

    int pivot = noPivot;
    core::Place place = {};
    std::vector<Symmetry> symmetries; ///< those that make different tilings; the identity first
};

/// Breaks the symmetries of the empty cells: of the pieces that are alone of their kind, the pivot is the one
/// with the fewest turns, and each of its places that are no images of one another and leave no unfillable
/// hole makes a subproblem. Where there are no symmetries or no such piece, the whole is one subproblem.
std::vector<Subproblem> subproblems(const Tilings &tilings, const core::Position &from);
/// All tilings, without a pivot.
Subproblem wholeProblem(const Tilings &tilings, const core::Position &from);

} // namespace tilings
