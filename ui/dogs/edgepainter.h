// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

class QPainter;

namespace ui {

/// Returns the colour of a kind of plain edges, from 1.
QColor plainEdgeColour(int kind, const board::Style &style);

/// Paints a plain edge of this kind, from 1: a coloured triangle from the southern edge of a card of one unit around
/// the origin to its middle, with the kind's letter, so that kinds can be told apart without colours. The letter is
/// upright if the painter is turned clockwise by `angle` degrees.
void paintPlainEdge(QPainter &painter, int kind, double angle, const board::Style &style);

} // namespace ui
