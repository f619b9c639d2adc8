// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

namespace tilings {

/// A rotation or reflection of the board that maps its empty cells onto themselves.
class Symmetry {
public:
    Symmetry(int turn, core::PerCell<std::int16_t> images) : m_turn(turn), m_images(std::move(images)) {}

    /// Returns the image of a piece that covers these cells.
    core::Place image(const Polyomino &polyomino, const core::Place &place, const CoveredCells &cells) const;

private:
    int m_turn;
    core::PerCell<std::int16_t> m_images; ///< the image of each cell
};

/// Returns the symmetries of the board's empty cells, the identity first, except those under which pieces of
/// these kinds would break the rules.
std::vector<Symmetry> symmetries(const Board &board, const KindSet &kinds);

/// Implements Kind::symmetryClassifier: equal pieces are interchangeable.
std::unique_ptr<core::SymmetryClassifier> symmetryClassifier(const Tilings &tilings);

/// A part of a search for all tilings: those with a certain piece, the pivot, at a certain place, which represent
/// their images under the symmetries. Every tiling is an image of a tiling in exactly one subproblem.
struct Subproblem {
    static constexpr int noPivot = -1;

    int pivot = noPivot;
    core::Place place = {};
    std::vector<Symmetry> symmetries; ///< those that give different tilings; the identity first
};

/// Breaks the symmetries of the empty cells. The pivot is a piece alone of its kind, with the fewest turns; each
/// of its places, up to symmetry, that leaves no unfillable hole is a subproblem. Without symmetries or such a
/// piece, the whole search is one subproblem.
std::vector<Subproblem> subproblems(const Tilings &tilings, const core::Position &from);
/// Returns the whole search as a single subproblem without a pivot.
Subproblem wholeProblem(const Tilings &tilings, const core::Position &from);

} // namespace tilings
