// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/plan.h"

namespace dogs {

/// What lies on each cell.
using Board = std::array<Lay, mostCards>;

/// A card goes from beside the board to this cell.
inline core::Step laying(int cell, int lay)
{
    return {std::int16_t(cardOf(lay)), {}, {std::int16_t(cell), std::int8_t(turnOf(lay))}};
}

/// The first so many lays of the plan.
core::Path wayTo(const Plan &plan, const Board &board, std::size_t depth);

/// The solutions that look like one found or that the board's turns make of it: equal cards exchanged, cards
/// turned that look the same then, the board turned where the plan says that this makes further ones. They
/// differ by card number and turn.
class Images {
public:
    Images(const Deck &deck, const Plan &plan, const core::Position &from);

    /// That of this board.
    void begin(const Board &board);
    /// Calls `tell` for each, the board itself first, until it answers false; answers what it answered last.
    bool each(auto &&tell)
    {
        m_next = m_board;
        return exchange(0, m_own, tell);
    }
    /// How many they are; 0 when 64 bits cannot count them.
    std::uint64_t count() const;

    const core::Position &position() const { return m_position; } ///< of the present one
    const core::Path &path() const { return m_path; }             ///< to it, in the plan's order
    /// The steps of one move that make the present one of this board.
    core::Path change(const Board &board) const;

private:
    bool exchange(std::size_t level, const Lays &free, auto &&tell)
    {
        if (level == m_plan.levels.size())
            return turn(tell);
        const auto cell = std::size_t(m_plan.levels[level].cell);
        Lays alike = free & m_deck.alike(m_board[cell]);
        while (alike.any()) {
            const int lay = alike.takeFirst();
            m_next[cell] = Lay(lay);
            if (!exchange(level + 1, free - Lays::four(cardOf(lay)), tell))
                return false;
        }
        return true;
    }
    bool turn(auto &&tell)
    {
        for (int turn = 0; turn < m_plan.turns; ++turn) {
            take(m_next, turn);
            if (!tell())
                return false;
        }
        return true;
    }
    void take(const Board &board, int turn);

    const Deck &m_deck;
    const Plan &m_plan;
    Lays m_own; ///< of the cards that are not fixed
    Board m_board{};
    Board m_next{};
    core::Position m_position;
    core::Path m_path;
};

} // namespace dogs
