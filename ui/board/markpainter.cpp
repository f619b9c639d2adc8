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

constexpr double lightEdge = 0.018;  // the light edge of a frame on a picture
constexpr double rimWidth = 0.05;    // the rim around the drawing of a move
constexpr double shaftWidth = 0.075; // the shaft of a move's arrow
constexpr double headLength = 0.26;
constexpr double headGap = 0.34; // the gap from the head's tip to the middle of the piece

void paintTint(QPainter &painter, const QPainterPath &outline, const QColor &colour, double alpha)
{
    painter.fillPath(outline, withAlpha(colour, alpha));
}

void paintFrame(QPainter &painter, const QPainterPath &outline, const QColor &colour, double width,
                bool dashed = false)
{
    QPen pen(colour, width);
    pen.setJoinStyle(Qt::RoundJoin);
    if (dashed) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({2.2, 1.4});
    }
    painter.strokePath(outline, pen);
}

/// Draws diagonal lines that continue from cell to cell.
void paintHatching(QPainter &painter, const QRectF &cell, const QPainterPath &outline, const QColor &colour)
{
    paintTint(painter, outline, colour, 0.14);
    QPainterPath lines;
    const QPointF corner = cell.topLeft();
    for (double at = 0.125; at < 2; at += 0.25) {
        lines.moveTo(corner + QPointF(std::max(0.0, at - 1), std::min(1.0, at)));
        lines.lineTo(corner + QPointF(std::min(1.0, at), std::max(0.0, at - 1)));
    }
    painter.strokePath(lines, QPen(withAlpha(colour, 0.8), 0.03, Qt::SolidLine, Qt::FlatCap));
}

void paintCrossBadge(QPainter &painter, const QRectF &cell, const QColor &colour, const QColor &crossColour)
{
    const QRectF badge(cell.right() - 0.32, cell.top() + 0.04, 0.28, 0.28);
    const QRectF arms = badge.adjusted(0.085, 0.085, -0.085, -0.085);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(badge);
    painter.setPen(QPen(crossColour, 0.045, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(arms.topLeft(), arms.bottomRight());
    painter.drawLine(arms.topRight(), arms.bottomLeft());
}

void paintTick(QPainter &painter, const QRectF &cell, const QColor &colour)
{
    const QPointF foot(cell.right() - 0.22, cell.bottom() - 0.14);
    painter.setPen(QPen(colour, 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{{foot + QPointF(-0.07, -0.06), foot, foot + QPointF(0.11, -0.15)}});
}

/// Draws a small arrow low in the cell, so that the piece can still be read.
void paintRouteArrow(QPainter &painter, const QRectF &cell, const QColor &colour, const QColor &rim,
                     QPointF towards)
{
    if (towards.isNull())
        return; // the end of the route
    QPainterPath shape;
    shape.addPolygon(QPolygonF{
        {{0.14, 0}, {0, 0.11}, {0, 0.035}, {-0.14, 0.035}, {-0.14, -0.035}, {0, -0.035}, {0, -0.11}}});
    shape.closeSubpath();
    const double angle = qRadiansToDegrees(std::atan2(towards.y(), towards.x()));
    const QTransform turned = QTransform().translate(cell.center().x(), cell.bottom() - 0.19).rotate(angle);
    shape = turned.map(shape);
    painter.strokePath(shape, QPen(rim, 0.06, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape, colour);
}

QPainterPath moveArrow(const QLineF &line)
{
    const double length = line.length();
    const double head = std::min(headLength, length * 0.6);
    QPainterPath dot;
    dot.addEllipse(QPointF(), shaftWidth * 1.5, shaftWidth * 1.5);
    QPainterPath shaft;
    shaft.addRect(QRectF(0, -shaftWidth / 2, length - head * 0.8, shaftWidth));
    QPainterPath tip;
    tip.addPolygon(QPolygonF{{length, 0}, {length - head, head * 0.55}, {length - head, -head * 0.55}});
    tip.closeSubpath();
    return QTransform().translate(line.x1(), line.y1()).rotate(-line.angle()).map(dot | shaft | tip);
}

} // namespace

QPainterPath squareOutline()
{
    constexpr double inset = 0.055;
    QPainterPath path;
    path.addRoundedRect(markRect.adjusted(inset, inset, -inset, -inset), 0.09, 0.09);
    return path;
}

void paintLightMark(QPainter &painter, core::Role role, const Style &style, QPointF towards)
{
    const QColor colour = colourOf(role, style);
    if (role == core::Role::Route)
        paintRouteArrow(painter, markRect, colour, style.piece, towards);
    if (role == core::Role::Route || role == core::Role::Placed)
        return;
    // A picture may have the frame's colour, but hardly that of its light edge as well.
    paintFrame(painter, squareOutline(), style.piece, 0.04 + 2 * lightEdge);
    paintFrame(painter, squareOutline(), colour, 0.04, role == core::Role::Target);
}

void paintMark(QPainter &painter, const QPainterPath &outline, core::Role role, const Style &style,
               QPointF towards)
{
    const QRectF &cell = markRect;
    const QColor colour = colourOf(role, style);
    switch (role) {
    case core::Role::Culprit:
        paintTint(painter, outline, colour, 0.16);
        paintFrame(painter, outline, colour, 0.075);
        paintCrossBadge(painter, cell, colour, style.piece);
        break;
    case core::Role::Region:
        paintHatching(painter, cell, outline, colour);
        break;
    case core::Role::Placed:
        paintTint(painter, outline, colour, 0.22);
        paintTick(painter, cell, colour);
        break;
    case core::Role::Target:
        paintFrame(painter, outline, colour, 0.07, true);
        break;
    case core::Role::Route:
        paintRouteArrow(painter, cell, colour, style.piece, towards);
        break;
    case core::Role::Moving:
        paintFrame(painter, outline, colour, 0.07);
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

void paintMoveArrow(QPainter &painter, QPointF from, QPointF to, const Style &style)
{
    QLineF line(from, to);
    line.setLength(std::max(line.length() - headGap, line.length() * 0.5));
    const QPainterPath arrow = moveArrow(line);
    painter.strokePath(arrow, QPen(style.surface, 2 * rimWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(arrow, style.route);
}

void paintMoveFrame(QPainter &painter, const QRectF &around, bool there, const Style &style)
{
    QPen pen(style.route, 0.07);
    pen.setJoinStyle(Qt::RoundJoin);
    if (!there)
        pen.setDashPattern({2.2, 1.6});
    const QRectF frame = around.adjusted(0.05, 0.05, -0.05, -0.05);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.surface, 0.07 + rimWidth));
    painter.drawRoundedRect(frame, 0.1, 0.1);
    painter.setPen(pen);
    painter.drawRoundedRect(frame, 0.1, 0.1);
}

} // namespace board
