// SPDX-License-Identifier: MIT
#include "tours/knight/jumps.h"

#include <algorithm>

namespace tours {

JumpGraph::JumpGraph(core::Grid grid, Order order, const core::PerCell<bool> &closed) : m_firstEdge{0}
{
    const auto isOpen = [&](int cell) { return closed.empty() || !closed[cell]; };
    for (int cell = 0; cell < grid.size(); ++cell) {
        for (const Offset &jump : jumps) {
            const int column = grid.column(cell) + jump.dx;
            const int row = grid.row(cell) + jump.dy;
            if (grid.has(column, row) && isOpen(cell) && isOpen(grid.cell(column, row)))
                m_targets.push_back(grid.cell(column, row));
        }
        if (order == Ascending)
            std::sort(m_targets.begin() + m_firstEdge.back(), m_targets.end());
        m_firstEdge.push_back(int(m_targets.size()));
    }
}

} // namespace tours
