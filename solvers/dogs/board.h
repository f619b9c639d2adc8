// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/step.h"
#include "dogs/card.h"

namespace dogs {

/// The cell beside this one; -1 beyond the board's border.
int neighbour(const core::Grid &grid, int cell, Side side);

/// How many edges two cells of the board share.
int innerEdges(const core::Grid &grid);

/// An edge that two neighbouring cells share, seen from one of them.
struct SharedEdge {
    int cell;
    Side side;
    int other; ///< the cell beyond

    friend bool operator==(const SharedEdge &, const SharedEdge &) = default;
};

/// A position seen from the cells: what lies on each, and which edges match.
class Board {
public:
    static constexpr int none = -1;

    Board(core::Grid grid, const std::vector<Card> &cards, const core::Position &position);

    const core::Grid &grid() const { return m_grid; }
    int card(int cell) const { return m_card[cell]; } ///< from 0; none on an empty cell
    const core::Place &place(int card) const { return m_position[card]; }
    bool isFull() const;
    /// What the card there shows on this side; 0 on an empty cell.
    Half half(int cell, Side side) const;
    /// What a card there must show on this side to fit; 0 when anything fits.
    Half needed(int cell, Side side) const;
    /// Whether this card, so turned, would fit all that lies around the cell.
    bool fits(const Card &card, int turn, int cell) const;
    bool isMismatch(const SharedEdge &edge) const;
    /// The mismatches among a cell's edges to the west and to the north, as the course tests them.
    std::vector<SharedEdge> mismatchesBehind(int cell) const;
    /// All mismatches, row by row.
    std::vector<SharedEdge> mismatches() const;

private:
    core::Grid m_grid;
    const std::vector<Card> &m_cards;
    const core::Position &m_position;
    core::PerCell<int> m_card;
};

} // namespace dogs
