// SPDX-License-Identifier: MIT
#include "taquin/cellsets.h"

#include <bit>

namespace taquin {

CellSets::CellSets(int cells, int size)
    : m_half(cells / 2), m_lowerMask(only(m_half) - 1), m_upper(std::size_t(1) << (cells - m_half)),
      m_lower(std::size_t(1) << m_half)
{
    std::vector<std::vector<CellSet>> ofSize(std::size_t(m_half) + 1);
    for (std::size_t lower = 0; lower < m_lower.size(); ++lower) {
        auto &same = ofSize[std::size_t(std::popcount(lower))];
        m_lower[lower] = std::uint32_t(same.size());
        same.push_back(CellSet(lower));
    }
    for (std::size_t upper = 0; upper < m_upper.size(); ++upper) {
        m_upper[upper] = std::uint32_t(m_all.size());
        const int rest = size - std::popcount(upper);
        if (rest < 0 || rest > m_half)
            continue;
        for (const CellSet lower : ofSize[std::size_t(rest)])
            m_all.push_back(CellSet(upper << m_half) | lower);
    }
}

} // namespace taquin
