// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/indexed.h"

#include <cstdint>

namespace queens {

/// The board cut into a west and an east half, and each half into a north and a south quarter: numbers the
/// diagonals that run through both halves, or through both quarters of a half. Placements on two parts can be
/// joined if none of these diagonals has a queen in each part, so that a mask of each part is enough.
class SharedDiagonals {
public:
    static constexpr int largest = 20; ///< in squares per side
    static constexpr int bucketBits =
        2; ///< topmost bits of a mask, of the diagonals that most often have a queen
    static constexpr int weightShift = 60; ///< in a mask of the halves, above all diagonals

    /// `breaksSymmetry`: the east has no queen on the two longest diagonals, except in the middle of the board.
    /// Each solution that has one there is the mirror image of one that has it in the west, so the latter
    /// counts twice: the bits from `weightShift` on are the number of doublings.
    SharedDiagonals(int size, bool breaksSymmetry);

    int size() const { return m_size; }
    bool breaksSymmetry() const { return m_breaksSymmetry; }
    int north() const { return m_size / 2; } ///< the number of rows in the north quarters
    int west() const { return m_size / 2; }  ///< the number of columns in the west half
    int bits() const { return m_bits; }      ///< the number of diagonals through both halves

    /// Returns the diagonals of a square that run through both halves, and its weight.
    std::uint64_t betweenHalves(int row, int column) const;
    /// Returns the diagonals of a square that run through both quarters of its half.
    std::uint32_t betweenQuarters(int row, int column) const;
    /// Returns whether a count that breaks the symmetry leaves out boards with a queen there.
    bool isExcluded(int row, int column) const;

private:
    static constexpr int none = -1;
    /// The bit of each diagonal, or none if it does not run through both halves.
    using BitOf = core::IndexedArray<int, 2 * std::size_t(largest)>;

    int rising(int row, int column) const { return row + column; }
    int falling(int row, int column) const { return column - row + m_size - 1; }
    bool isOnOneLongest(int row, int column) const;
    void numberDiagonals();
    void number(BitOf &bits, int diagonal);

    int m_size;
    bool m_breaksSymmetry;
    int m_bits = 0;
    BitOf m_rising;
    BitOf m_falling;
};

} // namespace queens
