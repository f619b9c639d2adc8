// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/indexed.h"

#include <cstdint>

namespace queens {

/// The board split into a west and an east half, and each half into a north and a south quarter, with numbers for
/// the diagonals that pass through both halves or through both quarters of a half. Placements on two parts can be
/// joined if no such diagonal has a queen in both parts; so a mask of these diagonals is enough.
class SharedDiagonals {
public:
    static constexpr int largest = 20; ///< in squares per side
    /// The number of topmost bits of a mask: those of the diagonals that most often have a queen.
    static constexpr int bucketBits = 2;
    static constexpr int weightShift = 60; ///< in a mask of a half, the bits above all diagonals

    /// `breaksSymmetry`: the east half has no queen on the two longest diagonals, except in the middle of the
    /// board. Solutions with one there are mirror images of solutions with one in the west, which count twice: the
    /// bits from `weightShift` on hold the number of doublings.
    SharedDiagonals(int size, bool breaksSymmetry);

    int size() const { return m_size; }
    bool breaksSymmetry() const { return m_breaksSymmetry; }
    int north() const { return m_size / 2; } ///< the number of rows in the north quarters
    int west() const { return m_size / 2; }  ///< the number of columns in the west half
    int bits() const { return m_bits; }      ///< the number of diagonals that pass through both halves

    /// Returns the diagonals of a square that pass through both halves, with its weight.
    std::uint64_t betweenHalves(int row, int column) const;
    /// Returns the diagonals of a square that pass through both quarters of its half.
    std::uint32_t betweenQuarters(int row, int column) const;
    /// Returns whether a count that breaks the symmetry omits boards with a queen on this square.
    bool isExcluded(int row, int column) const;

private:
    static constexpr int none = -1;
    /// The bit of each diagonal; none if it does not pass through both halves.
    using BitOf = core::IndexedArray<int, 2 * std::size_t(largest)>;

    int rising(int row, int column) const { return row + column; }
    int falling(int row, int column) const { return column - row + m_size - 1; }
    bool isOnLongestDiagonal(int row, int column) const;
    void numberDiagonals();
    void number(BitOf &bits, int diagonal);

    int m_size;
    bool m_breaksSymmetry;
    int m_bits = 0;
    BitOf m_rising;
    BitOf m_falling;
};

} // namespace queens
