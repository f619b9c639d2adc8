// SPDX-License-Identifier: MIT
#pragma once

#include "tours/tour.h"

namespace tours {

/// The edits of a square: it becomes the start, closed or open, the end, or the square of a number.
enum class Edit { Start, Closed, End, Number };

/// Edits squares of a board. `number`, from 0, is the one that Edit::Number gives. What was on the square gives way; a
/// square that is already as asked is opened, or loses its number. The squares of the position are kept as far as the
/// rules allow.
std::variant<core::Game, core::Explanation> edited(const Tour &tour, const core::Position &position,
                                                   Edit edit, std::span<const int> cells, int number = 0);

} // namespace tours
