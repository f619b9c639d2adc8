// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"

#include <QRectF>

class QPainter;

namespace ui {

/// Where the cards of a set lie beside the table: each has a place of its own, in columns to the right, a
/// little smaller than on the table.
class TableLayout {
public:
    static constexpr double cardScale = 0.76; ///< of a card beside the table
    static constexpr double frame = 0.13;     ///< of the table, around its cells

    explicit TableLayout(core::Grid grid);

    QRectF slot(int card) const; ///< the square that a card beside the table fills
    QRectF table() const;        ///< the cells with their frame
    QRectF tray() const;         ///< all slots, with a margin
    QRectF whole() const { return table() | tray(); }

private:
    core::Grid m_grid;
    int m_columns = 1; ///< of the tray
    int m_rows = 1;
};

/// A wooden table top covered with cloth, with a place marked for every card.
void paintTable(QPainter &painter, core::Grid grid, const board::Style &style);

/// The tray beside it, with a place for every card and the card's number on it.
void paintTray(QPainter &painter, const TableLayout &plan, int cards, const board::Style &style);

/// A bar along the edge between two cards that do not fit, with a crack on a badge in its middle.
void paintMisfit(QPainter &painter, QPointF at, bool upright, const board::Style &style);

/// A tick on the edge between two cards that fit.
void paintFit(QPainter &painter, QPointF at, const board::Style &style);

/// A frame around the part of a card that shows one half, pointing south from the origin.
void paintChosenHalf(QPainter &painter, const board::Style &style);

} // namespace ui
