// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>

namespace ui {

// Paths that half dogs are built from, where a card is 1 wide.

QPainterPath mirrored(const QPainterPath &path); ///< left and right exchanged
QPainterPath ellipse(QPointF centre, double rx, double ry, double angle = 0);
QPainterPath intersected(const QPainterPath &one, const QPainterPath &other);
QPainterPath united(const QPainterPath &one, const QPainterPath &other);
/// A straight limb of this width, with round ends.
QPainterPath limb(QPointF from, QPointF to, double width);
/// A shape along a spine that narrows from its root to its tip.
QPainterPath tapered(const QPainterPath &spine, double root, double tip);
/// A round tuft of wool.
QPainterPath cloud(QPointF centre, double radius, int bumps);

} // namespace ui
