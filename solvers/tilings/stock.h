// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

namespace tilings {

/// The pieces in the box while a search lays them; of equal ones the first goes first.
class Stock {
public:
    Stock(const Tilings &tilings, const core::Position &position)
    {
        m_pieces.reserve(position.size());
        for (std::size_t piece = 0; piece < position.size(); ++piece) {
            if (position[piece].onBoard())
                continue;
            const auto kind = std::size_t(tilings.kindOf(int(piece)));
            if (m_left[kind]++ == 0)
                m_first[kind] = std::int16_t(m_pieces.size());
            m_pieces.push_back(std::int16_t(piece));
            m_kinds |= 1U << kind;
        }
        m_counts = m_left;
    }

    unsigned kinds() const { return m_kinds; } ///< of which there are pieces left, a bit each
    int count(int kind) const { return m_left[std::size_t(kind)]; }
    int monominoes() const { return count(Polyomino::monomino); }

    /// There must be a piece of this kind.
    void take(int kind)
    {
        if (--m_left[std::size_t(kind)] == 0)
            m_kinds &= ~(1U << kind);
    }
    void putBack(int kind)
    {
        ++m_left[std::size_t(kind)];
        m_kinds |= 1U << kind;
    }
    /// The piece of this kind that is taken after so many others.
    std::int16_t piece(int kind, int others) const
    {
        return m_pieces[std::size_t(m_first[std::size_t(kind)] + others)];
    }
    std::int16_t next(int kind) const { return piece(kind, m_counts[std::size_t(kind)] - count(kind)); }

private:
    std::array<std::int16_t, Polyomino::kinds> m_left{};
    unsigned m_kinds = 0;
    std::array<std::int16_t, Polyomino::kinds> m_counts{}; ///< at the beginning
    std::array<std::int16_t, Polyomino::kinds> m_first{};  ///< in m_pieces
    std::vector<std::int16_t> m_pieces;
};

} // namespace tilings
