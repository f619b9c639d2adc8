// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>

namespace ui {

/// The outlines that half dogs are put together from, where a card is 1 wide.

QPainterPath mirrored(const QPainterPath &path); ///< left becomes right
QPainterPath ellipse(QPointF centre, double rx, double ry, double angle = 0);
QPainterPath common(const QPainterPath &one, const QPainterPath &other);
QPainterPath joined(const QPainterPath &one, const QPainterPath &other);
/// A line as broad as a limb, with round ends.
QPainterPath limb(QPointF from, QPointF to, double width);
/// A line that becomes thinner from its root to its tip.
QPainterPath tapered(const QPainterPath &spine, double root, double tip);
/// A round tuft of wool.
QPainterPath cloud(QPointF centre, double radius, int bumps);

} // namespace ui
