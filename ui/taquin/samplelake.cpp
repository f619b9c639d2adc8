// SPDX-License-Identifier: MIT
#include "taquin/samplebrush.h"

#include <QPainter>

#include <cmath>

namespace taquin {

namespace {

constexpr double shore = duskShore;
constexpr QPointF sun = duskSun;

/// Short strokes that take the colours of the sky, wider and farther apart towards the viewer.
void drawRipples(QPainter &painter)
{
    Dice dice(3);
    painter.setPen(Qt::NoPen);
    for (double y = shore + 6; y < 1200; y += 3 + (y - shore) * 0.02) {
        const double depth = (y - shore) / (1200 - shore);
        for (int i = 0; i < 13; ++i) {
            const double length = (24 + 190 * depth) * dice.in(0.4, 1.5);
            const QPointF at(dice.in(-60, 1620), y + dice.in(-3, 3));
            const bool glitter =
                std::abs(at.x() + length / 2 - sun.x()) < 70 + 120 * depth && dice.below(3) > 0;
            const QColor colour = glitter              ? QColor(255, 226, 160, 190)
                                  : dice.below(2) == 0 ? QColor(24, 26, 70, 70)
                                                       : QColor(255, 170, 150, 55);
            painter.setBrush(colour);
            painter.drawPath(stroke(at, glitter ? length * 0.6 : length, 1 + 2.5 * depth, 1 + 2.5 * depth));
        }
    }
}

void drawWater(QPainter &painter)
{
    painter.save();
    painter.setClipRect(QRectF(0, shore, 1600, 1200 - shore), Qt::IntersectClip);
    painter.translate(0, shore * 1.7);
    painter.scale(1, -0.7);
    drawDusk(painter);
    painter.restore();
    QLinearGradient depth(0, shore, 0, 1200);
    depth.setColorAt(0, QColor(40, 30, 80, 60));
    depth.setColorAt(1, QColor(12, 16, 50, 190));
    painter.fillRect(QRectF(0, shore, 1600, 1200 - shore), depth);
    QRadialGradient glow(QPointF(sun.x(), shore + 60), 420);
    glow.setColorAt(0, QColor(255, 214, 150, 190));
    glow.setColorAt(0.4, QColor(255, 150, 120, 90));
    glow.setColorAt(1, QColor(255, 120, 120, 0));
    painter.fillRect(QRectF(0, shore, 1600, 1200 - shore), glow);
    drawRipples(painter);
}

void drawReeds(QPainter &painter, Dice &dice, double left, double right, double foot, double height)
{
    for (int i = 0; i < 70; ++i) {
        const QPointF from(dice.in(left, right), foot + dice.in(-12, 30));
        const QPointF to = from + QPointF(dice.in(-50, 60), -height * dice.in(0.45, 1.1));
        QPainterPath blade(from);
        blade.quadTo(from + QPointF(dice.in(-8, 8), -height * 0.5), to);
        const QColor colour = mixed(QColor(0x0c1526), QColor(0x6b5068), dice.in(0, 0.9));
        painter.strokePath(blade, QPen(colour, dice.in(2, 5), Qt::SolidLine, Qt::RoundCap));
        if (i % 6 == 0) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(0x4a2a26));
            painter.drawRoundedRect(QRectF(to.x() - 5, to.y() - 14, 10, 44), 5, 5);
        }
    }
}

void drawJetty(QPainter &painter)
{
    Dice dice(8);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 30; ++i) {
        const double near = i / 29.0;
        const double y = 880 + 330 * std::pow(near, 1.35);
        const double next = 880 + 330 * std::pow((i + 1) / 29.0, 1.35);
        const double half = 44 + 95 * std::pow(near, 1.35);
        const double x = 640 + 90 * std::pow(near, 1.35);
        if (i % 6 == 0) {
            painter.setBrush(QColor(0x1a1220));
            for (const double side : {-1.0, 1.0})
                painter.drawRect(
                    QRectF(x + side * half - half * 0.09, y - half * 0.55, half * 0.17, half * 1.1));
        }
        painter.setBrush(mixed(QColor(0x7a5560), QColor(0xb98073), dice.in(0, 1)));
        painter.drawRect(QRectF(x - half + dice.in(-4, 4), y, 2 * half + dice.in(-6, 6), next - y - 1));
        painter.setBrush(QColor(30, 18, 34, 170));
        painter.drawRect(QRectF(x - half, next - 2, 2 * half, 2 + 2 * near));
    }
}

