// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/largepages.h"
#include "taquin/patternlinks.h"

namespace taquin {

/// Where a pattern's tiles and the gap are.
struct PatternState {
    CellSet set;
    std::uint32_t slot;
    std::uint16_t order;
    std::uint16_t distance;
};

/// For all states of a pattern the distance from its goal: how many moves its tiles must make at least, the
/// others being alike and their moves free (additive pattern databases; Korf and Felner, 2002). Since the
/// gap's region is part of a state, each move of its tiles changes the distance by exactly one, and one bit a
/// state, the second of its distance, is enough (Breyer and Korf, 2010).
class PatternTable {
public:
    /// The pattern of the tiles that belong on the cells of `home`. Nothing when the crew gave up.
    static std::shared_ptr<const PatternTable> build(const PatternLinks &links, CellSet home,
                                                     const TableCrew &crew);

    const PatternSpace &space() const { return *m_space; }
    std::size_t bytes() const { return m_bits.size() * sizeof(std::uint64_t); }
    const std::uint64_t *word(std::uint32_t slot, std::uint16_t order) const
    {
        return m_bits.data() + std::size_t(slot) * m_words + (order >> 6);
    }
    /// What a move leads to, seen from a state `before` moves away.
    static int distanceAfter(int before, const std::uint64_t *word, std::uint16_t order)
    {
        const unsigned bit = unsigned(*word >> (order & 63)) & 1U;
        const unsigned differs = (unsigned(before + 1) >> 1 & 1U) ^ bit;
        return before + 1 - 2 * int(differs);
    }
    /// The state in which the pattern's tiles, in ascending order, lie on `cells`.
    PatternState state(const std::vector<int> &cells, int gap) const;

private:
    PatternTable(std::shared_ptr<const PatternSpace> space, CellSet home, std::size_t words,
                 LargeVector<std::uint64_t> bits);
    PatternState nearer(const PatternState &state, unsigned bit) const;
    int distance(PatternState state) const;

    std::shared_ptr<const PatternSpace> m_space;
    CellSet m_home;
    std::size_t m_words;
    LargeVector<std::uint64_t> m_bits;
};

} // namespace taquin
