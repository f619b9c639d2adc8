// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

namespace ui {

/// The colours of a solitaire board and its pegs.
struct Wood {
    QColor light; ///< of the board, where the light falls
    QColor dark;
    QColor grain;
    QColor groove;
    QColor hole;
    QColor numbers;
    QColor pegLight;
    QColor peg;
    QColor pegDark;
    QColor inlay; ///< around the hole that the last peg is to end in
    bool plain;   ///< drawn in lines, for high contrast

    static Wood make(const board::Style &style);
};

} // namespace ui
