// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

#include <bit>

namespace tilings {

/// The pieces still to be laid in a search; of equal pieces, the first is laid first.
class RemainingPieces {
public:
    RemainingPieces(const Tilings &tilings, const core::Position &position)
    {
        m_pieces.reserve(position.size());
        for (int piece = 0; piece < int(position.size()); ++piece) {
            if (position[piece].onBoard())
                continue;
            const int kind = tilings.kindOf(piece);
            if (m_counts[kind]++ == 0)
                m_first[kind] = std::int16_t(m_pieces.size());
            m_pieces.push_back(std::int16_t(piece));
        }
        m_initialCounts = m_counts;
        assignKeyUnits();
    }

    int count(int kind) const { return m_counts[kind]; }
    int monominoes() const { return count(Polyomino::monomino); }
    /// Returns the kinds that have pieces left, as a bitmask.
    unsigned kinds() const
    {
        unsigned kinds = 0;
        for (int kind = 0; kind < Polyomino::kinds; ++kind)
            kinds |= unsigned(m_counts[kind] > 0) << kind;
        return kinds;
    }

    /// Takes a piece of this kind, which must exist. Returns whether it was the last.
    bool take(int kind)
    {
        m_key -= m_keyUnits[kind];
        return --m_counts[kind] == 0;
    }
    void putBack(int kind)
    {
        m_key += m_keyUnits[kind];
        ++m_counts[kind];
    }

    /// Returns the piece of this kind that is taken after `others` others of its kind.
    std::int16_t pieceAfter(int kind, int others) const { return m_pieces[m_first[kind] + others]; }
    std::int16_t nextPiece(int kind) const { return pieceAfter(kind, m_initialCounts[kind] - count(kind)); }

    /// Returns whether `key` encodes all counts, which is impossible for very many pieces of many kinds.
    bool hasKey() const { return m_hasKey; }
    /// Returns the counts of all kinds packed into one number, which is never 0.
    std::uint64_t key() const { return m_key; }
    std::uint64_t keyWithout(int kind) const { return m_key - m_keyUnits[kind]; }

private:
    /// Assigns the bits of the key to the counts of the kinds.
    void assignKeyUnits()
    {
        int bits = 0;
        for (int kind = 0; kind < Polyomino::kinds; ++kind) {
            m_keyUnits[kind] = bits < keyBits ? std::uint64_t(1) << bits : 0;
            m_key += m_keyUnits[kind] * std::uint64_t(m_initialCounts[kind]);
            bits += std::bit_width(unsigned(m_initialCounts[kind]));
        }
        m_hasKey = bits <= keyBits;
    }

    static constexpr int keyBits = 63; ///< the 64th bit is always set

    PerKind<std::int16_t> m_counts{};
    PerKind<std::int16_t> m_initialCounts{};
    PerKind<std::int16_t> m_first{}; ///< the index of the kind's first piece in m_pieces
    core::Indexed<std::int16_t> m_pieces;
    PerKind<std::uint64_t> m_keyUnits{}; ///< what one piece of the kind adds to the key
    std::uint64_t m_key = std::uint64_t(1) << keyBits;
    bool m_hasKey = true;
};

} // namespace tilings
