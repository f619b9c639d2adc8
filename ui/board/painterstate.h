// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>

namespace board {

/// Restores the state of a painter at the end of its scope.
class PainterState {
public:
    explicit PainterState(QPainter &painter) : m_painter(painter) { painter.save(); }
    /// Moves the painter's origin to this point.
    PainterState(QPainter &painter, const QPointF &origin) : PainterState(painter)
    {
        painter.translate(origin);
    }
    /// Moves the painter's origin to this point, and makes its unit this long.
    PainterState(QPainter &painter, const QPointF &origin, double unit) : PainterState(painter, origin)
    {
        painter.scale(unit, unit);
    }
    PainterState(const PainterState &) = delete;
    PainterState &operator=(const PainterState &) = delete;
    ~PainterState() { m_painter.restore(); }

private:
    QPainter &m_painter;
};

} // namespace board
