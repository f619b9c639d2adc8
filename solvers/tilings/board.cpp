// SPDX-License-Identifier: MIT
#include "tilings/board.h"

#include <algorithm>

namespace tilings {

Board::Board(const Tilings &tilings) : m_tilings(tilings)
{
    m_pieces.reserve(tilings.closed().size());
    for (const bool isClosed : tilings.closed())
        m_pieces.push_back(isClosed ? closed : free);
}

Board::Board(const Tilings &tilings, const core::Position &position) : Board(tilings)
{
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (position[piece].onBoard())
            lay(int(piece), *tilings.footprint(tilings.kindOf(int(piece)), position[piece]));
    }
}

int Board::freeCells() const
{
    return int(std::ranges::count(m_pieces, free));
}

} // namespace tilings
