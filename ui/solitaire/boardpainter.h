// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "solitaire/pegplan.h"

#include <optional>

class QPainter;

namespace ui {

enum class Numbers { Shown, Hidden };

/// The turned board without pegs: rim, groove, rings and grain of the wood, holes, and the numbers of rows
/// and columns. The hole that the last peg is to end in has a brass ring.
void paintPegBoard(QPainter &painter, const PegPlan &plan, const solitaire::Board &board,
                   std::optional<int> end, const board::Style &style, Numbers numbers = Numbers::Shown);

} // namespace ui
