// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

#include <bit>

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
        }
        m_counts = m_left;
        number();
    }

    /// Of which there are pieces left, a bit each.
    unsigned kinds() const
    {
        unsigned kinds = 0;
        for (std::size_t kind = 0; kind < m_left.size(); ++kind)
            kinds |= unsigned(m_left[kind] > 0) << kind;
        return kinds;
    }
    int count(int kind) const { return m_left[std::size_t(kind)]; }
    int monominoes() const { return count(Polyomino::monomino); }

    /// There must be a piece of this kind. True: it was the last.
    bool take(int kind)
    {
        m_code -= m_units[std::size_t(kind)];
        return --m_left[std::size_t(kind)] == 0;
    }
    void putBack(int kind)
    {
        m_code += m_units[std::size_t(kind)];
        ++m_left[std::size_t(kind)];
    }
    /// Whether `code` tells how many there are left of each kind: not with very many pieces of many kinds.
    bool isCoded() const { return m_isCoded; }
    std::uint64_t code() const { return m_code; } ///< never 0
    std::uint64_t codeWithout(int kind) const { return m_code - m_units[std::size_t(kind)]; }
    /// The piece of this kind that is taken after so many others.
    std::int16_t piece(int kind, int others) const
    {
        return m_pieces[std::size_t(m_first[std::size_t(kind)] + others)];
    }
    std::int16_t next(int kind) const { return piece(kind, m_counts[std::size_t(kind)] - count(kind)); }

private:
    /// Gives each kind the bits of the code that its pieces take.
    void number()
    {
        int bits = 0;
        for (std::size_t kind = 0; kind < m_counts.size(); ++kind) {
            m_units[kind] = bits < mostBits ? std::uint64_t(1) << bits : 0;
            m_code += m_units[kind] * std::uint64_t(m_counts[kind]);
            bits += std::bit_width(unsigned(m_counts[kind]));
        }
        m_isCoded = bits <= mostBits;
    }

    static constexpr int mostBits = 63;

    std::array<std::int16_t, Polyomino::kinds> m_left{};
    std::array<std::int16_t, Polyomino::kinds> m_counts{}; ///< at the beginning
    std::array<std::int16_t, Polyomino::kinds> m_first{};  ///< in m_pieces
    std::vector<std::int16_t> m_pieces;
    std::array<std::uint64_t, Polyomino::kinds> m_units{};
    std::uint64_t m_code = std::uint64_t(1) << mostBits;
    bool m_isCoded = true;
};

} // namespace tilings
