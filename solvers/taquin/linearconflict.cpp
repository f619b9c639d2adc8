// SPDX-License-Identifier: MIT
#include "taquin/linearconflict.h"

#include "taquin/taquin.h"

#include <algorithm>
#include <array>
#include <utility>

namespace taquin {

namespace {

/// The longest increasing subsequence of the numbers added, by patience sorting (Schensted, 1961).
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
    /// Returns how many numbers are not in the subsequence.
    int others() const { return m_count - m_piles; }

private:
    std::array<int, Taquin::longest> m_tops;
    int m_piles = 0;
    int m_count = 0;
};

} // namespace

LinearConflict::LinearConflict(const GridGraph &graph, const Board &board)
    : m_graph(&graph), m_distance(graph, board)
{
    for (int line = 0; line < board.grid().rows + board.grid().columns; ++line) {
        m_conflicts.push_back(countConflicts(board, line, {Board::none, Board::none}));
        m_sum += m_conflicts.back();
    }
}

int LinearConflict::countConflicts(const Board &board, int line, AssumedTile moved) const
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

/// Prepares a slide. Conflicts change only in the home row or column of the tile, and only when the slide takes
/// the tile into it or out of it.
void LinearConflict::prepare(const Board &board, const Slide &slide, int most, Change &change) const
{
    m_distance.prepare(board, slide, most, change.distance);
    const SlideLines lines = linesOf(*m_graph, slide);
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
