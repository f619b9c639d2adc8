// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"

#include <QPainterPath>

class QPainter;

namespace ui {

// These functions draw tiles and their board, for the scene and the puzzle's icon. Cells are one unit wide.

/// Returns the width of the frame around the cells.
double frameWidth(core::Grid grid);
void paintTileBoard(QPainter &painter, core::Grid grid, const board::Style &style);

/// Paints a blank tile in the unit square centred on the origin.
void paintTile(QPainter &painter, const board::Style &style);
/// Returns the outline of a tile that shows a part of a picture.
QPainterPath pictureTilePath();
/// Paints the light and shade on the edges of a tile with a part of a picture.
void paintPictureEdge(QPainter &painter, const board::Style &style);

void paintTileNumber(QPainter &painter, const QString &number, int digits, const board::Style &style);
/// Paints the number on a plate, over a picture.
void paintNumberPlate(QPainter &painter, const QString &number, int digits, const board::Style &style);

} // namespace ui
