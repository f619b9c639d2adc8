// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRgb>

class QPainter;

namespace taquin {

/// A fish as it is seen from above.
struct Koi {
    QPointF at;
    double angle; ///< degrees
    double length;
    double bend;
    QRgb skin;
    QRgb patch;
    int seed; ///< of its patches
};

void drawKoi(QPainter &painter, const Koi &koi);

} // namespace taquin
