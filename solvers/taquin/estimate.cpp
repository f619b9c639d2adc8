// SPDX-License-Identifier: MIT
#include "taquin/estimate.h"

#include "taquin/taquin.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace taquin {

namespace {

/// The longest ascending subsequence of the numbers added, by its patience piles (Schensted, 1961).
class Ascending {
public:
    void add(int number)
    {
        const auto end = m_tops.begin() + m_piles;
        const auto pile = std::find_if(m_tops.begin(), end, [&](int top) { return top > number; });
        m_piles += pile == end;
        *pile = number;
        ++m_count;
    }
    int left() const { return m_count - m_piles; }

private:
    std::array<int, Taquin::longest> m_tops;
    int m_piles = 0;
    int m_count = 0;
};

} // namespace

Estimate::Estimate(const Board &board) : m_grid(board.grid())
{
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        m_row.push_back(m_grid.row(cell));
        m_column.push_back(m_grid.column(cell));
    }
    for (int tile = 0; tile < m_grid.size() - 1; ++tile) {
        const int cell = board.cell(tile);
        m_total += std::abs(row(cell) - row(tile)) + std::abs(column(cell) - column(tile));
    }
    for (int line = 0; line < m_grid.rows + m_grid.columns; ++line) {
        m_conflicts.push_back(countConflicts(board, line, {Board::none, Board::none}));
        m_total += 2 * m_conflicts.back();
    }
}

int Estimate::countConflicts(const Board &board, int line, Moved moved) const
{
    const bool isRow = line < m_grid.rows;
    const int length = isRow ? m_grid.columns : m_grid.rows;
    const int stride = isRow ? 1 : m_grid.columns;
    const int number = isRow ? line : line - m_grid.rows;
    Ascending ascending;
    for (int i = 0, cell = number * (isRow ? m_grid.columns : 1); i < length; ++i, cell += stride) {
        int tile = board.tile(cell);
        if (cell == moved.cell)
            tile = moved.tile;
        else if (tile == moved.tile)
            continue;
        if (tile != Board::none && (isRow ? row(tile) : column(tile)) == number)
            ascending.add(tile);
    }
    return ascending.left();
}

Estimate::Change Estimate::change(const Board &board, const core::Step &step) const
{
    const int tile = step.piece;
    const int from = step.from.cell;
    const int to = step.to.cell;
    const bool acrossRows = row(from) != row(to);
    const int home = acrossRows ? row(tile) : column(tile);
    const int before = acrossRows ? row(from) : column(from);
    const int after = acrossRows ? row(to) : column(to);
    Change change;
    change.distance = std::abs(after - home) - std::abs(before - home);
    if (before == home || after == home) {
        change.line = acrossRows ? home : m_grid.rows + home;
        change.conflicts = countConflicts(board, change.line, {tile, to});
    }
    return change;
}

Estimate::Change Estimate::apply(const Change &change)
{
    Change back{-change.distance, change.line, 0};
    m_total = total(change);
    if (change.line >= 0) {
        int &conflicts = m_conflicts[std::size_t(change.line)];
        back.conflicts = conflicts;
        conflicts = change.conflicts;
    }
    return back;
}

} // namespace taquin
