// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/searchorder.h"

namespace dogs {

/// The oriented card on each cell.
using Arrangement = core::IndexedArray<OrientedCard, mostCards>;

/// Returns the step of a card from beside the board to this cell.
inline core::Step laying(int cell, int oriented)
{
    return {std::int16_t(cardOf(oriented)), {}, {std::int16_t(cell), std::int8_t(turnOf(oriented))}};
}

/// Returns the steps that fill the cells of the first levels as in the arrangement.
core::Path pathTo(const SearchOrder &order, const Arrangement &arrangement, std::size_t depth);

/// The orbit of a solution under the symmetries that the search has broken: exchanges of equal cards, turns of cards
/// that look the same in them, and rotations of the board if the search order states that they make further solutions.
/// Its members differ by card number and turn.
class SolutionOrbit {
public:
    SolutionOrbit(const Deck &deck, const SearchOrder &order, const core::Position &from);

    /// Begins the orbit of this solution.
    void begin(const Arrangement &solution);
    /// Calls `visit` for each member, the solution itself first, until `visit` returns false; returns its last result.
    bool forEach(auto &&visit)
    {
        m_next = m_solution;
        return exchange(0, m_own, visit);
    }
    /// Returns how many members there are, at most Stats::mostSolutions.
    std::uint64_t count() const;

    const core::Position &position() const { return m_position; } ///< the present member
    const core::Path &path() const { return m_path; }             ///< the path to the present member
    /// Returns the steps of one move that turn this arrangement into the present member.
    core::Path changeFrom(const Arrangement &arrangement) const;

private:
    bool exchange(std::size_t level, const OrientedCards &free, auto &&visit)
    {
        if (level == m_order.levels.size())
            return rotate(visit);
        const int cell = m_order.levels[level].cell;
        OrientedCards candidates = free & m_deck.lookalikes(m_solution[cell]);
        while (candidates.any()) {
            const int oriented = candidates.takeFirst();
            m_next[cell] = OrientedCard(oriented);
            if (!exchange(level + 1, free - OrientedCards::allTurns(cardOf(oriented)), visit))
                return false;
        }
        return true;
    }
    bool rotate(auto &&visit)
    {
        for (int rotation = 0; rotation < m_order.rotations; ++rotation) {
            take(m_next, rotation);
            if (!visit())
                return false;
        }
        return true;
    }
    void take(const Arrangement &arrangement, int rotation);

    const Deck &m_deck;
    const SearchOrder &m_order;
    OrientedCards m_own; ///< the oriented cards that are not given
    Arrangement m_solution{};
    Arrangement m_next{};
    core::Position m_position;
    core::Path m_path;
};

} // namespace dogs
