// SPDX-License-Identifier: MIT
#include "dogs/layout.h"

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

int jointsOf(const core::Grid &grid)
{
    return 2 * grid.size() - grid.columns - grid.rows;
}

Layout::Layout(core::Grid grid, const std::vector<Card> &cards, const core::Position &position)
    : m_grid(grid), m_cards(cards), m_position(position), m_card(std::size_t(grid.size()), none)
{
    for (std::size_t card = 0; card < position.size(); ++card) {
        if (position[card].onBoard())
            m_card[std::size_t(position[card].cell)] = int(card);
    }
}

bool Layout::isFull() const
{
    return std::ranges::find(m_card, none) == m_card.end();
}

Half Layout::half(int cell, Side side) const
{
    const int card = m_card[std::size_t(cell)];
    if (card == none)
        return 0;
    return m_cards[std::size_t(card)].half(side, m_position[std::size_t(card)].turn);
}

Half Layout::wanted(int cell, Side side) const
{
    const int other = neighbour(m_grid, cell, side);
    return other < 0 ? Half(0) : Half(-half(other, opposite(side)));
}

bool Layout::fits(const Card &card, int turn, int cell) const
{
    return std::ranges::all_of(sides, [&](Side side) {
        const Half needed = wanted(cell, side);
        return needed == 0 || needed == card.half(side, turn);
    });
}

bool Layout::isWrong(const Joint &joint) const
{
    const Half one = half(joint.cell, joint.side);
    const Half other = half(joint.other, opposite(joint.side));
    return one != 0 && other != 0 && one + other != 0;
}

std::vector<Joint> Layout::wrongBehind(int cell) const
{
    std::vector<Joint> joints;
    for (const Side side : {West, North}) {
        const Joint joint{cell, side, neighbour(m_grid, cell, side)};
        if (joint.other >= 0 && isWrong(joint))
            joints.push_back(joint);
    }
    return joints;
}

std::vector<Joint> Layout::wrong() const
{
    std::vector<Joint> joints;
    for (int cell = 0; cell < m_grid.size(); ++cell)
        std::ranges::copy(wrongBehind(cell), std::back_inserter(joints));
    return joints;
}

} // namespace dogs
