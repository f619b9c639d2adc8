// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

class QString;

namespace ui {

/// Rewords explanations by the taquin's rules and methods for a board that shows a picture without numbers: a tile's
/// number, which is not visible there, is replaced by a reference to the piece that the board marks.
core::Explanation pieceWords(core::Explanation explanation, const QString &look);

} // namespace ui
