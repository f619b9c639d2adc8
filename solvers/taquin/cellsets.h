// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/largepages.h"

#include <cstdint>

namespace taquin {

/// A set of cells: bit c stands for cell c.
using CellSet = std::uint64_t;

inline CellSet only(int cell)
{
    return CellSet(1) << cell;
}

/// Without a processor's own instruction, faster than std::popcount.
inline int sizeOf(CellSet set)
{
    set -= set >> 1 & 0x5555555555555555U;
    set = (set & 0x3333333333333333U) + (set >> 2 & 0x3333333333333333U);
    return int(((set + (set >> 4)) & 0x0F0F0F0F0F0F0F0FU) * 0x0101010101010101U >> 56);
}

/// Of cells among the first five.
inline int sizeOfFew(unsigned set)
{
    return int((0x4332322132212110U >> 4 * (set & 0xF) & 7U) + (set >> 4));
}

/// The sets of `size` cells out of at most 40, numbered from 0. A set's number is the sum of one for its
/// upper half and one for its lower half, so that two small tables are enough.
class CellSets {
public:
    CellSets(int cells, int size);

    std::size_t count() const { return m_all.size(); }
    std::uint32_t number(CellSet set) const { return m_upper[set >> m_half] + m_lower[set & m_lowerMask]; }
    const LargeVector<CellSet> &all() const { return m_all; }

private:
    int m_half;
    CellSet m_lowerMask;
    std::vector<std::uint32_t> m_upper; ///< how many sets have a smaller upper half
    std::vector<std::uint32_t> m_lower; ///< how many lower halves of the same size come before
    LargeVector<CellSet> m_all;         ///< ascending
};

} // namespace taquin
