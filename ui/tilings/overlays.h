// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QList>
#include <QRectF>

class QPainter;

namespace ui {

/// Where a piece would be laid: these cells, crossed out when it may not.
void paintTarget(QPainter &painter, const QList<QRectF> &cells, bool allowed, const board::Style &style);

/// How many pieces lie in a place of the tray.
void paintBadge(QPainter &painter, const QRectF &place, int count, const board::Style &style);

/// A number for each cell, the darker the nearer to the largest; cells without one stay as they are.
void paintHeat(QPainter &painter, const QList<QRectF> &cells, const QList<int> &counts,
               const board::Style &style);

/// Cells that are being closed or opened.
void paintStroke(QPainter &painter, const QList<QRectF> &cells, bool closes, const board::Style &style);

} // namespace ui
