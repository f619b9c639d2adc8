// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"

#include <QPainterPath>

class QPainter;

namespace ui {

/// How tiles and their bed look; shared by the board and the puzzle's icon. Cells are one unit wide.

/// Width of the frame around the cells.
double frameWidth(core::Grid grid);
void paintTileBed(QPainter &painter, core::Grid grid, const board::Style &style);

/// A blank tile in the unit square centred on the origin.
void paintTile(QPainter &painter, const board::Style &style);
/// The outline of a tile that shows a part of a picture, and the light on its edges.
QPainterPath picturePart();
void paintPictureEdge(QPainter &painter);

void paintTileNumber(QPainter &painter, const QString &number, int digits, const board::Style &style);
/// The number on a plate, over a picture.
void paintNumberPlate(QPainter &painter, const QString &number, int digits, const board::Style &style);

} // namespace ui
