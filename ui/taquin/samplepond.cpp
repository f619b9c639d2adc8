// SPDX-License-Identifier: MIT
#include "taquin/samplebrush.h"
#include "taquin/samplekoi.h"

#include <QPainter>

#include <array>
#include <cmath>

namespace taquin {

namespace {

QPointF polar(double angle, double radius)
{
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

void drawBottom(QPainter &painter)
{
    Dice dice(2);
    painter.fillRect(QRectF(0, 0, 1600, 1200), QColor(0x2a6f78));
    static constexpr std::array<QRgb, 6> stones{0xff6d8f8a, 0xff8a9a84, 0xff5a7f86,
                                                0xff9a9482, 0xff4f7076, 0xff7d8f98};
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 1500; ++i) {
        const QPointF at(dice.in(-20, 1620), dice.in(-20, 1220));
        const double size = dice.in(14, 44);
        painter.save();
        painter.translate(at);
        painter.rotate(dice.in(0, 180));
        const QColor colour =
            mixed(QColor(stones[std::size_t(dice.below(6))]), QColor(0x2a6f78), dice.in(0.1, 0.5));
        QRadialGradient round(QPointF(-size * 0.25, -size * 0.25), size * 1.1);
        round.setColorAt(0, colour.lighter(118));
        round.setColorAt(1, colour.darker(135));
        painter.setBrush(round);
        painter.drawEllipse(QPointF(0, 0), size, size * dice.in(0.6, 0.85));
        painter.restore();
    }
}

/// The water over the stones: deep in the middle, with the net of light that ripples throw on the ground.
void drawWater(QPainter &painter)
{
    QRadialGradient deep(QPointF(820, 600), 1000);
    deep.setColorAt(0, QColor(6, 62, 82, 170));
    deep.setColorAt(0.6, QColor(10, 84, 96, 132));
    deep.setColorAt(1, QColor(30, 120, 112, 80));
    painter.fillRect(QRectF(0, 0, 1600, 1200), deep);
    Dice dice(15);
    for (int row = -1; row < 17; ++row) {
        for (int column = -1; column < 20; ++column) {
            const QPointF at(column * 86 + row % 2 * 43 + dice.in(-14, 14), row * 76 + dice.in(-14, 14));
            QPainterPath mesh;
            for (int corner = 0; corner <= 6; ++corner) {
                const QPointF to =
                    at + polar(corner * M_PI / 3 + 0.5, corner % 6 == 0 ? 40 : dice.in(30, 52));
                const QPointF by = at + polar(corner * M_PI / 3, dice.in(26, 36));
                corner == 0 ? mesh.moveTo(to) : mesh.quadTo(by, to);
            }
            painter.strokePath(mesh, QPen(QColor(190, 255, 235, 20 + dice.below(34)), dice.in(1.5, 5)));
        }
    }
}

void drawRings(QPainter &painter, QPointF at, double size, int rings)
{
    painter.setBrush(Qt::NoBrush);
    for (int ring = 1; ring <= rings; ++ring) {
        const double radius = size * ring / rings;
        painter.setPen(QPen(QColor(225, 255, 250, 150 - 110 * ring / rings), 3.2));
        painter.drawEllipse(at, radius, radius * 0.94);
        painter.setPen(QPen(QColor(0, 40, 55, 60), 2));
        painter.drawEllipse(at, radius + 4, (radius + 4) * 0.94);
    }
}

void drawVeins(QPainter &painter, const QColor &green, QPointF at, double radius, double notch)
{
    for (int vein = 0; vein < 17; ++vein) {
        const double turn = notch + 2 * M_PI * (vein + 1.2) / 18.4;
        const QPointF middle = at + polar(turn, radius * 0.6);
        painter.setPen(QPen(withAlpha(green.lighter(175), 0.75), radius * 0.018));
        painter.drawLine(at, at + polar(turn, radius * 0.96));
        painter.setPen(QPen(withAlpha(green.lighter(165), 0.6), radius * 0.012));
        painter.drawLine(middle, at + polar(turn + 0.11, radius * 0.95));
        painter.drawLine(middle, at + polar(turn - 0.11, radius * 0.95));
    }
}

void drawDrops(QPainter &painter, Dice &dice, QPointF at, double radius)
{
    for (int drop = dice.below(4); drop > 0; --drop) {
        const QPointF where = at + polar(dice.in(0, 6), radius * dice.in(0.3, 0.75));
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(230, 255, 245, 130));
        painter.drawEllipse(where, radius * 0.055, radius * 0.05);
        painter.setBrush(QColor(255, 255, 255, 230));
        painter.drawEllipse(where - QPointF(radius, radius) * 0.018, radius * 0.016, radius * 0.014);
    }
}

void drawPad(QPainter &painter, Dice &dice, QPointF at, double radius)
{
    const double notch = dice.in(0, 2 * M_PI);
    QPolygonF rim{{at}};
    for (int i = 2; i <= 70; ++i) {
        const double turn = notch + 2 * M_PI * i / 72;
        rim << at + polar(turn,
                          radius * (1 + 0.018 * std::sin(turn * 9) + 0.012 * std::sin(turn * 4 + radius)));
    }
    QPainterPath pad;
    pad.addPolygon(rim);
    pad.closeSubpath();
    painter.fillPath(pad.translated(14, 20), QColor(0, 28, 36, 110));
    const QColor green = mixed(QColor(0x3f9a4c), QColor(0x86b83e), dice.in(0, 1));
    QRadialGradient face(at, radius);
    face.setColorAt(0, green.lighter(150));
    face.setColorAt(0.25, green.lighter(112));
    face.setColorAt(0.9, green.darker(125));
    face.setColorAt(1, mixed(green, QColor(0xa05a4a), 0.45));
    painter.fillPath(pad, face);
    painter.save();
    painter.setClipPath(pad, Qt::IntersectClip);
    drawVeins(painter, green, at, radius, notch);
    drawDrops(painter, dice, at, radius);
    painter.restore();
    painter.strokePath(pad, QPen(withAlpha(green.lighter(150), 0.8), 2.2));
}

void drawLotus(QPainter &painter, QPointF at, double size, const QColor &tip, const QColor &heart,
               double turned)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 26, 34, 100));
    painter.drawEllipse(at + QPointF(14, 22), size * 0.85, size * 0.8);
    for (const auto &[count, reach, width] : {std::tuple(11, 1.0, 0.4), std::tuple(9, 0.82, 0.4),
                                              std::tuple(7, 0.6, 0.36), std::tuple(5, 0.4, 0.28)}) {
        for (int petal = 0; petal < count; ++petal) {
            const double turn = turned + 2 * M_PI * petal / count + reach * 3;
            const QPainterPath shape = leaf(at, at + polar(turn, size * reach), size * width, 0);
            QRadialGradient blush(at, size * reach);
            blush.setColorAt(0.1, heart);
            blush.setColorAt(0.55, mixed(heart, tip, 0.45));
            blush.setColorAt(1, tip);
            painter.fillPath(shape, blush);
            painter.strokePath(shape, QPen(withAlpha(tip.darker(135), 0.55), 1.6));
            painter.setPen(QPen(withAlpha(tip.darker(120), 0.4), 1.2));
            painter.drawLine(at + polar(turn, size * reach * 0.3), at + polar(turn, size * reach * 0.85));
        }
    }
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 26; ++i) {
        painter.setBrush(i % 2 == 0 ? QColor(0xf2b31e) : QColor(0xffdc5e));
        painter.drawEllipse(at + polar(i * 2.4, size * 0.035 * std::sqrt(double(i))), size * 0.035,
                            size * 0.035);
    }
}

