// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>

namespace tilings {

/// What a search has tried in vain: cells left empty, and a number that tells the pieces left and is never 0.
/// It takes bounded memory, since a newer one can take the place of an older.
template <typename Field>
class DeadEnds {
public:
    using State = typename Field::State;

    DeadEnds(const Field &field, int length)
        : m_field(field), m_size(std::size_t(1) << (fewestBits + std::min(length, mostLength))),
          m_shift(64 - std::countr_zero(m_size))
    {
    }

    void clear()
    {
        if (!m_cells) {
            m_pieces = std::make_unique_for_overwrite<std::uint64_t[]>(m_size);
            m_cells = std::make_unique_for_overwrite<State[]>(m_size);
        }
        std::memset(m_pieces.get(), 0, m_size * sizeof(std::uint64_t));
    }
    bool has(const State &cells, std::uint64_t pieces) const
    {
        const std::size_t at = index(cells, pieces);
        return m_pieces[at] == pieces && m_cells[at] == cells;
    }
    void add(const State &cells, std::uint64_t pieces)
    {
        const std::size_t at = index(cells, pieces);
        m_pieces[at] = pieces;
        m_cells[at] = cells;
    }

private:
    // The longer the lines, the more ways the border of what is filled can go.
    static constexpr int fewestBits = 8;
    static constexpr int mostLength = 5;

    std::size_t index(const State &cells, std::uint64_t pieces) const
    {
        constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
        return std::size_t((m_field.digest(cells) + pieces * odd) * odd >> m_shift);
    }

    const Field &m_field;
    const std::size_t m_size; ///< a power of two
    const int m_shift;
    std::unique_ptr<std::uint64_t[]> m_pieces; ///< 0: none
    std::unique_ptr<State[]> m_cells;          ///< only where there are pieces
};

} // namespace tilings
