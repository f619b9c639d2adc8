// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

namespace tilings {

/// A rotation or reflection of the board that maps its empty cells onto themselves.
class Symmetry {
public:
    Symmetry(int turn, core::PerCell<std::int16_t> images) : m_turn(turn), m_images(std::move(images)) {}

    /// Returns the image of a piece that covers these cells.
    core::Place image(int kind, const core::Place &place, const CoveredCells &cells) const;

private:
    int m_turn;
    core::PerCell<std::int16_t> m_images; ///< the image of each cell
};

/// Returns the symmetries of the board's empty cells, the identity first; symmetries are left out under which pieces of
/// `kinds`, a bitmask, would break the rules.
std::vector<Symmetry> symmetries(const Board &board, unsigned kinds);

/// Implements Kind::symmetryClassifier: equal pieces are interchangeable.
std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Tilings &tilings);

/// A part of a search for all tilings: the tilings with a certain piece, the pivot, at a certain place. They represent
/// their images under the symmetries. Every tiling is an image of one tiling in one subproblem only.
struct Subproblem {
    static constexpr int noPivot = -1;

    int pivot = noPivot;
    core::Place place = {};
    std::vector<Symmetry> symmetries; ///< the symmetries that make different tilings; the identity first
};

/// Breaks the symmetries of the empty cells: of the pieces that are alone of their kind, the pivot is the one with the
/// fewest turns, and each of its places that are no images of one another and leave no unfillable hole makes a
/// subproblem. Without symmetries or without such a piece, the whole search is one subproblem.
std::vector<Subproblem> subproblems(const Tilings &tilings, const core::Position &from);
/// Returns the search for all tilings as one subproblem, without a pivot.
Subproblem wholeProblem(const Tilings &tilings, const core::Position &from);

} // namespace tilings
