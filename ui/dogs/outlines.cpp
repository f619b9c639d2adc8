// SPDX-License-Identifier: MIT
#include "dogs/outlines.h"

#include <QTransform>

#include <cmath>

namespace ui {

namespace {

/// The scale at which set operations on paths are done, since Qt's tolerance is too coarse for shapes as small as ours.
/// At a larger scale the operations would make so many points that a printed page takes megabytes.
constexpr double magnification = 150;

QPainterPath magnified(const QPainterPath &path)
{
    return QTransform::fromScale(magnification, magnification).map(path);
}

QPainterPath reduced(const QPainterPath &path)
{
    return QTransform::fromScale(1 / magnification, 1 / magnification).map(path);
}

} // namespace

QPainterPath mirrored(const QPainterPath &path)
{
    return QTransform::fromScale(-1, 1).map(path);
}

QPainterPath ellipse(QPointF centre, double rx, double ry, double angle)
{
    QPainterPath path;
    path.addEllipse(QPointF(), rx, ry);
    return QTransform().translate(centre.x(), centre.y()).rotate(angle).map(path);
}

QPainterPath intersected(const QPainterPath &one, const QPainterPath &other)
{
    return reduced(magnified(one).intersected(magnified(other)));
}

QPainterPath united(const QPainterPath &one, const QPainterPath &other)
{
    return reduced(magnified(one).united(magnified(other)));
}

QPainterPath limb(QPointF from, QPointF to, double width)
{
    QPainterPath line(from);
    line.lineTo(to);
    QPainterPathStroker stroker;
    stroker.setWidth(width * magnification);
    stroker.setCapStyle(Qt::RoundCap);
    return reduced(stroker.createStroke(magnified(line)).simplified());
}

QPainterPath tapered(const QPainterPath &spine, double root, double tip)
{
    constexpr int pieces = 24;
    QPolygonF left;
    QPolygonF right;
    for (int i = 0; i <= pieces; ++i) {
        const double at = double(i) / pieces;
        const QPointF point = spine.pointAtPercent(at);
        const double angle = spine.angleAtPercent(at) * M_PI / 180;
        const QPointF aside = QPointF(std::sin(angle), std::cos(angle)) * (root + (tip - root) * at) / 2;
        left << point + aside;
        right.prepend(point - aside);
    }
    QPainterPath path;
    path.addPolygon(left + right);
    path.closeSubpath();
    return united(path, ellipse(spine.currentPosition(), tip / 2, tip / 2));
}

QPainterPath cloud(QPointF centre, double radius, int bumps)
{
    QPainterPath path = ellipse(centre, radius * 0.8, radius * 0.8);
    for (int i = 0; i < bumps; ++i) {
        const double angle = 2 * M_PI * i / bumps;
        const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * radius * 0.68;
        path = united(path, ellipse(at, radius * 0.42, radius * 0.42));
    }
    return path;
}

} // namespace ui
