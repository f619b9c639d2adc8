// SPDX-License-Identifier: MIT
#include "tours/jumps.h"

#include <algorithm>

namespace tours {

JumpLists::JumpLists(core::Grid grid, Order order) : m_begin{0}
{
    for (int cell = 0; cell < grid.size(); ++cell) {
        for (const Jump &jump : jumps) {
            const int column = grid.column(cell) + jump.dx;
            const int row = grid.row(cell) + jump.dy;
            if (grid.has(column, row))
                m_targets.push_back(grid.cell(column, row));
        }
        if (order == Ascending)
            std::sort(m_targets.begin() + m_begin.back(), m_targets.end());
        m_begin.push_back(int(m_targets.size()));
    }
}

} // namespace tours
