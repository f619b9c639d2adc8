// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

namespace tilings {

/// A connected region of empty cells, in raster order.
using Hole = std::vector<std::int16_t>;

std::vector<Hole> holes(const Board &board);

/// The number of pieces of each size that remain to be laid.
class RemainingSizes {
public:
    RemainingSizes() = default;
    /// Counts the remaining pieces of a position.
    RemainingSizes(const Tilings &tilings, const core::Position &position);

    void add(int size)
    {
        ++m_counts[size];
        m_uncommon += isCommon(size) ? 0 : 1;
    }
    void remove(int size)
    {
        --m_counts[size];
        m_uncommon -= isCommon(size) ? 0 : 1;
    }
    int count(int size) const { return m_counts[size]; }
    /// Returns the common size of all pieces larger than one cell; 0 if there are none, or several sizes.
    int onlySize() const;
    /// Returns the least number of cells that must be left for monominoes in a hole of this area.
    int remainder(int area) const;
    bool fill(int area) const { return remainder(area) <= count(1); }

private:
    /// Returns whether the ready-made pieces have this size.
    static bool isCommon(int size) { return size == 1 || size == 4 || size == 5; }
    /// Returns the greatest area up to this one that pieces larger than one cell can cover, by their sizes.
    int largestSum(int area) const;

    core::IndexedArray<int, Polyomino::maxSize + 1> m_counts{};
    int m_uncommon = 0; ///< the number of pieces of other sizes than the ready-made ones
};

/// Returns the first hole that, together with the holes before it, the remaining pieces cannot fill according to
/// their areas; empty if there is none.
Hole unfillableHole(const Board &board, const RemainingSizes &remaining);

/// Explains a hole with a sentence such as "Pieces of 4 cells cannot fill a hole of 7 cells." and marks the hole.
core::Explanation explainHole(const Hole &hole, const RemainingSizes &remaining);

} // namespace tilings
