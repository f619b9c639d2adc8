// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"

#include <QImage>

namespace exports {

/// Makes pictures of a board alone, with no piece in motion, and below it the legend of what is shown of a search.
struct BoardPicture {
    static constexpr int longerSide = 1600; ///< the length of the longer side in pixels

    static QImage image(const board::BoardScene &scene, const board::Style &style);
    static QByteArray png(const board::BoardScene &scene, const board::Style &style);
    /// Returns a vector drawing, which is sharp at any size. Browsers show its title beside the mouse.
    static QByteArray svg(const board::BoardScene &scene, const board::Style &style, const QString &title);
};

} // namespace exports
