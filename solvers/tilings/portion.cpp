// SPDX-License-Identifier: MIT
#include "tilings/portion.h"

#include "tilings/holes.h"

#include <algorithm>

namespace tilings {

namespace {

std::array<bool, Polyomino::kinds> kindsInBox(const Tilings &tilings, const core::Position &from)
{
    std::array<bool, Polyomino::kinds> kinds{};
    for (std::size_t piece = 0; piece < from.size(); ++piece) {
        if (!from[piece].onBoard())
            kinds[std::size_t(tilings.kindOf(int(piece)))] = true;
    }
    return kinds;
}

/// The lone piece with the fewest ways to lie, and the largest of these; none when all have company.
int pivot(const Tilings &tilings, const core::Position &from)
{
    std::array<int, Polyomino::kinds> counts{};
    for (std::size_t piece = 0; piece < from.size(); ++piece)
        counts[std::size_t(tilings.kindOf(int(piece)))] += from[piece].onBoard() ? 0 : 1;
    int best = Portion::whole;
    const auto rank = [&](int piece) {
        const int kind = tilings.kindOf(piece);
        return std::pair(tilings.pieces().turns(kind).size(), -Polyomino::of(kind).size());
    };
    for (int piece = 0; piece < int(from.size()); ++piece) {
        const bool lone =
            !from[std::size_t(piece)].onBoard() && counts[std::size_t(tilings.kindOf(piece))] == 1;
        if (lone && (best == Portion::whole || rank(piece) < rank(best)))
            best = piece;
    }
    return best;
}

/// The places of a piece, each with the symmetries that make different places of it; a place that was an
/// image of one before is left out.
class Orbits {
public:
    Orbits(Board board, Supply supply, std::vector<Symmetry> symmetries, int piece)
        : m_board(std::move(board)), m_supply(supply), m_symmetries(std::move(symmetries)), m_piece(piece),
          m_kind(board.tilings().kindOf(piece))
    {
        m_supply.remove(Polyomino::of(m_kind).size());
    }

    std::vector<Portion> portions()
    {
        std::vector<Portion> all;
        for (const std::int8_t turn : m_board.tilings().pieces().turns(m_kind)) {
            for (std::int16_t cell = 0; cell < m_board.tilings().grid().size(); ++cell) {
                const core::Place place{cell, turn};
                const auto footprint = m_board.tilings().footprint(m_kind, place);
                if (!footprint || !m_board.isFree(*footprint) || isSeen(place))
                    continue;
                Portion one = portion(place, *footprint);
                if (isHopeful(*footprint))
                    all.push_back(std::move(one));
            }
        }
        return all;
    }

private:
    bool isSeen(const core::Place &place) const { return std::ranges::find(m_seen, place) != m_seen.end(); }
    bool isHopeful(const Footprint &footprint)
    {
        m_board.lay(m_piece, footprint);
        const bool hopeful = hopelessHole(m_board, m_supply).empty();
        m_board.take(footprint);
        return hopeful;
    }
    Portion portion(const core::Place &place, const Footprint &footprint)
    {
        Portion portion{m_piece, place, {}};
        for (const Symmetry &symmetry : m_symmetries) {
            const core::Place image = symmetry.image(m_kind, place, footprint);
            if (isSeen(image))
                continue;
            m_seen.push_back(image);
            portion.images.push_back(symmetry);
        }
        return portion;
    }

    Board m_board;
    Supply m_supply; ///< without the piece
    std::vector<Symmetry> m_symmetries;
    int m_piece;
    int m_kind;
    std::vector<core::Place> m_seen;
};

} // namespace

Portion undivided(const Tilings &tilings, const core::Position &from)
{
    return {Portion::whole, {}, {symmetries(Board(tilings, from), kindsInBox(tilings, from)).front()}};
}

std::vector<Portion> portions(const Tilings &tilings, const core::Position &from)
{
    const Board board(tilings, from);
    std::vector<Symmetry> found = symmetries(board, kindsInBox(tilings, from));
    const int piece = pivot(tilings, from);
    if (found.size() == 1 || piece == Portion::whole)
        return {undivided(tilings, from)};
    return Orbits(board, Supply(tilings, from), std::move(found), piece).portions();
}

} // namespace tilings
