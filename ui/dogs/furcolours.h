// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QColor>

namespace ui {

/// The colours that one dog is painted in.
struct FurColours {
    QColor coat;
    QColor shade; ///< the colour of the coat's sides
    QColor mark;  ///< the colour of spots, stripes and the saddle
    QColor light; ///< the colour of muzzle, belly and socks
    QColor outline;
    QColor dark; ///< the colour of eyes and nose
};

/// Returns the colours of a dog; colours are numbered from 1. Dogs of one colour differ from others in their shapes too
/// (resources/art/dogs), so that a print in grey is playable.
FurColours furColours(int colour, const board::Style &style);

} // namespace ui
