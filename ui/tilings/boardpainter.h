// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"

#include <QList>
#include <QRectF>

#include <vector>

class QPainter;

namespace ui {

/// Around the cells.
inline constexpr double boardFrame = 0.3;

/// The board without pieces: wells for the open cells, in a frame of which closed cells are a part.
void paintTilingBed(QPainter &painter, const core::Grid &grid, const std::vector<bool> &closed,
                    const board::Style &style);

/// The places beside the board where the pieces of each kind lie.
void paintTrayBed(QPainter &painter, const QRectF &tray, const std::vector<QRectF> &places,
                  const board::Style &style);

/// Where a piece would be laid: these cells, crossed out when it may not.
void paintTarget(QPainter &painter, const QList<QRectF> &cells, bool allowed, const board::Style &style);

/// How many pieces lie in a place of the tray.
void paintBadge(QPainter &painter, const QRectF &place, int count, const board::Style &style);

/// Cells that are being closed or opened.
void paintStroke(QPainter &painter, const QList<QRectF> &cells, bool closes, const board::Style &style);

} // namespace ui
