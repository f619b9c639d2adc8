// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"

#include <QList>
#include <QRectF>

#include <vector>

class QPainter;

namespace ui {

/// The width of the frame around the cells.
inline constexpr double boardFrameWidth = 0.3;

/// Paints the board without pieces: recesses for the open cells, in a frame that includes the closed cells.
void paintTilingBoard(QPainter &painter, const core::Grid &grid, const std::vector<bool> &closed,
                      const board::Style &style);

/// Paints the tray beside the board, with a place for each kind of piece.
void paintTray(QPainter &painter, const QRectF &tray, const std::vector<QRectF> &places,
               const board::Style &style);

/// Crosses out the cells on which the held piece cannot be laid.
void paintRefusedTarget(QPainter &painter, const QList<QRectF> &cells, const board::Style &style);

/// Paints the number of pieces in a place of the tray.
void paintBadge(QPainter &painter, const QRectF &place, int count, const board::Style &style);

} // namespace ui
