// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

namespace board {

/// How a piece is seen: at rest, or on its way.
struct Pose {
    QPointF at;       ///< its point of reference, in scene units
    double angle = 0; ///< degrees, clockwise
    double lift = 0;  ///< 0 lies on the board, 1 is held above it
    double scale = 1; ///< below 1 smaller than on the board, as in a tray

    friend bool operator==(const Pose &, const Pose &) = default;
};

} // namespace board
