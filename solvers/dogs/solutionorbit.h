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

    /// Starts the orbit of this solution, which is then the current member.
    void begin(const Arrangement &solution);
    /// Calls `visit` for each member of the orbit of this solution, the solution itself first, until `visit` returns
    /// false; returns its last result.
    bool forEach(const Arrangement &solution, auto &&visit)
    {
        m_solution = m_next = solution;
        std::size_t count = 0;
        for (const SearchOrder::Level &level : m_order.levels) {
            if (m_order.hasLookalikes[solution[level.cell]])
                m_exchangeable[count++] = std::uint8_t(level.cell);
        }
        return exchange(std::span(m_exchangeable).first(count), m_order.notGiven, visit);
    }
    /// Returns the number of members, at most Stats::mostSolutions. All orbits have equally many, since each solution
    /// uses all cards.
    std::uint64_t count();

    const core::Position &position() const { return m_position; } ///< the current member
    const core::Path &path() const { return m_path; }             ///< the path to the current member
    /// Returns the steps of a single move from this arrangement to the current member.
    core::Path changeFrom(const Arrangement &arrangement) const;

private:
    /// Lays all that look the same on each of these cells, and visits the members.
    bool exchange(std::span<const std::uint8_t> cells, const OrientedCards &free, auto &&visit)
    {
        if (cells.empty())
            return rotate(visit);
        const int cell = cells.front();
        OrientedCards candidates = free & m_deck.lookalikes(m_solution[cell]);
        while (candidates.any()) {
            const int oriented = candidates.takeFirst();
            m_next[cell] = OrientedCard(oriented);
            if (!exchange(cells.subspan(1), free - OrientedCards::allTurns(cardOf(oriented)), visit))
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
    Arrangement m_solution{};
    Arrangement m_next{};
    core::IndexedArray<std::uint8_t, mostCards> m_exchangeable; ///< the cells whose cards have lookalikes
    std::uint64_t m_count = 0; ///< the number of members; 0 before it is asked for
    core::Position m_position;
    core::Path m_path;
};

} // namespace dogs
