// SPDX-License-Identifier: MIT
#include "queens/crossings.h"

#include <cstdlib>

namespace queens {

Crossings::Crossings(int size, bool folded) : m_size(size), m_folded(folded)
{
    m_rising.fill(none);
    m_falling.fill(none);
    number();
}

/// From the shortest diagonals to the longest; the very longest, which a folded count seldom meets, come
/// first, or not at all where no square is on both.
void Crossings::number()
{
    const int middle = m_size - 1;
    const auto add = [this](std::array<int, 2 * largest> &bits, int diagonal, int first) {
        const bool crosses = diagonal >= first && diagonal < first + m_size - 1;
        if (crosses)
            bits[std::size_t(diagonal)] = m_bits++;
    };
    const auto addBoth = [&](int diagonal) {
        add(m_rising, diagonal, west());
        add(m_falling, diagonal, west());
    };
    if (!m_folded || m_size % 2 != 0)
        addBoth(middle);
    for (int far = m_size; far > 0; --far) {
        addBoth(middle - far);
        addBoth(middle + far);
    }
}

std::uint64_t Crossings::ofHalves(int row, int column) const
{
    std::uint64_t mask = 0;
    if (const int bit = m_rising[std::size_t(rising(row, column))]; bit != none)
        mask |= std::uint64_t(1) << bit;
    if (const int bit = m_falling[std::size_t(falling(row, column))]; bit != none)
        mask |= std::uint64_t(1) << bit;
    if (m_folded && column < west() && onLongDiagonal(row, column))
        mask |= std::uint64_t(1) << weightShift;
    return mask;
}

std::uint32_t Crossings::ofQuarters(int row, int column) const
{
    const int left = column < west() ? 0 : west();
    const int shared = (column < west() ? west() : m_size - west()) - 1;
    const int up = rising(row, column) - (left + north());
    const int down = falling(row, column) - (left + m_size - north());
    std::uint32_t mask = 0;
    if (up >= 0 && up < shared)
        mask |= std::uint32_t(1) << up;
    if (down >= 0 && down < shared)
        mask |= std::uint32_t(1) << (shared + down);
    return mask;
}

bool Crossings::onLongDiagonal(int row, int column) const
{
    return (rising(row, column) == m_size - 1) != (row == column);
}

bool Crossings::leftOut(int row, int column) const
{
    return m_folded && column >= west() && onLongDiagonal(row, column);
}

} // namespace queens
