// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// What lies on each cell.
class Board {
public:
    static constexpr std::int16_t free = -1;
    static constexpr std::int16_t closed = -2;

    explicit Board(const Tilings &tilings);
    Board(const Tilings &tilings, const core::Position &position);

    const Tilings &tilings() const { return m_tilings; }
    int pieceAt(int cell) const { return m_pieces[std::size_t(cell)]; } ///< or free, or closed
    bool isFree(int cell) const { return pieceAt(cell) == free; }
    bool isFree(const Footprint &footprint) const
    {
        for (const int cell : footprint) {
            if (!isFree(cell))
                return false;
        }
        return true;
    }
    int freeCells() const;

    void lay(int piece, const Footprint &footprint) { fill(footprint, std::int16_t(piece)); }
    void take(const Footprint &footprint) { fill(footprint, free); }

private:
    void fill(const Footprint &footprint, std::int16_t with)
    {
        for (const int cell : footprint)
            m_pieces[std::size_t(cell)] = with;
    }

    const Tilings &m_tilings;
    std::vector<std::int16_t> m_pieces;
};

} // namespace tilings
