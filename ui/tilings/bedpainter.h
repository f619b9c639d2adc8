// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace ui {

/// Around the cells.
inline constexpr double bedFrame = 0.3;

/// The board without pieces: wells for the open cells, in a frame of which closed cells are a part.
void paintTilingBed(QPainter &painter, const core::Grid &grid, const std::vector<bool> &closed,
                    const board::Style &style);

/// The places beside the board where the pieces of each kind lie.
void paintTrayBed(QPainter &painter, const QRectF &tray, const std::vector<QRectF> &places,
                  const board::Style &style);

} // namespace ui
