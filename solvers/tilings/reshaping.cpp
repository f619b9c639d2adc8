// SPDX-License-Identifier: MIT
#include "tilings/reshaping.h"

#include "tilings/board.h"

namespace tilings {

core::Game reshaped(const Tilings &tilings, const core::Position &position, std::vector<bool> closed,
                    const PieceSet &pieces)
{
    auto other = std::make_shared<const Tilings>(tilings.grid(), std::move(closed), pieces);
    core::Position kept = other->start();
    const Board board(*other);
    std::array<int, Polyomino::kinds> laid{};
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (!position[piece].onBoard())
            continue;
        const int kind = tilings.kindOf(int(piece));
        int &copies = laid[std::size_t(kind)];
        const auto footprint = other->footprint(kind, position[piece]);
        if (copies == pieces.count(kind) || !pieces.allows(kind, position[piece].turn) ||
            !board.isFree(*footprint))
            continue;
        kept[std::size_t(pieces.firstPiece(kind) + copies++)] = position[piece];
    }
    return {other, std::move(kept)};
}

} // namespace tilings
