// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

namespace board {

/// How a piece is seen: at rest, or on its way.
struct Pose {
    QPointF at;       ///< its point of reference, in scene units
    double angle = 0; ///< degrees, clockwise
    double lift = 0;  ///< 0 lies on the board, 1 is held above it
    double size = 1;  ///< 1 as on the board, less in a tray
    double side = 1;  ///< -1 turned over left for right, before the angle; 0 edge-on

    friend bool operator==(const Pose &, const Pose &) = default;
};

} // namespace board
