// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// The contents of each cell.
class Board {
public:
    static constexpr std::int16_t empty = -1;
    static constexpr std::int16_t closed = -2;

    /// Makes a board without any pieces.
    explicit Board(const Tilings &tilings);
    Board(const Tilings &tilings, const core::Position &position);

    const Tilings &tilings() const { return m_tilings; }
    int pieceAt(int cell) const { return m_pieces[cell]; } ///< a piece, `empty` or `closed`
    bool isEmpty(int cell) const { return pieceAt(cell) == empty; }
    bool areEmpty(const CoveredCells &cells) const
    {
        for (const int cell : cells) {
            if (!isEmpty(cell))
                return false;
        }
        return true;
    }
    int emptyCells() const;
    /// Returns whether a piece of this kind covers only empty cells at this place, with a turn that the rules
    /// allow.
    bool fits(int kind, const core::Place &place) const;

    void lay(int piece, const CoveredCells &cells) { fill(cells, std::int16_t(piece)); }
    void takeUp(const CoveredCells &cells) { fill(cells, empty); }

private:
    void fill(const CoveredCells &cells, std::int16_t with)
    {
        for (const int cell : cells)
            m_pieces[cell] = with;
    }

    const Tilings &m_tilings;
    core::PerCell<std::int16_t> m_pieces;
};

} // namespace tilings
