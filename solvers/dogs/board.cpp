// SPDX-License-Identifier: MIT
#include "dogs/board.h"

#include <algorithm>

namespace dogs {

int neighbour(const core::Grid &grid, int cell, Side side)
{
    constexpr std::array<int, 4> columns{0, 1, 0, -1};
    constexpr std::array<int, 4> rows{-1, 0, 1, 0};
    const int column = grid.column(cell) + columns[side];
    const int row = grid.row(cell) + rows[side];
    return grid.has(column, row) ? grid.cell(column, row) : -1;
}

int innerEdges(const core::Grid &grid)
{
    return 2 * grid.size() - grid.columns - grid.rows;
}

Board::Board(core::Grid grid, const std::vector<Card> &cards, Half frame, const core::Position &position)
    : m_grid(grid), m_cards(cards), m_frame(frame), m_position(position),
      m_card(std::size_t(grid.size()), none)
{
    for (std::size_t card = 0; card < position.size(); ++card) {
        if (position[card].onBoard())
            m_card[position[card].cell] = int(card);
    }
}

bool Board::isFull() const
{
    return std::ranges::find(m_card, none) == m_card.end();
}

Half Board::half(int cell, Side side) const
{
    const int card = m_card[cell];
    if (card == none)
        return 0;
    return m_cards[std::size_t(card)].half(side, m_position[card].turn);
}

Half Board::needed(int cell, Side side) const
{
    const int other = neighbour(m_grid, cell, side);
    return other < 0 ? m_frame : complement(half(other, opposite(side)));
}

bool Board::fits(const Card &card, int turn, int cell) const
{
    return std::ranges::all_of(sides, [&](Side side) {
        const Half half = needed(cell, side);
        return half == 0 || half == card.half(side, turn);
    });
}

bool Board::isMismatch(const SharedEdge &edge) const
{
    const Half shown = half(edge.cell, edge.side);
    const Half wanted = needed(edge.cell, edge.side);
    return shown != 0 && wanted != 0 && shown != wanted;
}

std::vector<SharedEdge> Board::mismatchesBehind(int cell) const
{
    std::vector<SharedEdge> edges;
    for (const Side side : {West, North, East, South}) {
        const SharedEdge edge{cell, side, neighbour(m_grid, cell, side)};
        const bool isBehind = side == West || side == North || edge.other < 0;
        if (isBehind && isMismatch(edge))
            edges.push_back(edge);
    }
    return edges;
}

std::vector<SharedEdge> Board::mismatches() const
{
    std::vector<SharedEdge> edges;
    for (int cell = 0; cell < m_grid.size(); ++cell)
        std::ranges::copy(mismatchesBehind(cell), std::back_inserter(edges));
    return edges;
}

} // namespace dogs
