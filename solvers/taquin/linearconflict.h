// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/manhattandistance.h"

namespace taquin {

/// ManhattanDistance plus two moves for each tile that must leave its home row or column to let others pass there
/// (Hansson, Mayer and Yung, 1992; the fewest such tiles, by a longest increasing subsequence).
class LinearConflict {
public:
    struct Change {
        ManhattanDistance::Change distance;
        int line;      ///< the line whose conflicts change; -1 if there is none
        int conflicts; ///< the conflicts of the line after the slide; once applied, before it
    };
    static constexpr std::size_t lookahead = 1;
    static constexpr bool valueInEvents = false;

    static bool fits(core::Grid) { return true; }

    /// `graph` must outlive the heuristic.
    LinearConflict(const GridGraph &graph, const Board &board);

    int lowerBound() const { return m_distance.lowerBound() + 2 * m_sum; }
    bool isZero() const { return m_distance.isZero(); }
    void prepare(const Board &board, const Slide &slide, int most, Change &change) const;
    int screen(const Slide &, int most, const Change &change) const { return evaluate(most, change); }
    int evaluate(int most, const Change &change) const
    {
        const int before = change.line < 0 ? 0 : m_conflicts[change.line];
        return m_distance.evaluate(most, change.distance) + 2 * (m_sum + change.conflicts - before);
    }
    void apply(Change &change);
    void undo(const Change &change);

private:
    /// A tile and a cell on which it is counted, instead of its cell on the board; Board::none for both counts all
    /// tiles as on the board.
    struct AssumedTile {
        int tile;
        int cell;
    };

    int countConflicts(const Board &board, int line, AssumedTile moved) const;

    const GridGraph *m_graph;
    ManhattanDistance m_distance;
    core::Indexed<int> m_conflicts; ///< indexed by line: the rows first, then the columns
    int m_sum = 0;                  ///< the sum of the conflicts
};

} // namespace taquin
