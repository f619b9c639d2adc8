// SPDX-License-Identifier: MIT
#include "solitaire/pegpainter.h"

#include "solitaire/boardpainter.h"

#include <QPainter>
#include <QRadialGradient>

namespace ui {

namespace {

constexpr double foot = 0.37;
constexpr double head = 0.295;
constexpr double finest = 22; // device pixels per unit, below which rings are left out

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

void disc(QPainter &painter, QPointF at, double radius, const QBrush &brush)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawEllipse(at, radius, radius);
}

void ring(QPainter &painter, double radius, double width, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(QPointF(), radius, radius);
}

/// Light from the upper left.
QRadialGradient dome(double radius, const QColor &light, const QColor &middle, const QColor &dark)
{
    QRadialGradient gradient(QPointF(), radius * 1.05, QPointF(-0.38 * radius, -0.42 * radius));
    gradient.setColorAt(0, light);
    gradient.setColorAt(0.45, middle);
    gradient.setColorAt(1, dark);
    return gradient;
}

void paintShadow(QPainter &painter)
{
    QRadialGradient shade(QPointF(0.05, 0.09), 0.42);
    shade.setColorAt(0, QColor(0, 0, 0, 130));
    shade.setColorAt(0.72, QColor(0, 0, 0, 90));
    shade.setColorAt(1, QColor(0, 0, 0, 0));
    disc(painter, {0.04, 0.07}, 0.43, shade);
}

void paintPlain(QPainter &painter, const WoodPalette &wood)
{
    disc(painter, {}, 0.36, wood.hole);
    disc(painter, {}, 0.33, wood.peg);
    ring(painter, 0.2, 0.05, wood.hole);
}

} // namespace

void paintPeg(QPainter &painter, const board::Style &style)
{
    const WoodPalette wood = WoodPalette::make(style);
    if (wood.plain)
        return paintPlain(painter, wood);
    paintShadow(painter);
    disc(painter, {}, foot,
         dome(foot, wood.peg.lighter(112), wood.peg.darker(112), wood.pegDark.darker(115)));
    ring(painter, foot - 0.012, 0.022, faded(wood.pegDark.darker(150), 0.55));
    // The neck is a dark line under the head, that the head's own shadow widens away from the light.
    disc(painter, {0.018, 0.026}, head + 0.022, faded(wood.pegDark.darker(190), 0.75));
    disc(painter, {}, head, dome(head, wood.pegLight, wood.peg, wood.pegDark));
    if (painter.deviceTransform().m11() >= finest) {
        ring(painter, head * 0.74, 0.012, faded(wood.pegDark, 0.35));
        ring(painter, head * 0.5, 0.01, faded(wood.pegDark, 0.22));
        ring(painter, head * 0.77, 0.008, faded(wood.pegLight, 0.4));
    }
    QRadialGradient glint(QPointF(-0.105, -0.125), 0.1);
    glint.setColorAt(0, QColor(255, 255, 255, 190));
    glint.setColorAt(1, QColor(255, 255, 255, 0));
    disc(painter, {-0.105, -0.125}, 0.1, glint);
}

} // namespace ui
