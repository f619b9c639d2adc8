// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/step.h"

#include <QPointF>

#include <optional>

namespace ui {

/// A piece in the hand: how it lies there, and where it would come to lie.
class HeldPiece {
public:
    /// `grip` is the way from the point that holds it to its middle.
    HeldPiece(int piece, int kind, const core::Place &from, int turn, QPointF grip)
        : m_piece(piece), m_kind(kind), m_from(from), m_turn(turn), m_grip(grip)
    {
    }

    int piece() const { return m_piece; }
    const core::Place &from() const { return m_from; }
    int turn() const { return m_turn; }
    QPointF middle(QPointF at) const { return at + m_grip; }

    /// About the point that holds it; clockwise.
    void turnBy(int quarters);
    void turnOver();
    /// Pieces that lie alike have the same turn on the board.
    void makePlain();
    /// The place nearest to where it is held; none when its middle is not over the board.
    std::optional<core::Place> place(const core::Grid &grid, QPointF at) const;

private:
    int m_piece;
    int m_kind;
    core::Place m_from;
    int m_turn;
    QPointF m_grip;
};

} // namespace ui
