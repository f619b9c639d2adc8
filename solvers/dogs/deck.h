// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/indexed.h"
#include "dogs/card.h"
#include "dogs/orientedcard.h"

namespace dogs {

/// An array indexed by `indexOf(half)`.
template <typename T>
using ByHalf = core::IndexedArray<T, halfCount>;

/// The cards of a set, indexed by what their edges show, for searches that know the edges they need.
///
/// The deck also bounds how many halves may be wasted. In each colour, heads and bodies can be joined only as
/// often as the scarcer of the two occurs; each scarce half that faces outwards costs one dog, and the board needs
/// as many dogs as it has inner edges. Plain edges are never scarce. `slack` is the number of dogs that may be
/// lost in this way: a search that has lost more can be pruned.
class Deck {
public:
    static constexpr int mostWaste = 2; ///< the most halves that can face outwards on one cell

    /// `frame` is what all edges at the border must show; 0 if anything may be there.
    Deck(const core::Grid &grid, const std::vector<Card> &cards, Half frame);

    /// The halves that must meet the four sides of an oriented card, as indices.
    using NeededHalves = std::array<std::uint8_t, 4>;

    /// Returns the oriented cards that show each half on this side.
    const ByHalf<OrientedCards> &showing(Side side) const { return m_showing[side]; }
    /// Returns the oriented cards that fit beyond this side of an oriented card.
    const OrientedCards &matching(int oriented, Side side) const { return m_matching[oriented][side]; }
    /// Returns, for each half, the oriented cards beyond whose `side` some card can be laid that shows this half on
    /// its own side `other`.
    const ByHalf<OrientedCards> &supported(Side side, Side other) const { return m_supported[side][other]; }
    const NeededHalves &needed(int oriented) const { return m_needed[oriented]; }
    /// Returns the turns of a card that look different.
    const OrientedCards &distinctTurns(int card) const { return m_distinctTurns[card]; }
    /// Returns the oriented cards, of any card, that look the same as this one.
    const OrientedCards &lookalikes(int oriented) const { return m_lookalikes[oriented]; }
    /// Returns the card's equality class: cards with the same number are equal, perhaps turned.
    int equalityClass(int card) const { return m_equalityClass[card]; }

    int slack() const { return m_slack; }
    /// Returns how many scarce halves this oriented card turns outwards on this cell.
    int waste(int cell, int oriented) const { return m_waste[cell][oriented]; }
    /// Returns the oriented cards that waste at most `waste` scarce halves on this cell and fit the border there.
    const OrientedCards &wastingAtMost(int cell, int waste) const { return m_wastingAtMost[cell][waste]; }

private:
    void indexEdges(const std::vector<Card> &cards);
    void indexMatches();
    void indexSupports(int oriented);
    void classify(const std::vector<Card> &cards);
    void findDistinctTurns(int card, const Card &own);
    void indexWaste(const core::Grid &grid, const std::vector<Card> &cards, Half frame);

    template <typename T>
    using BySide = core::IndexedArray<T, 4>;
    template <typename T>
    using ByOrientedCard = core::IndexedArray<T, mostOrientedCards>;
    template <typename T>
    using ByCard = core::IndexedArray<T, mostCards>;
    template <typename T>
    using ByCell = core::IndexedArray<T, mostCards>;

    ByHalf<bool> countScarceHalves(const core::Grid &grid, const std::vector<Card> &cards);

    int m_count;
    BySide<ByHalf<OrientedCards>> m_showing{};
    ByOrientedCard<BySide<OrientedCards>> m_matching{};
    BySide<BySide<ByHalf<OrientedCards>>> m_supported{};
    ByOrientedCard<BySide<std::uint8_t>> m_shown{}; ///< the half on each side, as an index
    ByOrientedCard<NeededHalves> m_needed{};
    ByOrientedCard<OrientedCards> m_lookalikes{};
    ByCard<OrientedCards> m_distinctTurns{};
    ByCard<int> m_equalityClass{};
    int m_slack = 0;
    ByCell<ByOrientedCard<std::uint8_t>> m_waste{};
    ByCell<core::IndexedArray<OrientedCards, mostWaste + 1>> m_wastingAtMost{};
};

} // namespace dogs
