// SPDX-License-Identifier: MIT
#include "window/hourglass.h"

#include <QPainter>
#include <QPainterPath>

namespace window {

namespace {

constexpr qint64 run = 4000; // milliseconds

/// A bulb with its neck in the origin and its mouth, two units wide, one unit above.
QPainterPath bulb()
{
    QPainterPath path(QPointF(0, 0));
    path.cubicTo({-0.15, -0.35}, {-0.8, -0.3}, {-0.8, -1});
    path.lineTo(0.8, -1);
    path.cubicTo({0.8, -0.3}, {0.15, -0.35}, {0, 0});
    return path;
}

QPainterPath below(double level)
{
    QPainterPath path;
    path.addRect(QRectF(-1, level, 2, 2));
    return path;
}

} // namespace

Hourglass::Hourglass(QWidget *parent) : QWidget(parent)
{
    setFixedSize(20, 20);
}

void Hourglass::setElapsed(qint64 milliseconds)
{
    m_elapsed = milliseconds;
    update();
}

void Hourglass::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect().center() + QPointF(0.5, 0.5));
    painter.scale(7, 8);
    const double fallen = double(m_elapsed % run) / run;
    const QPainterPath upper = bulb();
    const QPainterPath lower = QTransform::fromScale(1, -1).map(upper);
    const QColor sand = palette().color(QPalette::Highlight);
    painter.fillPath(upper & below(-0.85 * (1 - fallen)), sand);
    painter.fillPath(lower & below(1 - 0.7 * fallen), sand);
    painter.setPen(
        QPen(palette().color(QPalette::WindowText), 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(upper);
    painter.drawPath(lower);
    painter.drawLine(QPointF(-0.95, -1), QPointF(0.95, -1));
    painter.drawLine(QPointF(-0.95, 1), QPointF(0.95, 1));
}

} // namespace window
