// SPDX-License-Identifier: MIT
#include "board/movepainter.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

namespace board {

namespace {

constexpr double shaft = 0.075;
constexpr double head = 0.26;
constexpr double shortOf = 0.34; // the middle of the piece
constexpr double rim = 0.05;

QPainterPath arrow(const QLineF &way)
{
    const double length = way.length();
    const double back = std::min(head, length * 0.6);
    QPainterPath path;
    path.addEllipse(QPointF(), shaft * 1.5, shaft * 1.5);
    QPainterPath line;
    line.addRect(QRectF(0, -shaft / 2, length - back * 0.8, shaft));
    QPainterPath tip;
    tip.addPolygon(QPolygonF{{length, 0}, {length - back, back * 0.55}, {length - back, -back * 0.55}});
    tip.closeSubpath();
    return QTransform().translate(way.x1(), way.y1()).rotate(-way.angle()).map(path | line | tip);
}

void paintRimmed(QPainter &painter, const QPainterPath &path, const Style &style)
{
    painter.strokePath(path, QPen(style.surface, 2 * rim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, style.route);
}

} // namespace

void paintMoveArrow(QPainter &painter, QPointF from, QPointF to, const Style &style)
{
    QLineF way(from, to);
    way.setLength(std::max(way.length() - shortOf, way.length() * 0.5));
    paintRimmed(painter, arrow(way), style);
}

void paintMoveFrame(QPainter &painter, const QRectF &around, bool there, const Style &style)
{
    QPen pen(style.route, 0.07);
    pen.setJoinStyle(Qt::RoundJoin);
    if (!there)
        pen.setDashPattern({2.2, 1.6});
    const QRectF frame = around.adjusted(0.05, 0.05, -0.05, -0.05);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.surface, 0.07 + rim));
    painter.drawRoundedRect(frame, 0.1, 0.1);
    painter.setPen(pen);
    painter.drawRoundedRect(frame, 0.1, 0.1);
}

} // namespace board
