// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "dogs/bits.h"
#include "dogs/card.h"

#include <vector>

namespace dogs {

/// A card and its turn in one number, 4 card + turn: a way to lay it.
using Lay = std::uint8_t;
inline constexpr int mostCards = 25;
inline constexpr int mostLays = 4 * mostCards;
using Lays = Bits<2>;

inline int cardOf(int lay)
{
    return lay / 4;
}
inline int turnOf(int lay)
{
    return lay % 4;
}

/// The cards of a set, indexed by what they show, for searches that know the edges they need.
///
/// It also knows how much of the cards may be wasted. Colour by colour, heads and bodies can be joined no
/// more often than the scarcer of the two comes; each half of the scarcer sort that lies outwards costs one
/// dog, and the board needs as many dogs as it has joints. `slack` is how many may be lost so.
class Deck {
public:
    static constexpr int mostWaste = 2; ///< halves that one cell turns outwards

    Deck(const core::Grid &grid, const std::vector<Card> &cards);

    /// The lays that show this half on this side.
    const Lays &showing(Side side, Half half) const
    {
        return m_showing[side][std::size_t(half + mostColours)];
    }
    /// The lays that fit this one's side from beyond.
    const Lays &matching(int lay, Side side) const { return m_matching[std::size_t(lay)][side]; }
    /// The lays beyond whose `side` there may lie another card that on its `other` side fits the lay there.
    const Lays &supported(Side side, Side other, int lay) const
    {
        return m_supported[side][other][m_needed[std::size_t(lay)][opposite(other)]];
    }
    /// The lays of a card that look different.
    const Lays &looks(int card) const { return m_looks[std::size_t(card)]; }
    /// All lays, of any card, that look the same.
    const Lays &alike(int lay) const { return m_alike[std::size_t(lay)]; }
    /// Cards with the same number are the same, perhaps turned.
    int sort(int card) const { return m_sort[std::size_t(card)]; }

    int slack() const { return m_slack; }
    /// What this lay wastes on this cell.
    int waste(int cell, int lay) const { return m_waste[std::size_t(cell)][std::size_t(lay)]; }
    /// The lays that waste no more on this cell.
    const Lays &within(int cell, int waste) const { return m_within[std::size_t(cell)][std::size_t(waste)]; }

private:
    void index(const std::vector<Card> &cards);
    void look();
    void classify(const std::vector<Card> &cards);
    void weigh(const core::Grid &grid, const std::vector<Card> &cards);

    using ByHalf = std::array<Lays, 2 * mostColours + 1>;

    int m_count;
    std::array<ByHalf, 4> m_showing{};
    std::array<std::array<Lays, 4>, mostLays> m_matching{};
    std::array<std::array<ByHalf, 4>, 4> m_supported{};
    std::array<std::array<std::uint8_t, 4>, mostLays> m_needed{}; ///< beyond each side, as an index
    std::array<Lays, mostLays> m_alike{};
    std::array<Lays, mostCards> m_looks{};
    std::array<int, mostCards> m_sort{};
    int m_slack = 0;
    std::array<std::array<std::uint8_t, mostLays>, mostCards> m_waste{};
    std::array<std::array<Lays, mostWaste + 1>, mostCards> m_within{};
};

} // namespace dogs
