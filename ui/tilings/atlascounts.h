// SPDX-License-Identifier: MIT
#pragma once

#include "session/solutions.h"
#include "tilings/tilings.h"

namespace ui {

/// Of the solutions found, on how many of them each kind of piece covers each cell. More of them are added as
/// they come.
class AtlasCounts {
public:
    /// Begins anew for this board.
    void restart(const tilings::Tilings &tilings);
    void add(const tilings::Tilings &tilings, const core::Position &solution);

    std::size_t size() const { return m_size; } ///< solutions
    int count(int kind, int cell) const { return m_counts[std::size_t(kind)][std::size_t(cell)]; }
    const std::vector<int> &counts(int kind) const { return m_counts[std::size_t(kind)]; }
    /// On how many cells the kind lies in any solution.
    int cells(int kind) const;

    static bool covers(const tilings::Tilings &tilings, const core::Position &solution, int kind, int cell);

private:
    std::array<std::vector<int>, tilings::Polyomino::kinds> m_counts;
    std::size_t m_size = 0;
};

} // namespace ui
