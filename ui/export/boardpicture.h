// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"

#include <QImage>

namespace exports {

/// A picture of a board by itself, as the scene shows it at rest.
struct BoardPicture {
    static constexpr int longerSide = 1600; ///< the length in pixels

    static QImage image(const board::BoardScene &scene, const board::Style &style);
    static QByteArray png(const board::BoardScene &scene, const board::Style &style);
    /// Returns a drawing in lines and areas that stays sharp at any size.
    static QByteArray svg(const board::BoardScene &scene, const board::Style &style);
};

} // namespace exports