void drawDragonfly(QPainter &painter, QPointF at, double angle, double size)
{
    painter.save();
    painter.translate(at);
    painter.rotate(angle);
    painter.scale(size / 100, size / 100);
    painter.fillPath(stroke({-60, 26}, 150, 5, 5), QColor(0, 20, 30, 70));
    for (const double side : {-1.0, 1.0}) {
        for (const auto &[x, y] : {std::pair(34.0, 92.0), std::pair(-26.0, 84.0)}) {
            const QPainterPath wing = leaf({12, 0}, {x, side * y}, 17, 0);
            painter.fillPath(wing, QColor(220, 245, 255, 165));
            painter.strokePath(wing, QPen(QColor(40, 70, 90, 190), 1.4));
            painter.setPen(QPen(QColor(40, 70, 90, 120), 1));
            painter.drawLine(QPointF(12, 0), QPointF(x * 0.9 + 1, side * y * 0.9));
        }
    }
    painter.setPen(Qt::NoPen);
    for (int joint = 0; joint < 9; ++joint) {
        painter.setBrush(joint % 2 == 0 ? QColor(0xd23b4e) : QColor(0x8e1f38));
        painter.drawRoundedRect(QRectF(-joint * 10.0 - 2, -3.6 + joint * 0.2, 11, 7.2 - joint * 0.4), 3, 3);
    }
    painter.setBrush(QColor(0x9c2440));
    painter.drawEllipse(QPointF(15, 0), 13, 7.5);
    painter.setBrush(QColor(0x2d1a38));
    painter.drawEllipse(QPointF(30, -4), 5.5, 5);
    painter.drawEllipse(QPointF(30, 4), 5.5, 5);
    painter.restore();
}

