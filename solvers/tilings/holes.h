// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

namespace tilings {

/// A connected region of empty cells, in raster order.
using Hole = std::vector<std::int16_t>;

std::vector<Hole> holes(const Board &board);
/// The hole that this empty cell belongs to.
Hole holeAt(const Board &board, int cell);

/// How many pieces of each size remain to be laid.
class RemainingSizes {
public:
    RemainingSizes() = default;
    /// Of the pieces in the box.
    RemainingSizes(const Tilings &tilings, const core::Position &position);

    void add(int size) { ++m_counts[size]; }
    void remove(int size) { --m_counts[size]; }
    int count(int size) const { return m_counts[size]; }
    /// The size of all pieces larger than one cell; 0 when there are none, or of several sizes.
    int onlySize() const;
    /// The least number of cells of a hole of this area that remain for monominoes.
    int remainder(int area) const;
    bool fill(int area) const { return remainder(area) <= count(1); }

private:
    core::IndexedArray<int, Polyomino::maxSize + 1> m_counts{};
};

/// The first hole that the remaining pieces cannot fill together with those before it, judged by areas alone;
/// empty when all can be filled.
Hole unfillableHole(const Board &board, const RemainingSizes &remaining);

/// "A hole of 7 cells: not a multiple of 4." with the hole marked.
core::Explanation explainHole(const Hole &hole, const RemainingSizes &remaining);

} // namespace tilings
