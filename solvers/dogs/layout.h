// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/step.h"
#include "dogs/card.h"

#include <vector>

namespace dogs {

/// The cell beside this one; -1 beyond the board's edge.
int neighbour(const core::Grid &grid, int cell, Side side);

/// How many edges inside the board two cards share.
int jointsOf(const core::Grid &grid);

/// Two neighbouring cards' common edge, seen from one of them.
struct Joint {
    int cell;
    Side side;
    int other; ///< the cell beyond

    friend bool operator==(const Joint &, const Joint &) = default;
};

/// What lies on each cell in a position.
class Layout {
public:
    static constexpr int none = -1;

    Layout(core::Grid grid, const std::vector<Card> &cards, const core::Position &position);

    const core::Grid &grid() const { return m_grid; }
    int card(int cell) const { return m_card[std::size_t(cell)]; } ///< from 0; none on an empty cell
    const core::Place &place(int card) const { return m_position[std::size_t(card)]; }
    bool isFull() const;
    /// What the card there shows on this side; 0 on an empty cell.
    Half half(int cell, Side side) const;
    /// What a card there must show on this side to fit; 0 when anything fits.
    Half wanted(int cell, Side side) const;
    /// Whether this card, so turned, would fit all that lies around the cell.
    bool fits(const Card &card, int turn, int cell) const;
    bool isWrong(const Joint &joint) const;
    /// The wrong ones of a cell's edges to the west and to the north, as the course tests them.
    std::vector<Joint> wrongBehind(int cell) const;
    /// All wrong ones, row by row.
    std::vector<Joint> wrong() const;

private:
    core::Grid m_grid;
    const std::vector<Card> &m_cards;
    const core::Position &m_position;
    std::vector<int> m_card;
};

} // namespace dogs