void drawPetals(QPainter &painter)
{
    Dice dice(99);
    for (int i = 0; i < 42; ++i) {
        const QPointF at(dice.in(0, 1600), dice.in(0, 1200));
        const QPainterPath petal = leaf(at, at + polar(dice.in(0, 6.3), dice.in(14, 26)), dice.in(9, 15), 2);
        painter.fillPath(petal.translated(3, 5), QColor(0, 30, 40, 90));
        painter.fillPath(petal, mixed(QColor(0xffe3ec), QColor(0xf79ab8), dice.in(0, 1)));
    }
}

void drawPads(QPainter &painter)
{
    Dice dice(44);
    static constexpr std::array<std::array<double, 3>, 24> pads{
        {{90, 120, 150},  {290, 60, 110},   {60, 350, 90},     {330, 240, 74},    {1500, 110, 160},
         {1300, 60, 100}, {1420, 300, 100}, {1580, 330, 80},   {120, 1080, 165},  {350, 1140, 115},
         {60, 850, 92},   {310, 950, 70},   {1480, 1090, 170}, {1250, 1150, 110}, {1560, 860, 105},
         {1330, 960, 72}, {800, 40, 86},    {930, 110, 54},    {770, 1160, 96},   {640, 1120, 56},
         {910, 1110, 50}, {700, 560, 66},   {1010, 470, 52},   {520, 700, 48}}};
    for (const auto &[x, y, radius] : pads)
        drawPad(painter, dice, {x, y}, radius);
}

} // namespace

void drawPond(QPainter &painter)
{
    drawBottom(painter);
    drawWater(painter);
    static constexpr std::array<Koi, 9> fish{{{{560, 330}, 20, 380, 0.10, 0xfffdf3e6, 0xffe8502a, 3},
                                              {{1130, 260}, 150, 350, -0.09, 0xfff7a83a, 0xffd9571c, 5},
                                              {{1170, 640}, -62, 420, 0.11, 0xfffdf6ec, 0xffd8322a, 9},
                                              {{420, 560}, -105, 330, -0.10, 0xffffd34f, 0xfff0a01e, 7},
                                              {{830, 800}, 172, 430, 0.10, 0xfffaf3ea, 0xfff0742a, 8},
                                              {{560, 960}, 28, 330, -0.08, 0xff3a4656, 0xff222b38, 10},
                                              {{1060, 960}, -18, 300, 0.09, 0xfff2642e, 0xffc93a1a, 11},
                                              {{1450, 600}, 96, 300, 0.1, 0xfff4efe6, 0xff39424f, 6},
                                              {{170, 620}, 62, 290, 0.1, 0xfff6efe2, 0xffee7b35, 4}}};
    for (const Koi &koi : fish)
        drawKoi(painter, koi);
    for (const auto &[x, y, size] :
         {std::tuple(760, 330, 120), std::tuple(1290, 800, 130), std::tuple(330, 790, 110),
          std::tuple(960, 640, 90), std::tuple(700, 700, 80), std::tuple(1110, 100, 90)})
        drawRings(painter, QPointF(x, y), size, 4);
    drawPads(painter);
    drawPetals(painter);
    drawLotus(painter, {230, 170}, 112, QColor(0xf26a9b), QColor(0xfff0f4), 0.2);
    drawLotus(painter, {1400, 190}, 124, QColor(0xfafafa), QColor(0xfff6d8), 0.7);
    drawLotus(painter, {220, 1020}, 120, QColor(0xfff3f6), QColor(0xffd9e6), 1.1);
    drawLotus(painter, {1400, 1020}, 132, QColor(0xe8487f), QColor(0xffd6e2), 0.4);
    drawLotus(painter, {840, 1105}, 76, QColor(0xf9b24a), QColor(0xfff2c4), 0.9);
    drawLotus(painter, {850, 75}, 62, QColor(0xf58fb4), QColor(0xfff4f8), 0.1);
    drawDragonfly(painter, {700, 545}, -35, 110);
    drawDragonfly(painter, {1180, 430}, 205, 90);
}

} // namespace taquin
