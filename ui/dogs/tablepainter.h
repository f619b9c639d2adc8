// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"
#include "dogs/tableplan.h"

class QPainter;

namespace ui {

/// A wooden table top covered with cloth, with a place marked for every card.
void paintTable(QPainter &painter, core::Grid grid, const board::Style &style);

/// The tray beside it, with a place for every card and the card's number on it.
void paintTray(QPainter &painter, const TablePlan &plan, int cards, const board::Style &style);

/// A bar along the edge between two cards that do not fit, with a crack on a badge in its middle.
void paintMisfit(QPainter &painter, QPointF at, bool upright, const board::Style &style);

/// A tick on the edge between two cards that fit.
void paintFit(QPainter &painter, QPointF at, const board::Style &style);

/// A frame around the part of a card that shows one half, pointing south from the origin.
void paintChosenHalf(QPainter &painter, const board::Style &style);

} // namespace ui
