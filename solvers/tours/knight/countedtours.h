// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/knight.h"

namespace tours {

/// The tours of a grid to count: closed ones, open ones, or those between given ends.
struct CountedTours {
    static constexpr int anywhere = -1;

    core::Grid grid;
    bool closed = false;
    /// The tour's ends, squares or `anywhere`; an open tour with both ends anywhere is counted once, not in both
    /// directions.
    int first = anywhere;
    int last = anywhere;
    std::vector<int> without = {}; ///< squares that the tours do not visit
};

/// Turns the board so that its columns are along the shorter side, and upside down if the tour starts in its lower
/// half: the sooner the given squares are passed, the fewer states there are.
class TurnedBoard {
public:
    TurnedBoard(core::Grid grid, int start);

    core::Grid grid() const { return m_isTurned ? core::Grid{m_grid.rows, m_grid.columns} : m_grid; }
    /// Returns the square of the turned board that is this cell of the board, and the other way round.
    int square(int cell) const;
    int cell(int square) const;

private:
    core::Grid m_grid;
    bool m_isTurned;
    bool m_isUpsideDown = false;
};

/// Returns the tours that continue this route, on the board turned for its last square. With `ofWholeBoard`, a route
/// of one square stands for all tours of the board, wherever they start.
CountedTours toursFrom(const Knight &knight, const Route &route, bool ofWholeBoard);

} // namespace tours
