// SPDX-License-Identifier: MIT
#include "taquin/heuristic.h"

#include "taquin/taquin.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace taquin {

namespace {

/// The lines that a slide affects: rows for a vertical slide, columns for a horizontal one.
struct Lines {
    int before; ///< the line that the tile leaves
    int after;  ///< the line that the tile enters
    int home;   ///< the line of the tile's own cell
};

bool isVertical(const Slide &slide)
{
    return rowStep(slide.direction) != 0;
}

Lines linesOf(const GridGraph &graph, const Slide &slide)
{
    if (isVertical(slide))
        return {graph.row(slide.from), graph.row(slide.to), graph.row(slide.tile)};
    return {graph.column(slide.from), graph.column(slide.to), graph.column(slide.tile)};
}

/// The longest increasing subsequence of the numbers added, by the piles of patience sorting (Schensted,
/// 1961).
class IncreasingSubsequence {
public:
    void add(int number)
    {
        const auto end = m_tops.begin() + m_piles;
        const auto pile = std::find_if(m_tops.begin(), end, [&](int top) { return top > number; });
        m_piles += pile == end;
        *pile = number;
        ++m_count;
    }
    /// Returns how many numbers are not part of the subsequence.
    int others() const { return m_count - m_piles; }

private:
    std::array<int, Taquin::longest> m_tops;
    int m_piles = 0;
    int m_count = 0;
};

} // namespace

ManhattanDistance::ManhattanDistance(const GridGraph &graph, const Board &board) : m_graph(&graph)
{
    for (int tile = 0; tile < board.grid().size() - 1; ++tile)
        m_sum += graph.distance(board.cell(tile), tile);
}

void ManhattanDistance::prepare(const Board &, const Slide &slide, int, Change &change) const
{
    const Lines lines = linesOf(*m_graph, slide);
    change = std::abs(lines.after - lines.home) - std::abs(lines.before - lines.home);
}

LinearConflict::LinearConflict(const GridGraph &graph, const Board &board)
    : m_graph(&graph), m_distance(graph, board)
{
    for (int line = 0; line < board.grid().rows + board.grid().columns; ++line) {
        m_conflicts.push_back(countConflicts(board, line, {Board::none, Board::none}));
        m_sum += m_conflicts.back();
    }
}

int LinearConflict::countConflicts(const Board &board, int line, Moved moved) const
{
    const core::Grid &grid = m_graph->grid();
    const bool isRow = line < grid.rows;
    const int length = isRow ? grid.columns : grid.rows;
    const int stride = isRow ? 1 : grid.columns;
    const int number = isRow ? line : line - grid.rows;
    IncreasingSubsequence increasing;
    for (int i = 0, cell = number * (isRow ? grid.columns : 1); i < length; ++i, cell += stride) {
        int tile = board.tile(cell);
        if (cell == moved.cell)
            tile = moved.tile;
        else if (tile == moved.tile)
            continue;
        if (tile != Board::none && (isRow ? m_graph->row(tile) : m_graph->column(tile)) == number)
            increasing.add(tile);
    }
    return increasing.others();
}

/// Prepares a slide. The conflicts change only in the line of the tile's own cell, when the tile leaves or
/// enters it.
void LinearConflict::prepare(const Board &board, const Slide &slide, int most, Change &change) const
{
    m_distance.prepare(board, slide, most, change.distance);
    const Lines lines = linesOf(*m_graph, slide);
    change.line = -1;
    change.conflicts = 0;
    if (lines.before == lines.home || lines.after == lines.home) {
        change.line = isVertical(slide) ? lines.home : m_graph->grid().rows + lines.home;
        change.conflicts = countConflicts(board, change.line, {slide.tile, slide.to});
    }
}

void LinearConflict::apply(Change &change)
{
    m_distance.apply(change.distance);
    if (change.line >= 0) {
        int &conflicts = m_conflicts[change.line];
        m_sum += change.conflicts - conflicts;
        std::swap(conflicts, change.conflicts);
    }
}

void LinearConflict::undo(const Change &change)
{
    m_distance.undo(change.distance);
    if (change.line >= 0) {
        int &conflicts = m_conflicts[change.line];
        m_sum += change.conflicts - conflicts;
        conflicts = change.conflicts;
    }
}

} // namespace taquin
