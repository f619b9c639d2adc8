// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QPointF>

#include <vector>

class QPainter;

namespace ui {

/// The way of a peg over several holes: one line, with an arrow in the middle of each jump. `weight` makes it
/// wider, for small pictures.
void paintSweep(QPainter &painter, const std::vector<QPointF> &points, const board::Style &style,
                double weight = 1);

/// A hole that the peg in the hand can jump into.
void paintTarget(QPainter &painter, QPointF at, const board::Style &style);

} // namespace ui
