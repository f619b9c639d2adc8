// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/piecelook.h"
#include "tilings/polyomino.h"

#include <QRectF>

class QPainter;

namespace ui {

/// Returns the upper left corners of a piece's cells in raster order; the first row and column are 0.
std::vector<QPoint> cornersOf(const tilings::Shape &shape);
/// Returns the numbers of columns and rows of a piece.
QSize spanOf(const tilings::Shape &shape);

/// Returns the rectangle that a piece is drawn in, relative to the middle of its cells' bounding rectangle.
QRectF pieceBounds(const tilings::Shape &shape);

/// Draws a piece around the middle of its bounding rectangle, one unit a cell, with its letter upright and in the
/// colours of `look`. Small pieces
/// are drawn without a pattern.
void paintPolyomino(QPainter &painter, int look, const tilings::Shape &shape, const QString &letter,
                    const board::Style &style);

} // namespace ui
