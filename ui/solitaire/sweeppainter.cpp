// SPDX-License-Identifier: MIT
#include "solitaire/sweeppainter.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

QPen pen(const QColor &colour, double width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

} // namespace

void paintSweep(QPainter &painter, const std::vector<QPointF> &points, const board::Style &style)
{
    QPainterPath path(points.front());
    for (std::size_t i = 1; i < points.size(); ++i)
        path.lineTo(points[i]);
    painter.save();
    painter.setBrush(Qt::NoBrush);
    const bool plain = style.look == board::Style::Contrast;
    if (!plain) {
        painter.strokePath(path, pen(faded(style.piece, 0.20), 0.46));
        painter.strokePath(path, pen(faded(style.piece, 0.22), 0.3));
    }
    painter.strokePath(path, pen(faded(style.route, plain ? 1 : 0.85), 0.075));
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.route);
    painter.drawEllipse(points.front(), 0.1, 0.1);
    // An arrow in the middle of each jump, since the end is under the peg.
    for (std::size_t i = 1; i < points.size(); ++i) {
        const QLineF jump(points[i - 1], points[i]);
        painter.save();
        painter.translate(jump.pointAt(0.53));
        painter.rotate(-jump.angle());
        painter.drawPolygon(QPolygonF{{{0.17, 0}, {-0.1, -0.15}, {-0.1, 0.15}}});
        painter.restore();
    }
    painter.restore();
}

void paintTarget(QPainter &painter, QPointF at, const board::Style &style)
{
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(style.target, 0.35));
    painter.drawEllipse(at, 0.37, 0.37);
    painter.setBrush(style.target);
    painter.drawEllipse(at, 0.085, 0.085);
    painter.setBrush(Qt::NoBrush);
    QPen dashes(style.piece, 0.1);
    painter.setPen(dashes);
    painter.drawEllipse(at, 0.37, 0.37);
    dashes = QPen(style.target, 0.062);
    dashes.setDashPattern({2.6, 1.5});
    painter.setPen(dashes);
    painter.drawEllipse(at, 0.37, 0.37);
    painter.restore();
}

} // namespace ui
