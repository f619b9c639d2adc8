// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"
#include "dogs/card.h"

#include <QRectF>

class QPainter;

namespace ui {

/// The layout of the table and of the tray to its right, in which each card has its own place, a little smaller than
/// on the table.
class TableLayout {
public:
    static constexpr double cardScale = 0.76; ///< the scale of a card in the tray
    static constexpr double frame = 0.13;     ///< the width of the table's frame around its cells

    explicit TableLayout(core::Grid grid);

    QRectF trayPlace(int card) const; ///< the square that a card in the tray fills
    QRectF table() const;             ///< the cells with their frame
    QRectF tray() const;              ///< all places of the tray, with a margin
    QRectF whole() const { return table() | tray(); }

private:
    core::Grid m_grid;
    int m_columns = 1; ///< the number of columns of the tray
    int m_rows = 1;
};

/// Paints a wooden table top covered with cloth, with every cell marked.
void paintTable(QPainter &painter, core::Grid grid, const board::Style &style);

/// Paints strips in the frame of the table that show which plain edge must be at the border.
void paintBorder(QPainter &painter, core::Grid grid, dogs::Half edge, const board::Style &style);

/// Paints the tray with a numbered place for every card.
void paintTray(QPainter &painter, const TableLayout &layout, int cards, const board::Style &style);

/// Paints a bar along the edge between two cards that do not fit, with a crack on a badge in its middle.
void paintMisfit(QPainter &painter, QPointF at, bool upright, const board::Style &style);

/// Paints a tick on the edge between two cards that fit.
void paintFit(QPainter &painter, QPointF at, const board::Style &style);

/// Paints a frame around the part of a card that shows one half, pointing south from the origin.
void paintChosenHalf(QPainter &painter, const board::Style &style);

} // namespace ui
