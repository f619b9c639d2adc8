// SPDX-License-Identifier: MIT
#include "tours/waypainter.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double width = 0.085;

QColor mixed(const QColor &one, const QColor &other, double part)
{
    const auto mix = [part](int a, int b) { return int(a + (b - a) * part); };
    return QColor(mix(one.red(), other.red()), mix(one.green(), other.green()),
                  mix(one.blue(), other.blue()));
}

/// No thinner than a pixel and a half, so that a small board keeps its line.
double seenWidth(const QPainter &painter, double wished)
{
    return std::max(wished, 1.5 / painter.deviceTransform().m11());
}

QColor colourOf(tours::Sense sense, const board::Style &style)
{
    return sense == tours::Falling ? style.target : style.route;
}

} // namespace

void paintJump(QPainter &painter, QPointF from, QPointF to, double age, const board::Style &style)
{
    const QColor colour = age < 0.5 ? mixed(style.target, style.region, 2 * age)
                                    : mixed(style.region, style.route, 2 * age - 1);
    QPen pen(colour, seenWidth(painter, width));
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void paintClosing(QPainter &painter, QPointF from, QPointF to, const board::Style &style)
{
    QPen pen(style.route, seenWidth(painter, width));
    pen.setCapStyle(Qt::RoundCap);
    pen.setDashPattern({0.1, 2});
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void paintDiagonal(QPainter &painter, QPointF from, QPointF to, tours::Sense sense, const board::Style &style)
{
    QPen pen(colourOf(sense, style), seenWidth(painter, width));
    pen.setCapStyle(sense == tours::Falling ? Qt::RoundCap : Qt::FlatCap);
    if (sense == tours::Rising)
        pen.setDashPattern({2.1, 1.2});
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void paintUsedSense(QPainter &painter, QPointF middle, tours::Sense sense, const board::Style &style)
{
    constexpr double reach = 0.3;
    QColor pale = colourOf(sense, style);
    pale.setAlphaF(style.look == board::Style::Contrast ? 0.6F : 0.28F);
    QPen pen(pale, 0.2);
    pen.setCapStyle(Qt::FlatCap);
    if (sense == tours::Rising)
        pen.setDashPattern({0.6, 0.3});
    painter.setPen(pen);
    const QPointF way(reach, sense == tours::Falling ? reach : -reach);
    painter.drawLine(middle - way, middle + way);
}

} // namespace ui
