// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/searchorder.h"

namespace dogs {

/// The oriented card on each cell.
using Arrangement = core::IndexedArray<OrientedCard, mostCards>;

/// Returns the step that lays a card from beside the board.
inline core::Step laying(int cell, int oriented)
{
    return {std::int16_t(cardOf(oriented)), {}, {std::int16_t(cell), std::int8_t(turnOf(oriented))}};
}

/// Returns the steps that fill the first `depth` levels as in the arrangement.
core::Path pathTo(const SearchOrder &order, const Arrangement &arrangement, std::size_t depth);

/// The orbit of a solution under the symmetries that the search has broken: exchanges of equal cards, turns that
/// look the same, and rotations of the board if they give further solutions. Its members differ by card number and
/// turn.
class SolutionOrbit {
public:
    SolutionOrbit(const Deck &deck, const SearchOrder &order, const core::Position &from);

    /// Starts the orbit of this solution.
    void begin(const Arrangement &solution);
    /// Calls `visit` for each member, the solution itself first, until `visit` returns false; returns its last result.
    bool forEach(auto &&visit)
    {
        m_next = m_solution;
        return exchange(0, m_freeCards, visit);
    }
    /// Returns the number of members, at most Stats::mostSolutions. All orbits have equally many, since each solution
    /// uses all cards.
    std::uint64_t count();

    const core::Position &position() const { return m_position; } ///< the current member
    const core::Path &path() const { return m_path; }             ///< the path to the current member
    /// Returns the steps of a single move from this arrangement to the current member.
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
            setMember(m_next, rotation);
            if (!visit())
                return false;
        }
        return true;
    }
    void setMember(const Arrangement &arrangement, int rotation);

    const Deck &m_deck;
    const SearchOrder &m_order;
    OrientedCards m_freeCards; ///< the oriented cards that are not given
    Arrangement m_solution{};
    Arrangement m_next{};
    std::uint64_t m_count = 0; ///< the number of members; 0 before it is asked for
    core::Position m_position;
    core::Path m_path;
};

} // namespace dogs
