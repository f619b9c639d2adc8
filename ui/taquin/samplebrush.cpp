// SPDX-License-Identifier: MIT
#include "taquin/samplebrush.h"

#include <QPainter>

#include <cmath>

namespace taquin {

QColor mixed(const QColor &from, const QColor &to, double part)
{
    const auto between = [part](float a, float b) { return float(a + (b - a) * part); };
    return QColor::fromRgbF(between(from.redF(), to.redF()), between(from.greenF(), to.greenF()),
                            between(from.blueF(), to.blueF()), between(from.alphaF(), to.alphaF()));
}

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

QPolygonF jagged(Dice &dice, QPointF from, QPointF to, double rough, int halvings)
{
    if (halvings == 0)
        return {{from, to}};
    const QPointF way = to - from;
    const QPointF aside(-way.y(), way.x());
    const QPointF middle = from + way * dice.in(0.4, 0.6) + aside * dice.in(-rough, rough);
    QPolygonF line = jagged(dice, from, middle, rough, halvings - 1);
    line.removeLast();
    return line + jagged(dice, middle, to, rough, halvings - 1);
}

QPainterPath stroke(QPointF left, double length, double above, double below)
{
    const QPointF right = left + QPointF(length, 0);
    QPainterPath path(left);
    path.cubicTo(left + QPointF(length * 0.3, -above), left + QPointF(length * 0.6, -above), right);
    path.cubicTo(left + QPointF(length * 0.7, below), left + QPointF(length * 0.4, below), left);
    return path;
}

QPainterPath leaf(QPointF stem, QPointF tip, double width, double bend)
{
    const QPointF way = tip - stem;
    const double length = std::hypot(way.x(), way.y());
    const QPointF aside = QPointF(-way.y(), way.x()) / length;
    const auto at = [&](double along, double across) { return stem + way * along + aside * (across + bend); };
    QPainterPath path(stem);
    path.cubicTo(at(0.25, width * 0.62), at(0.7, width * 0.62), tip);
    path.cubicTo(at(0.7, -width * 0.62), at(0.25, -width * 0.62), stem);
    return path;
}

void drawRock(QPainter &painter, Dice &dice, QPointF foot, double size, const QColor &lit,
              const QColor &shade)
{
    const double width = size * dice.in(0.8, 1.3);
    const QPointF left = foot - QPointF(width, 0);
    const QPointF right = foot + QPointF(width, 0);
    const QPointF top = foot + QPointF(dice.in(-0.3, 0.2) * width, -size * dice.in(0.7, 1.1));
    const QPointF shoulder = foot + QPointF(width * 0.65, -size * dice.in(0.4, 0.65));
    const QPointF brow = foot + QPointF(-width * 0.7, -size * dice.in(0.4, 0.6));
    const QPointF middle = foot + QPointF(dice.in(-0.1, 0.25) * width, -size * dice.in(0.25, 0.4));
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawPolygon(QPolygonF{{left, brow, top, shoulder, right}});
    painter.setBrush(mixed(shade, lit, 0.45));
    painter.drawPolygon(QPolygonF{{top, shoulder, middle}});
    painter.setBrush(lit);
    painter.drawPolygon(QPolygonF{{brow, top, middle}});
    painter.setBrush(mixed(shade, lit, 0.25));
    painter.drawPolygon(QPolygonF{{middle, shoulder, right}});
}

} // namespace taquin
