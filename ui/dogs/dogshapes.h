// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/card.h"

#include <QPainterPath>

#include <vector>

namespace ui {

/// Which of a dog's paints a part is drawn in.
enum class Tone { Coat, Shade, Mark, Light, Outline, Ink, Gleam };

/// One stroke of the brush: a filled shape with an outline of this width, or a line as wide as that.
struct DogPart {
    QPainterPath path;
    Tone tone = Tone::Coat;
    double width = 0;
    bool line = false;
};

/// Half a dog's parts from the lowest to the topmost, on the southern edge of a card around the origin.
const std::vector<DogPart> &shapesOf(dogs::Half half);

} // namespace ui
