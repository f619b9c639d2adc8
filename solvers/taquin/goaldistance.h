// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/pdbheuristic.h"

#include <algorithm>
#include <optional>

namespace taquin {

/// A lower bound of the moves to a goal with its blank in no corner (see Heuristic). It is the larger of two: the
/// tiles' distances and linear conflicts in this goal, and the bound that pattern databases give for the ordered
/// board, less the moves of the walk from there to the goal.
class GoalDistance {
public:
    struct Change {
        int distance;  ///< the change of the sum of distances
        int line;      ///< the line whose conflicts change; -1 if there is none
        int conflicts; ///< the conflicts of the line after the slide; once applied, before it
        PdbHeuristic::Change tables;
    };
    static constexpr std::size_t lookahead = PdbHeuristic::lookahead;
    static constexpr bool valueInEvents = true;

    static bool fits(core::Grid) { return true; }

    /// `walk` is the number of moves from the ordered board to the goal. `tables` are the databases for the board; null
    /// if there are none. `graph` and `tables` must outlive the heuristic.
    GoalDistance(const GridGraph &graph, const Board &board, const Board &goal, int walk = 0,
                 const PdbSet *tables = nullptr);

    int lowerBound() const
    {
        const int own = m_distance + 2 * m_conflictSum;
        return m_tables ? std::max(own, m_tables->lowerBound() - m_walk) : own;
    }
    bool isZero() const { return m_distance == 0; }
    void prepare(const Board &board, const Slide &slide, int most, Change &change) const;
    int screen(const Slide &slide, int most, Change &change) const;
    int evaluate(int most, Change &change) const
    {
        return m_tables ? m_tables->evaluate(most + m_walk, change.tables) - m_walk : most;
    }
    void apply(Change &change);
    void undo(const Change &change);

private:
    int countConflicts(const Board &board, int line, int movedTile, int movedCell) const;

    const GridGraph *m_graph;
    core::PerPiece<std::int16_t> m_home; ///< the cell of each tile in the goal
    core::Indexed<int> m_conflicts;      ///< indexed by line: the rows first, then the columns
    int m_distance = 0;                  ///< the sum of the distances
    int m_conflictSum = 0;
    int m_walk;
    std::optional<PdbHeuristic> m_tables;
};

} // namespace taquin
