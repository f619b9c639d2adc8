// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

namespace tilings {

/// Cells of the board that touch each other, in raster order, and are empty.
using Hole = std::vector<std::int16_t>;

std::vector<Hole> holes(const Board &board);
/// The hole that this empty cell belongs to.
Hole holeAt(const Board &board, int cell);

/// How many pieces there are left of each size.
class Supply {
public:
    Supply() = default;
    /// Of the pieces that do not lie on the board.
    Supply(const Tilings &tilings, const core::Position &position);

    void add(int size) { ++m_counts[std::size_t(size)]; }
    void remove(int size) { --m_counts[std::size_t(size)]; }
    int count(int size) const { return m_counts[std::size_t(size)]; }
    /// The size of all pieces larger than one cell; 0 when there are none, or of several sizes.
    int onlySize() const;
    /// The least number of cells of a hole of this area that are left for monominoes.
    int spare(int area) const;
    bool fills(int area) const { return spare(area) <= count(1); }

private:
    std::array<int, Polyomino::largest + 1> m_counts{};
};

/// The first hole that the pieces left cannot fill together with those before it, by areas alone; empty when
/// all can be filled.
Hole hopelessHole(const Board &board, const Supply &supply);

/// "A hole of 7 cells: not a multiple of 4." with the hole marked.
core::Explanation explainHole(const Hole &hole, const Supply &supply);

} // namespace tilings
