// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/piecelook.h"
#include "tilings/polyomino.h"

#include <QRectF>

class QPainter;

namespace ui {

/// The cells of a piece as it lies, in raster order, by their upper left corners; the least row and column
/// are 0.
std::vector<QPoint> cornersOf(const tilings::Shape &shape);
QSize spanOf(const tilings::Shape &shape);

/// What a piece draws on, around the middle of the rectangle that holds its cells.
QRectF pieceExtent(const tilings::Shape &shape);

/// Draws a piece around that middle, a unit a cell, with its letter, if any, upright. Small ones lose their
/// pattern.
void paintPolyomino(QPainter &painter, int kind, const tilings::Shape &shape, const QString &letter,
                    const board::Style &style);

} // namespace ui
