// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/heuristic.h"

namespace taquin {

/// The lines affected by a slide: rows for a vertical slide, columns for a horizontal one.
struct SlideLines {
    int before; ///< the line that the tile leaves
    int after;  ///< the line that the tile enters
    int home;   ///< the home line of the tile
};

inline bool isVertical(const Slide &slide)
{
    return rowStep(slide.direction) != 0;
}

inline SlideLines linesOf(const GridGraph &graph, const Slide &slide)
{
    if (isVertical(slide))
        return {graph.row(slide.from), graph.row(slide.to), graph.row(slide.tile)};
    return {graph.column(slide.from), graph.column(slide.to), graph.column(slide.tile)};
}

/// The sum of the tiles' distances to their home cells, each as if there were no other tile (Korf, 1985).
class ManhattanDistance {
public:
    using Change = int; ///< the change of the sum
    static constexpr std::size_t lookahead = 1;
    static constexpr bool valueInEvents = false;

    static bool fits(core::Grid) { return true; }

    /// `graph` must outlive the heuristic.
    ManhattanDistance(const GridGraph &graph, const Board &board);

    int lowerBound() const { return m_sum; }
    bool isZero() const { return m_sum == 0; }
    void prepare(const Board &board, const Slide &slide, int most, Change &change) const;
    int screen(const Slide &, int, Change change) const { return m_sum + change; }
    int evaluate(int, Change change) const { return m_sum + change; }
    void apply(Change change) { m_sum += change; }
    void undo(Change change) { m_sum -= change; }

private:
    const GridGraph *m_graph;
    int m_sum = 0;
};

} // namespace taquin
