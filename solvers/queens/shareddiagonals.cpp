// SPDX-License-Identifier: MIT
#include "queens/shareddiagonals.h"

namespace queens {

SharedDiagonals::SharedDiagonals(int size, bool breaksSymmetry)
    : m_size(size), m_breaksSymmetry(breaksSymmetry)
{
    m_rising.fill(none);
    m_falling.fill(none);
    numberDiagonals();
}

/// Numbers the diagonals from the shortest to the longest, since the topmost bits sort the masks into buckets. If
/// the symmetry is broken, the two longest, which seldom have a queen, are numbered first; they need no bit if no
/// square is on both.
void SharedDiagonals::numberDiagonals()
{
    const int middle = m_size - 1;
    const auto numberBoth = [&](int diagonal) {
        number(m_rising, diagonal);
        number(m_falling, diagonal);
    };
    if (!m_breaksSymmetry || m_size % 2 != 0)
        numberBoth(middle);
    for (int distance = m_size; distance > 0; --distance) {
        numberBoth(middle - distance);
        numberBoth(middle + distance);
    }
}

void SharedDiagonals::number(BitOf &bits, int diagonal)
{
    const bool isShared = diagonal >= west() && diagonal < west() + m_size - 1;
    if (isShared)
        bits[diagonal] = m_bits++;
}

std::uint64_t SharedDiagonals::betweenHalves(int row, int column) const
{
    std::uint64_t mask = 0;
    if (const int bit = m_rising[rising(row, column)]; bit != none)
        mask |= std::uint64_t(1) << bit;
    if (const int bit = m_falling[falling(row, column)]; bit != none)
        mask |= std::uint64_t(1) << bit;
    if (m_breaksSymmetry && column < west() && isOnLongestDiagonal(row, column))
        mask |= std::uint64_t(1) << weightShift;
    return mask;
}

std::uint32_t SharedDiagonals::betweenQuarters(int row, int column) const
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

bool SharedDiagonals::isOnLongestDiagonal(int row, int column) const
{
    return (rising(row, column) == m_size - 1) != (row == column);
}

bool SharedDiagonals::isExcluded(int row, int column) const
{
    return m_breaksSymmetry && column >= west() && isOnLongestDiagonal(row, column);
}

} // namespace queens
