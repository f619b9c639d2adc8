// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"

#include <QList>
#include <QRectF>

#include <vector>

class QPainter;

namespace ui {

/// Width of the frame around the cells.
inline constexpr double boardFrame = 0.3;

/// The board without pieces: recesses for the open cells, in a frame that the closed cells belong to.
void paintTilingBoard(QPainter &painter, const core::Grid &grid, const std::vector<bool> &closed,
                      const board::Style &style);

/// The tray beside the board, with a place for each kind of piece.
void paintTray(QPainter &painter, const QRectF &tray, const std::vector<QRectF> &places,
               const board::Style &style);

/// The cells on which the held piece would be laid, crossed out when that is not allowed.
void paintTarget(QPainter &painter, const QList<QRectF> &cells, bool allowed, const board::Style &style);

/// How many pieces lie in a place of the tray.
void paintBadge(QPainter &painter, const QRectF &place, int count, const board::Style &style);

/// The cells that the player is closing or opening by drawing over them.
void paintStroke(QPainter &painter, const QList<QRectF> &cells, bool closes, const board::Style &style);

} // namespace ui
