// SPDX-License-Identifier: MIT
#include "taquin/manhattandistance.h"

#include <cstdlib>

namespace taquin {

ManhattanDistance::ManhattanDistance(const GridGraph &graph, const Board &board) : m_graph(&graph)
{
    for (int tile = 0; tile < board.grid().size() - 1; ++tile)
        m_sum += graph.distance(board.cell(tile), tile);
}

void ManhattanDistance::prepare(const Board &, const Slide &slide, int, Change &change) const
{
    const SlideLines lines = linesOf(*m_graph, slide);
    change = std::abs(lines.after - lines.home) - std::abs(lines.before - lines.home);
}

} // namespace taquin