void drawBoat(QPainter &painter)
{
    QPainterPath hull(QPointF(800, 930));
    hull.cubicTo(840, 1000, 1030, 1004, 1100, 915);
    hull.cubicTo(1030, 946, 880, 950, 800, 930);
    QPainterPath inside(QPointF(800, 930));
    inside.cubicTo(880, 950, 1030, 946, 1100, 915);
    inside.cubicTo(1030, 906, 880, 908, 800, 930);
    painter.fillPath(stroke({780, 985}, 350, 10, 26), QColor(10, 10, 34, 150));
    painter.fillPath(hull, QColor(0xb23a3a));
    painter.fillPath(inside, QColor(0x4b2430));
    painter.strokePath(inside, QPen(QColor(0xf0c9a0), 5));
    for (const double x : {870.0, 950.0, 1025.0})
        painter.fillRect(QRectF(x, 919, 26, 21), QColor(0xa8746a));
    painter.setPen(QPen(QColor(0xd9a884), 7, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(905, 905), QPointF(1130, 965));
    painter.setPen(QPen(QColor(0x2a1a2a), 3));
    painter.drawLine(QPointF(800, 930), QPointF(704, 925));
}

void drawBank(QPainter &painter)
{
    Dice dice(41);
    QPolygonF left = jagged(dice, {-10, 960}, {520, 1210}, 0.05, 5);
    left << QPointF(-10, 1210);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x161a30));
    painter.drawPolygon(left);
    for (int i = 0; i < 60; ++i) {
        const double along = dice.in(0, 1);
        drawRock(painter, dice, {along * 480 + dice.in(-60, 40), 985 + along * 205 + i * 1.8},
                 dice.in(14, 40), QColor(0xa0707c), QColor(0x2e2848));
    }
    for (int i = 0; i < 14; ++i)
        drawRock(painter, dice, {dice.in(1130, 1600), dice.in(1120, 1210)}, dice.in(24, 60), QColor(0xb07a78),
                 QColor(0x2a2444));
    drawReeds(painter, dice, 1200, 1600, 1190, 250);
    drawReeds(painter, dice, 20, 460, 1190, 170);
}

/// A tree near by: skirts of branches, each over the one below.
void drawGreatFir(QPainter &painter, Dice &dice, QPointF foot, double height, const QColor &colour)
{
    constexpr int skirts = 15;
    painter.fillRect(
        QRectF(foot.x() - height * 0.018, foot.y() - height * 0.12, height * 0.036, height * 0.12),
        QColor(0x24182a));
    for (int skirt = skirts; skirt > 0; --skirt) {
        const double part = double(skirt) / skirts;
        const double reach = height * 0.25 * std::pow(part, 0.8) * dice.in(0.9, 1.08);
        const double hem = foot.y() - height * (0.97 - 0.9 * part);
        const double tall = height * (0.06 + 0.05 * part);
        QPolygonF branches{{QPointF(foot.x(), hem - tall * 1.9)}};
        for (int tip = -8; tip <= 8; ++tip) {
            const double across = tip / 8.0;
            const double sag = tall * (0.15 - 0.5 * across * across);
            branches << QPointF(foot.x() + reach * across, hem + sag + dice.in(0, 0.25) * tall);
            branches << QPointF(foot.x() + reach * (across + 0.06), hem + sag - tall * dice.in(0.15, 0.4));
        }
        branches.removeLast();
        QLinearGradient light(foot.x() - reach, 0, foot.x() + reach, 0);
        light.setColorAt(0, mixed(colour, QColor(0x33406a), skirt % 2 * 0.3 + 0.1));
        light.setColorAt(0.5, colour);
        light.setColorAt(1, mixed(colour, QColor(0xd08070), 0.35 + 0.15 * (skirt % 2)));
        painter.setPen(Qt::NoPen);
        painter.setBrush(light);
        painter.drawPolygon(branches, Qt::WindingFill);
        QLinearGradient shadow(0, hem - tall * 1.1, 0, hem + tall * 0.1);
        shadow.setColorAt(0, QColor(6, 8, 26, 190));
        shadow.setColorAt(1, QColor(6, 8, 26, 0));
        painter.setBrush(shadow);
        painter.drawPolygon(branches, Qt::WindingFill);
    }
}

void drawBirds(QPainter &painter)
{
    Dice dice(19);
    for (int i = 0; i < 13; ++i) {
        const QPointF at(1180 + i * 27 + dice.in(-14, 14), 96 + std::abs(i - 5) * 15 + dice.in(-8, 8));
        const double wing = dice.in(10, 16);
        QPainterPath bird(at + QPointF(-wing, -wing * 0.45));
        bird.quadTo(at + QPointF(-wing * 0.4, -wing * 0.6), at);
        bird.quadTo(at + QPointF(wing * 0.4, -wing * 0.6), at + QPointF(wing, -wing * 0.3));
        painter.strokePath(bird, QPen(QColor(0x12153a), 3, Qt::SolidLine, Qt::RoundCap));
    }
}

} // namespace

void drawLake(QPainter &painter)
{
    drawDusk(painter);
    drawBirds(painter);
    drawWater(painter);
    drawJetty(painter);
    drawBoat(painter);
    Dice dice(9);
    drawGreatFir(painter, dice, {85, 1090}, 950, QColor(0x161d3a));
    drawGreatFir(painter, dice, {260, 1100}, 560, QColor(0x1b2444));
    drawGreatFir(painter, dice, {1530, 1110}, 620, QColor(0x191f3e));
    drawBank(painter);
}

} // namespace taquin
