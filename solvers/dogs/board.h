// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/step.h"
#include "dogs/card.h"

namespace dogs {

/// Returns the cell adjacent to this one on a side; -1 beyond the border.
int neighbour(const core::Grid &grid, int cell, Side side);

/// Returns how many edges are shared by two cells of the board.
int innerEdges(const core::Grid &grid);

/// An edge that two neighbouring cells share, seen from one of them, or an edge of a cell at the border.
struct SharedEdge {
    int cell;
    Side side;
    int other; ///< the cell beyond the edge; -1 beyond the border

    friend bool operator==(const SharedEdge &, const SharedEdge &) = default;
};

/// A position by cells: the card on each cell, and the edges that match.
class Board {
public:
    static constexpr int none = -1;

    /// `frame` is what all edges at the border must show; 0 if anything may be there.
    Board(core::Grid grid, const std::vector<Card> &cards, Half frame, const core::Position &position);

    const core::Grid &grid() const { return m_grid; }
    int card(int cell) const { return m_card[cell]; } ///< the card on a cell, from 0; `none` if it is empty
    const core::Place &place(int card) const { return m_position[card]; }
    bool isFull() const;
    /// Returns the half that the cell's card shows on this side; 0 for an empty cell.
    Half half(int cell, Side side) const;
    /// Returns the half that a card must show on this side of the cell to fit its neighbour or the border; 0 if
    /// anything fits.
    Half needed(int cell, Side side) const;
    /// Returns whether this card, turned by `turn` quarters, fits all cards around the cell.
    bool fits(const Card &card, int turn, int cell) const;
    bool isMismatch(const SharedEdge &edge) const;
    /// Returns the mismatches at a cell's west and north edges, the two that the course tests, and at the border.
    std::vector<SharedEdge> mismatchesBehind(int cell) const;
    /// Returns all mismatches, row by row.
    std::vector<SharedEdge> mismatches() const;

private:
    core::Grid m_grid;
    const std::vector<Card> &m_cards;
    Half m_frame;
    const core::Position &m_position;
    core::PerCell<int> m_card;
};

} // namespace dogs
