// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/searchorder.h"

namespace dogs {

/// What lies on each cell.
using Arrangement = core::IndexedArray<OrientedCard, mostCards>;

/// The step of a card from beside the board to this cell.
inline core::Step laying(int cell, int oriented)
{
    return {std::int16_t(cardOf(oriented)), {}, {std::int16_t(cell), std::int8_t(turnOf(oriented))}};
}

/// The steps that fill the cells of the first levels so.
core::Path pathTo(const SearchOrder &order, const Arrangement &arrangement, std::size_t depth);

/// The orbit of a solution under the symmetries that the search has broken: equal cards exchanged, cards
/// turned that look the same then, the board rotated where the search order says that this makes further
/// solutions. Its members differ by card number and turn.
class SolutionOrbit {
public:
    SolutionOrbit(const Deck &deck, const SearchOrder &order, const core::Position &from);

    /// That of this solution.
    void begin(const Arrangement &solution);
    /// Calls `visit` for each member, the solution itself first, until it answers false; answers what it
    /// answered last.
    bool forEach(auto &&visit)
    {
        m_next = m_solution;
        return exchange(0, m_own, visit);
    }
    /// How many members there are, at most Stats::mostSolutions.
    std::uint64_t count() const;

    const core::Position &position() const { return m_position; } ///< the present member
    const core::Path &path() const { return m_path; }             ///< to it, in the order of the search
    /// The steps of one move that make the present member of this arrangement.
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
    OrientedCards m_own; ///< of the cards that are not given
    Arrangement m_solution{};
    Arrangement m_next{};
    core::Position m_position;
    core::Path m_path;
};

} // namespace dogs
