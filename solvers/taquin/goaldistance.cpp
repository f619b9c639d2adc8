// SPDX-License-Identifier: MIT
#include "taquin/goaldistance.h"

#include "taquin/manhattandistance.h"

#include <cstdlib>

namespace taquin {

GoalDistance::GoalDistance(const GridGraph &graph, const Board &board, const Board &goal, int walk,
                           const PdbSet *tables)
    : m_graph(&graph), m_walk(walk)
{
    for (int tile = 0; tile < board.grid().size() - 1; ++tile) {
        m_home.push_back(std::int16_t(goal.cell(tile)));
        m_distance += graph.distance(board.cell(tile), goal.cell(tile));
    }
    for (int line = 0; line < board.grid().rows + board.grid().columns; ++line) {
        m_conflicts.push_back(countConflicts(board, line, Board::none, Board::none));
        m_conflictSum += m_conflicts.back();
    }
    if (tables)
        m_tables.emplace(*tables, board);
}

/// Returns how many tiles must leave their home line to let the others pass there: all but a longest increasing
/// subsequence of their home cells. `movedTile` is counted on `movedCell`, instead of its cell on the board.
int GoalDistance::countConflicts(const Board &board, int line, int movedTile, int movedCell) const
{
    const core::Grid &grid = m_graph->grid();
    const bool isRow = line < grid.rows;
    const int length = isRow ? grid.columns : grid.rows;
    const int stride = isRow ? 1 : grid.columns;
    const int number = isRow ? line : line - grid.rows;
    std::vector<int> tops; // the top of each pile of a patience sorting
    int count = 0;
    for (int i = 0, cell = number * (isRow ? grid.columns : 1); i < length; ++i, cell += stride) {
        int tile = board.tile(cell);
        if (cell == movedCell)
            tile = movedTile;
        else if (tile == movedTile)
            continue;
        if (tile == Board::none)
            continue;
        const int home = m_home[tile];
        if ((isRow ? m_graph->row(home) : m_graph->column(home)) != number)
            continue;
        const auto pile = std::ranges::upper_bound(tops, home);
        if (pile == tops.end())
            tops.push_back(home);
        else
            *pile = home;
        ++count;
    }
    return count - int(tops.size());
}

/// Prepares a slide. Conflicts change only in the home row or column of the tile, and only when the slide takes the
/// tile into it or out of it.
void GoalDistance::prepare(const Board &board, const Slide &slide, int most, Change &change) const
{
    const bool vertical = isVertical(slide);
    const auto lineOf = [&](int cell) { return vertical ? m_graph->row(cell) : m_graph->column(cell); };
    const int home = lineOf(m_home[slide.tile]);
    const int before = lineOf(slide.from);
    const int after = lineOf(slide.to);
    change.distance = std::abs(after - home) - std::abs(before - home);
    change.line = -1;
    change.conflicts = 0;
    if (before == home || after == home) {
        change.line = vertical ? home : m_graph->grid().rows + home;
        change.conflicts = countConflicts(board, change.line, slide.tile, slide.to);
    }
    if (m_tables)
        m_tables->prepare(board, slide, most + m_walk, change.tables);
}

int GoalDistance::screen(const Slide &slide, int most, Change &change) const
{
    const int conflictsBefore = change.line < 0 ? 0 : m_conflicts[change.line];
    const int own = m_distance + change.distance + 2 * (m_conflictSum + change.conflicts - conflictsBefore);
    if (own > most || !m_tables)
        return own;
    return m_tables->screen(slide, most + m_walk, change.tables) - m_walk;
}

void GoalDistance::apply(Change &change)
{
    m_distance += change.distance;
    if (change.line >= 0) {
        int &conflicts = m_conflicts[change.line];
        m_conflictSum += change.conflicts - conflicts;
        std::swap(conflicts, change.conflicts);
    }
    if (m_tables)
        m_tables->apply(change.tables);
}

void GoalDistance::undo(const Change &change)
{
    m_distance -= change.distance;
    if (change.line >= 0) {
        int &conflicts = m_conflicts[change.line];
        m_conflictSum += change.conflicts - conflicts;
        conflicts = change.conflicts;
    }
    if (m_tables)
        m_tables->undo(change.tables);
}

} // namespace taquin
