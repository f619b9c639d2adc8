// SPDX-License-Identifier: MIT
#include "tilings/board.h"

#include <algorithm>

namespace tilings {

Board::Board(const Tilings &tilings) : m_tilings(tilings)
{
    m_pieces.reserve(tilings.closed().size());
    for (const bool isClosed : tilings.closed())
        m_pieces.push_back(isClosed ? closed : empty);
}

Board::Board(const Tilings &tilings, const core::Position &position) : Board(tilings)
{
    for (int piece = 0; piece < int(position.size()); ++piece) {
        if (position[piece].onBoard())
            lay(piece, *tilings.coveredCells(tilings.kindOf(piece), position[piece]));
    }
}

int Board::emptyCells() const
{
    return int(std::ranges::count(m_pieces, empty));
}

bool Board::fits(int kind, const core::Place &place) const
{
    const auto cells = m_tilings.coveredCells(kind, place);
    return m_tilings.pieces().allows(kind, place.turn) && cells && areEmpty(*cells);
}

} // namespace tilings
