// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tilings.h"

#include <bit>

namespace tilings {

/// The pieces still to be laid in a search; of equal pieces, the first is laid first.
class RemainingPieces {
public:
    RemainingPieces(const Tilings &tilings, const core::Position &position)
        : m_kinds(tilings.pieces().kinds())
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
        for (int kind = Polyomino::kinds; kind < m_kinds; ++kind) {
            if (tilings.pieces().polyomino(kind).size() == 1)
                m_ownMonominoes.push_back(kind);
        }
        assignKeyUnits();
    }

    int count(int kind) const { return m_counts[kind]; }
    /// Returns the number of pieces of one cell.
    int monominoes() const
    {
        int monominoes = count(Polyomino::monomino);
        for (const int kind : m_ownMonominoes)
            monominoes += count(kind);
        return monominoes;
    }
    /// Returns the kinds that have pieces left.
    KindSet kinds() const
    {
        KindSet kinds;
        for (int kind = 0; kind < m_kinds; ++kind)
            kinds[std::size_t(kind)] = m_counts[kind] > 0;
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
        for (int kind = 0; kind < m_kinds; ++kind) {
            m_keyUnits[kind] = bits < keyBits ? std::uint64_t(1) << bits : 0;
            m_key += m_keyUnits[kind] * std::uint64_t(m_initialCounts[kind]);
            bits += std::bit_width(unsigned(m_initialCounts[kind]));
        }
        m_hasKey = bits <= keyBits;
        if (!m_hasKey) {
            m_keyUnits = {};
            m_key = std::uint64_t(1) << keyBits;
        }
    }

    static constexpr int keyBits = 63; ///< the 64th bit is always set

    int m_kinds;
    PerKind<std::int16_t> m_counts{};
    PerKind<std::int16_t> m_initialCounts{};
    PerKind<std::int16_t> m_first{}; ///< the index of the kind's first piece in m_pieces
    core::Indexed<std::int16_t> m_pieces;
    std::vector<int> m_ownMonominoes;    ///< the kinds of one cell that are not ready-made
    PerKind<std::uint64_t> m_keyUnits{}; ///< what one piece of the kind adds to the key
    std::uint64_t m_key = std::uint64_t(1) << keyBits;
    bool m_hasKey = true;
};

} // namespace tilings
