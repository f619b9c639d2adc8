// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

class QString;

namespace ui {

/// Rewords what the rules and methods of the taquin say for a board that shows a picture without numbers: they call a
/// tile by its number, which nobody sees there, so that it becomes the piece that the board marks.
core::Explanation pieceWords(core::Explanation said, const QString &look);

} // namespace ui
