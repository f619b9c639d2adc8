// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QPoint>

#include <vector>

namespace ui {

/// The outline of cells (unit squares by their upper left corners) that hang together and enclose no other:
/// `inset` within their edges, with corners of this radius.
QPainterPath outlineOf(const std::vector<QPoint> &cells, double inset, double radius);

} // namespace ui
