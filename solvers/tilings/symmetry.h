// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

namespace tilings {

/// A turn of the board, over or not, that brings a region of it onto itself.
class Symmetry {
public:
    Symmetry(int turn, std::vector<std::int16_t> cells) : m_turn(turn), m_cells(std::move(cells)) {}

    /// Where a piece of the region comes to lie.
    core::Place image(int kind, const core::Place &place, const Footprint &footprint) const;

private:
    int m_turn;
    std::vector<std::int16_t> m_cells; ///< by cell, where it comes to lie
};

/// The symmetries of the board's empty cells, of which the identity is the first; only those that leave
/// pieces of `kinds` as the rules want them.
std::vector<Symmetry> symmetries(const Board &board, const std::array<bool, Polyomino::kinds> &kinds);

/// The symmetries of the board without pieces.
std::vector<Symmetry> symmetries(const Tilings &tilings);

/// Kind::symmetryClass: the same text for all tilings that are images of one another, equal pieces not told
/// apart.
std::string symmetryClass(const Tilings &tilings, const core::Position &position);

} // namespace tilings
