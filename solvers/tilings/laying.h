// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/holes.h"

namespace tilings {

/// Where a hand may lay one piece, which is off the board for that.
class Laying {
public:
    Laying(const Tilings &tilings, const core::Position &position, int piece);

    /// It covers empty cells only, and is not turned over against the rules.
    bool fits(const core::Place &to) const;
    /// It fits, and leaves no hopeless hole.
    bool allows(const core::Place &to) const;
    /// Why not. Nothing when it is allowed.
    core::Explanation why(const core::Place &to) const;

private:
    core::Explanation whyNotOn(const Footprint &footprint) const;
    core::Explanation leavesNoHole(const Footprint &footprint) const;
    /// The smallest hole beside the piece, lying there, that the others cannot fill.
    Hole hopeless(const Footprint &footprint) const;
    /// Whether the empty cells beside the piece may no longer hang together once it lies there.
    bool mayCut(const Footprint &footprint) const;
    int freeNeighbours(const Footprint &footprint, std::span<std::int16_t> into, bool diagonals) const;

    const Tilings &m_tilings;
    Board m_board;
    std::vector<std::int16_t> m_areas; ///< by cell, of the hole that it belongs to
    Supply m_supply;                   ///< without the piece
    const int m_piece;
    const int m_kind;
};

} // namespace tilings
