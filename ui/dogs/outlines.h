// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>

namespace ui {

// These functions make the paths that half dogs are built from, on a card 1 wide.

QPainterPath mirrored(const QPainterPath &path); ///< returns the path with left and right exchanged
QPainterPath ellipse(QPointF centre, double rx, double ry, double angle = 0);
QPainterPath intersected(const QPainterPath &one, const QPainterPath &other);
QPainterPath united(const QPainterPath &one, const QPainterPath &other);
/// Returns a straight limb of this width, with round ends.
QPainterPath limb(QPointF from, QPointF to, double width);
/// Returns a shape along a spine that narrows from its root to its tip.
QPainterPath tapered(const QPainterPath &spine, double root, double tip);
/// Returns a round tuft of wool.
QPainterPath cloud(QPointF centre, double radius, int bumps);

} // namespace ui
