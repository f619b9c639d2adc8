// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/piecelook.h"
#include "tilings/polyomino.h"

#include <QRectF>

class QPainter;

namespace ui {

/// The upper left corners of a piece's cells in raster order; the first row and column are 0.
std::vector<QPoint> cornersOf(const tilings::Shape &shape);
/// The numbers of its columns and rows.
QSize spanOf(const tilings::Shape &shape);

/// The rectangle that a piece is drawn in, relative to the middle of its cells' bounding rectangle.
QRectF pieceBounds(const tilings::Shape &shape);

/// Draws a piece around that middle, one unit a cell, with its letter upright. Small pieces are drawn without
/// a pattern.
void paintPolyomino(QPainter &painter, int kind, const tilings::Shape &shape, const QString &letter,
                    const board::Style &style);

} // namespace ui
