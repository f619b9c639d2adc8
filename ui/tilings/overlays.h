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

/// Cells that are being closed or opened.
void paintStroke(QPainter &painter, const QList<QRectF> &cells, bool closes, const board::Style &style);

} // namespace ui
