// SPDX-License-Identifier: MIT
#include "dogs/outlines.h"

#include <QTransform>

#include <cmath>

namespace ui {

namespace {

/// Qt cuts and joins paths with a tolerance that is coarse for shapes as small as ours: it is done large.
/// Larger still, and it would make so many points that a printed page takes megabytes.
constexpr double magnified = 150;

QPainterPath large(const QPainterPath &path)
{
    return QTransform::fromScale(magnified, magnified).map(path);
}

QPainterPath small(const QPainterPath &path)
{
    return QTransform::fromScale(1 / magnified, 1 / magnified).map(path);
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

QPainterPath common(const QPainterPath &one, const QPainterPath &other)
{
    return small(large(one).intersected(large(other)));
}

QPainterPath joined(const QPainterPath &one, const QPainterPath &other)
{
    return small(large(one).united(large(other)));
}

QPainterPath limb(QPointF from, QPointF to, double width)
{
    QPainterPath line(from);
    line.lineTo(to);
    QPainterPathStroker stroker;
    stroker.setWidth(width * magnified);
    stroker.setCapStyle(Qt::RoundCap);
    return small(stroker.createStroke(large(line)).simplified());
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
    return joined(path, ellipse(spine.currentPosition(), tip / 2, tip / 2));
}

QPainterPath cloud(QPointF centre, double radius, int bumps)
{
    QPainterPath path = ellipse(centre, radius * 0.8, radius * 0.8);
    for (int i = 0; i < bumps; ++i) {
        const double angle = 2 * M_PI * i / bumps;
        const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * radius * 0.68;
        path = joined(path, ellipse(at, radius * 0.42, radius * 0.42));
    }
    return path;
}

} // namespace ui
