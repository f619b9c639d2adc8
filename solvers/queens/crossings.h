// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <array>
#include <cstdint>

namespace queens {

/// The board cut into a west and an east half, and each half into a north and a south quarter. Parts are
/// joined when none of the diagonals that run through both has a queen in each.
class Crossings {
public:
    static constexpr int largest = 18;     ///< squares a side
    static constexpr int classBits = 2;    ///< topmost crossings, of diagonals that most often have a queen
    static constexpr int weightShift = 60; ///< in a mask of crossings, above all diagonals

    /// `folded`: the east has no queen on the two longest diagonals, but in the middle of the board. Each
    /// solution that has one there is the mirror image of one that has it in the west, so that those are
    /// counted twice: bits from `weightShift` on tell how often they double.
    Crossings(int size, bool folded);

    int size() const { return m_size; }
    bool folded() const { return m_folded; }
    int north() const { return m_size / 2; } ///< rows in the north quarters
    int west() const { return m_size / 2; }  ///< columns in the west half
    int bits() const { return m_bits; }

    /// The diagonals of a square that run through both halves, and its weight.
    std::uint64_t ofHalves(int row, int column) const;
    /// The diagonals of a square that run through both quarters of its half.
    std::uint32_t ofQuarters(int row, int column) const;
    /// Whether a folded count leaves out boards with a queen there.
    bool leftOut(int row, int column) const;

private:
    static constexpr int none = -1;

    int rising(int row, int column) const { return row + column; }
    int falling(int row, int column) const { return column - row + m_size - 1; }
    bool onLongDiagonal(int row, int column) const;
    void number();

    int m_size;
    bool m_folded;
    int m_bits = 0;
    std::array<int, 2 * largest> m_rising;  ///< the bit of each diagonal
    std::array<int, 2 * largest> m_falling; ///< likewise
};

} // namespace queens
