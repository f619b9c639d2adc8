// SPDX-License-Identifier: MIT
#include "solitaire/pegpainter.h"

#include "solitaire/boardpainter.h"

#include <QPainter>
#include <QRadialGradient>

namespace ui {

namespace {

constexpr double foot = 0.37;
constexpr double head = 0.295;
constexpr double smallestRinged = 22; // device pixels per unit; smaller pegs have no rings

void paintDisc(QPainter &painter, QPointF at, double radius, const QBrush &brush)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawEllipse(at, radius, radius);
}

void paintRing(QPainter &painter, double radius, double width, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(QPointF(), radius, radius);
}

/// Shading of a sphere lit from the upper left.
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
    paintDisc(painter, {0.04, 0.07}, 0.43, shade);
}

void paintPlain(QPainter &painter, const WoodPalette &wood)
{
    paintDisc(painter, {}, 0.36, wood.hole);
    paintDisc(painter, {}, 0.33, wood.peg);
    paintRing(painter, 0.2, 0.05, wood.hole);
}

} // namespace

void paintPeg(QPainter &painter, const board::Style &style)
{
    const WoodPalette wood = WoodPalette::make(style);
    if (wood.plain)
        return paintPlain(painter, wood);
    paintShadow(painter);
    paintDisc(painter, {}, foot,
              dome(foot, wood.peg.lighter(112), wood.peg.darker(112), wood.pegDark.darker(115)));
    paintRing(painter, foot - 0.012, 0.022, board::withAlpha(wood.pegDark.darker(150), 0.55));
    // The neck shows as a dark line under the head, wider on the side away from the light.
    paintDisc(painter, {0.018, 0.026}, head + 0.022, board::withAlpha(wood.pegDark.darker(190), 0.75));
    paintDisc(painter, {}, head, dome(head, wood.pegLight, wood.peg, wood.pegDark));
    if (painter.deviceTransform().m11() >= smallestRinged) {
        paintRing(painter, head * 0.74, 0.012, board::withAlpha(wood.pegDark, 0.35));
        paintRing(painter, head * 0.5, 0.01, board::withAlpha(wood.pegDark, 0.22));
        paintRing(painter, head * 0.77, 0.008, board::withAlpha(wood.pegLight, 0.4));
    }
    QRadialGradient glint(QPointF(-0.105, -0.125), 0.1);
    glint.setColorAt(0, QColor(255, 255, 255, 190));
    glint.setColorAt(1, QColor(255, 255, 255, 0));
    paintDisc(painter, {-0.105, -0.125}, 0.1, glint);
}

} // namespace ui
