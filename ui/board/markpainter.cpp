// SPDX-License-Identifier: MIT
#include "board/markpainter.h"

#include "board/lettering.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <cmath>

namespace board {

namespace {

QColor colourOf(core::Role role, const Style &style)
{
    switch (role) {
    case core::Role::Culprit:
        return style.culprit;
    case core::Role::Region:
        return style.region;
    case core::Role::Placed:
        return style.placed;
    case core::Role::Target:
        return style.target;
    case core::Role::Route:
        return style.route;
    case core::Role::Moving:
        return style.accent;
    }
    return style.text;
}

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

QPainterPath plate(const QRectF &cell, double inset)
{
    QPainterPath path;
    path.addRoundedRect(cell.adjusted(inset, inset, -inset, -inset), 0.1, 0.1);
    return path;
}

void tint(QPainter &painter, const QRectF &cell, const QColor &colour, double alpha)
{
    painter.fillPath(plate(cell, 0.018), faded(colour, alpha));
}

void frame(QPainter &painter, const QRectF &cell, const QColor &colour, double width, bool dashed = false)
{
    QPen pen(colour, width);
    if (dashed) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({2.2, 1.4});
    }
    painter.strokePath(plate(cell, 0.018 + width / 2), pen);
}

/// Lines that go on from cell to cell.
void hatch(QPainter &painter, const QRectF &cell, const QColor &colour)
{
    tint(painter, cell, colour, 0.14);
    QPainterPath lines;
    const QPointF corner = cell.topLeft();
    for (double at = 0.125; at < 2; at += 0.25) {
        lines.moveTo(corner + QPointF(std::max(0.0, at - 1), std::min(1.0, at)));
        lines.lineTo(corner + QPointF(std::min(1.0, at), std::max(0.0, at - 1)));
    }
    painter.strokePath(lines, QPen(faded(colour, 0.8), 0.03, Qt::SolidLine, Qt::FlatCap));
}

void cross(QPainter &painter, const QRectF &cell, const QColor &colour, const QColor &ground)
{
    const QRectF badge(cell.right() - 0.32, cell.top() + 0.04, 0.28, 0.28);
    const QRectF arms = badge.adjusted(0.085, 0.085, -0.085, -0.085);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(badge);
    painter.setPen(QPen(ground, 0.045, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(arms.topLeft(), arms.bottomRight());
    painter.drawLine(arms.topRight(), arms.bottomLeft());
}

void tick(QPainter &painter, const QRectF &cell, const QColor &colour)
{
    const QPointF foot(cell.right() - 0.22, cell.bottom() - 0.14);
    painter.setPen(QPen(colour, 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{{foot + QPointF(-0.07, -0.06), foot, foot + QPointF(0.11, -0.15)}});
}

/// Small and low, so that the piece can still be read.
void arrow(QPainter &painter, const QRectF &cell, const QColor &colour, const QColor &rim, QPointF towards)
{
    QPainterPath shape;
    if (towards.isNull()) {
        shape.addEllipse(QPointF(), 0.07, 0.07);
    } else {
        shape.addPolygon(QPolygonF{
            {{0.14, 0}, {0, 0.11}, {0, 0.035}, {-0.14, 0.035}, {-0.14, -0.035}, {0, -0.035}, {0, -0.11}}});
        shape.closeSubpath();
    }
    const double angle = qRadiansToDegrees(std::atan2(towards.y(), towards.x()));
    const QTransform turned = QTransform().translate(cell.center().x(), cell.bottom() - 0.19).rotate(angle);
    shape = turned.map(shape);
    painter.strokePath(shape, QPen(rim, 0.06, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape, colour);
}

} // namespace

void paintMark(QPainter &painter, core::Role role, const Style &style, QPointF towards)
{
    const QRectF &cell = markExtent;
    const QColor colour = colourOf(role, style);
    switch (role) {
    case core::Role::Culprit:
        tint(painter, cell, colour, 0.16);
        frame(painter, cell, colour, 0.08);
        cross(painter, cell, colour, style.piece);
        break;
    case core::Role::Region:
        hatch(painter, cell, colour);
        break;
    case core::Role::Placed:
        tint(painter, cell, colour, 0.22);
        tick(painter, cell, colour);
        break;
    case core::Role::Target:
        frame(painter, cell, colour, 0.07, true);
        break;
    case core::Role::Route:
        arrow(painter, cell, colour, style.piece, towards);
        break;
    case core::Role::Moving:
        frame(painter, cell, colour, 0.07);
        break;
    }
}

void paintMarkLabel(QPainter &painter, const QRectF &cell, const core::Mark &mark, const Style &style)
{
    const QString text = QString::fromStdString(mark.label);
    const double width = std::min(0.92, plateWidth(text.size(), 0.24));
    writePlate(painter, {cell.left() + 0.04, cell.top() + 0.04, width, 0.24}, text,
               colourOf(mark.role, style), style.piece);
}

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
