// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/card.h"

#include <QPainterPath>

#include <vector>

namespace ui {

/// The colour of a dog's part; Gleam is white.
enum class Tone { Coat, Shade, Mark, Light, Outline, Dark, Gleam };

/// A part of a dog: a filled shape with an outline of this width, or a line of this width.
struct DogPart {
    QPainterPath path;
    Tone tone = Tone::Coat;
    double width = 0;
    bool line = false;
};

/// Returns the parts of half a dog in the order in which they are painted, on the southern edge of a card around the
/// origin.
const std::vector<DogPart> &shapesOf(dogs::Half half);

} // namespace ui
