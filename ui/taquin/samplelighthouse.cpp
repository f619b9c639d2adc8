// SPDX-License-Identifier: MIT
#include "taquin/samplebrush.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace taquin {

namespace {

constexpr double horizon = 660;
constexpr QPointF sun(330, 215);

void drawSky(QPainter &painter)
{
    QLinearGradient sky(0, 0, 0, horizon);
    sky.setColorAt(0, QColor(0x2f7fc4));
    sky.setColorAt(0.55, QColor(0x86c9ea));
    sky.setColorAt(1, QColor(0xfdebc6));
    painter.fillRect(QRectF(0, 0, 1600, horizon), sky);
    painter.setPen(Qt::NoPen);
    constexpr int rays = 44;
    for (int ray = 0; ray < rays; ++ray) {
        const double from = 2 * M_PI * ray / rays;
        const double to = from + M_PI / rays * (1 + 0.35 * std::sin(ray * 2.3));
        const QPolygonF wedge{{sun, sun + 1700 * QPointF(std::cos(from), std::sin(from)),
                               sun + 1700 * QPointF(std::cos(to), std::sin(to))}};
        painter.setBrush(QColor(255, 255, 235, 26 + 14 * (ray % 3)));
        painter.drawPolygon(wedge);
    }
    for (const auto &[radius, colour] :
         {std::pair(150.0, QColor(255, 244, 200, 90)), std::pair(116.0, QColor(255, 240, 180, 140)),
          std::pair(84.0, QColor(0xfff3b0)), std::pair(68.0, QColor(0xffe27a))}) {
        painter.setBrush(colour);
        painter.drawEllipse(sun, radius, radius);
    }
}

/// A heap of puffs on a flat base, its shaded side away from the sun.
void drawCloud(QPainter &painter, Dice &dice, QPointF base, double width)
{
    QPainterPath heap;
    heap.setFillRule(Qt::WindingFill);
    std::vector<QRectF> puffs;
    for (int i = 0; i < 15; ++i) {
        const double along = dice.in(-1, 1);
        const double size = width * (0.19 - 0.12 * along * along) * dice.in(0.7, 1.2);
        const QPointF at = base + QPointF(along * width * 0.42, -size * dice.in(0.4, 1.1));
        puffs.push_back({at.x() - size, at.y() - size, 2 * size, 2 * size});
        heap.addEllipse(puffs.back());
    }
    painter.save();
    QPainterPath above;
    above.addRect(QRectF(base.x() - width, base.y() - width, 2 * width, width));
    painter.setClipPath(above, Qt::IntersectClip);
    painter.fillPath(heap.translated(width * 0.05, -width * 0.03), QColor(255, 255, 255, 110));
    std::ranges::sort(puffs, {}, [](const QRectF &puff) { return puff.center().y(); });
    for (const QRectF &puff : puffs) {
        QRadialGradient round(puff.center() - QPointF(puff.width(), puff.height()) * 0.14,
                              puff.width() * 0.7);
        round.setColorAt(0.45, Qt::white);
        round.setColorAt(0.8, QColor(0xe4edf5));
        round.setColorAt(1, QColor(0xa9c4df));
        painter.setBrush(round);
        painter.drawEllipse(puff);
    }
    painter.restore();
}

/// High thin clouds, so that no part of the sky looks like another.
void drawWisps(QPainter &painter)
{
    Dice dice(64);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 170; ++i) {
        painter.setBrush(QColor(255, 255, 255, 36 + dice.below(70)));
        painter.drawPath(
            stroke({dice.in(-120, 1580), dice.in(0, 640)}, dice.in(60, 210), dice.in(3, 9), dice.in(2, 6)));
    }
}

void drawClouds(QPainter &painter)
{
    Dice dice(31);
    static constexpr std::array<std::array<double, 3>, 10> clouds{{{760, 190, 330},
                                                                   {1400, 150, 360},
                                                                   {80, 400, 280},
                                                                   {560, 380, 250},
                                                                   {890, 440, 300},
                                                                   {1480, 400, 280},
                                                                   {300, 530, 240},
                                                                   {700, 570, 210},
                                                                   {90, 80, 220},
                                                                   {1050, 70, 180}}};
    for (const auto &[x, y, width] : clouds)
        drawCloud(painter, dice, {x, y}, width);
}

void drawIslands(QPainter &painter)
{
    Dice dice(4);
    painter.setPen(Qt::NoPen);
    for (const auto &[left, right, top, colour] : {std::tuple(-40.0, 420.0, 600.0, QColor(0x8fb4c9)),
                                                   std::tuple(180.0, 620.0, 622.0, QColor(0x6f9db4)),
                                                   std::tuple(760.0, 1060.0, 630.0, QColor(0x7fa9bd))}) {
        const QPointF peak(left + (right - left) * 0.45, top);
        const QPolygonF island = jagged(dice, {left, horizon + 2}, peak, 0.06, 5) +
                                 jagged(dice, peak, {right, horizon + 2}, 0.06, 5);
        painter.setBrush(colour);
        painter.drawPolygon(island);
        painter.setBrush(withAlpha(colour.darker(120), 0.6));
        painter.drawPolygon(QPolygonF{{peak, {right, horizon + 2}, {peak.x() + 30, horizon + 2}}});
    }
}

/// Rows of waves, each before the one behind it.
void drawSea(QPainter &painter)
{
    Dice dice(6);
    painter.fillRect(QRectF(0, horizon, 1600, 540), QColor(0x7fd0d2));
    int row = 0;
    for (double y = horizon + 6; y < 1230; y += 7 + (y - horizon) * 0.085, ++row) {
        const double depth = (y - horizon) / 540;
        const double length = 60 + 190 * depth;
        const double height = 2 + 15 * depth;
        const double phase = dice.in(0, 1) * length;
        QPainterPath wave(QPointF(-300, 1240));
        QPainterPath foam;
        for (double x = -phase - length; x < 1600 + length; x += length) {
            const double crest = y - height * dice.in(0.6, 1.3);
            wave.lineTo(x, y);
            wave.cubicTo(x + length * 0.35, y, x + length * 0.4, crest, x + length * 0.62, crest);
            wave.cubicTo(x + length * 0.8, crest, x + length * 0.82, y, x + length, y);
            if (dice.below(3) > 0) {
                foam.moveTo(x + length * 0.34, y - height * 0.3);
                foam.cubicTo(x + length * 0.45, crest + 1, x + length * 0.5, crest, x + length * 0.62, crest);
                foam.quadTo(x + length * 0.74, crest, x + length * 0.8, crest + height * 0.6);
            }
        }
        wave.lineTo(1900, 1240);
        const QColor colour = mixed(QColor(0x5fc3cb), QColor(0x0f4f86), std::pow(depth, 0.7));
        QLinearGradient body(0, y - height, 0, y + 30 + 70 * depth);
        body.setColorAt(0, colour.lighter(row % 2 == 0 ? 118 : 106));
        body.setColorAt(1, colour.darker(112));
        painter.fillPath(wave, body);
        painter.strokePath(foam,
                           QPen(QColor(255, 255, 255, 190), 1.5 + 3.5 * depth, Qt::SolidLine, Qt::RoundCap));
    }
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 260; ++i) {
        const double y = dice.in(horizon + 4, 1190);
        const double depth = (y - horizon) / 540;
        const double away = dice.in(-1, 1);
        painter.setBrush(QColor(255, 246, 200, 150));
        painter.drawPath(stroke({330 + away * (90 + 260 * depth), y}, 16 + 40 * depth, 1.5 + 2 * depth, 1));
    }
}

void drawSails(QPainter &painter, QPointF at, double size, const QColor &main, const QColor &jib)
{
    painter.save();
    painter.translate(at);
    painter.scale(size / 100, size / 100);
    painter.setPen(Qt::NoPen);
    painter.fillPath(stroke({-75, 14}, 150, 6, 10), QColor(10, 50, 90, 90));
    QPainterPath sail(QPointF(0, -140));
    sail.cubicTo(44, -90, 62, -40, 58, -16);
    sail.lineTo(0, -12);
    painter.fillPath(sail, main);
    painter.setClipPath(sail);
    for (int stripe = 0; stripe < 4; ++stripe)
        painter.fillRect(QRectF(-5, -120 + stripe * 32, 90, 10), withAlpha(main.darker(130), 0.55));
    painter.setClipping(false);
    QPainterPath front(QPointF(-6, -128));
    front.cubicTo(-22, -80, -40, -40, -58, -12);
    front.lineTo(-6, -16);
    painter.fillPath(front, jib);
    painter.fillRect(QRectF(-4, -148, 4, 150), QColor(0x5a3a28));
    QPainterPath hull(QPointF(-66, -8));
    hull.lineTo(68, -8);
    hull.quadTo(58, 16, 34, 18);
    hull.lineTo(-40, 18);
    hull.quadTo(-58, 14, -66, -8);
    painter.fillPath(hull, QColor(0x7a2f2a));
    painter.fillRect(QRectF(-64, -8, 130, 6), QColor(0xf4e6cf));
    painter.restore();
}

void drawGulls(QPainter &painter)
{
    Dice dice(14);
    static constexpr std::array<QPointF, 13> places{{{520, 250},
                                                     {610, 300},
                                                     {470, 330},
                                                     {700, 260},
                                                     {930, 300},
                                                     {830, 360},
                                                     {150, 300},
                                                     {1390, 270},
                                                     {1345, 460},
                                                     {1570, 455},
                                                     {1500, 300},
                                                     {420, 450},
                                                     {980, 180}}};
    for (const QPointF &at : places) {
        const double wing = dice.in(22, 42);
        QPainterPath bird(at + QPointF(-wing, -wing * 0.25));
        bird.quadTo(at + QPointF(-wing * 0.5, -wing * 0.7), at);
        bird.quadTo(at + QPointF(wing * 0.5, -wing * 0.8), at + QPointF(wing, -wing * 0.35));
        bird.quadTo(at + QPointF(wing * 0.45, -wing * 0.45), at + QPointF(0, wing * 0.18));
        bird.quadTo(at + QPointF(-wing * 0.5, -wing * 0.4), at + QPointF(-wing, -wing * 0.25));
        painter.fillPath(bird, Qt::white);
        painter.strokePath(bird, QPen(QColor(0x4a6a86), 2));
    }
}

QPolygonF cliffEdge()
{
    Dice dice(12);
    QPolygonF edge = jagged(dice, {560, 1210}, {690, 1010}, 0.1, 4);
    edge += jagged(dice, {690, 1010}, {800, 880}, 0.1, 4);
    return edge + jagged(dice, {800, 880}, {905, 770}, 0.07, 3);
}

void drawCliff(QPainter &painter)
{
    Dice dice(52);
    QPainterPath rock;
    QPolygonF outline = cliffEdge();
    outline << QPointF(1610, 720) << QPointF(1610, 1210);
    rock.addPolygon(outline);
    QLinearGradient light(560, 0, 1300, 0);
    light.setColorAt(0, QColor(0xd9b48a));
    light.setColorAt(0.5, QColor(0xa87a5c));
    light.setColorAt(1, QColor(0x8a6450));
    painter.fillPath(rock, light);
    painter.save();
    painter.setClipPath(rock, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 150; ++i) {
        const QPointF at(dice.in(540, 1600), dice.in(770, 1220));
        QPolygonF facet = jagged(dice, at, at + QPointF(dice.in(20, 90), dice.in(20, 80)), 0.2, 2);
        facet << at + QPointF(dice.in(-30, 20), dice.in(30, 100));
        painter.setBrush(i % 2 == 0 ? QColor(255, 226, 180, 70) : QColor(70, 40, 40, 70));
        painter.drawPolygon(facet);
    }
    painter.restore();
}

void drawMeadow(QPainter &painter)
{
    Dice dice(61);
    QPainterPath grass(QPointF(882, 790));
    grass.cubicTo(1000, 735, 1200, 742, 1610, 690);
    grass.lineTo(1610, 1210);
    grass.lineTo(900, 1210);
    grass.cubicTo(860, 1110, 1010, 1020, 930, 940);
    grass.cubicTo(900, 890, 880, 840, 882, 790);
    QLinearGradient green(0, 700, 0, 1200);
    green.setColorAt(0, QColor(0xa9cf62));
    green.setColorAt(0.5, QColor(0x6fae4a));
    green.setColorAt(1, QColor(0x2f7440));
    painter.fillPath(grass, green);
    painter.save();
    painter.setClipPath(grass, Qt::IntersectClip);
    QPainterPath way(QPointF(1170, 782));
    way.cubicTo(1260, 840, 1080, 900, 1180, 980);
    way.cubicTo(1260, 1040, 1330, 1080, 1290, 1220);
    way.lineTo(1470, 1220);
    way.cubicTo(1480, 1090, 1390, 1010, 1270, 950);
    way.cubicTo(1190, 900, 1330, 840, 1208, 782);
    painter.fillPath(way, QColor(0xe9d3a2));
    painter.strokePath(way, QPen(QColor(0xc9a973), 5));
    for (int i = 0; i < 900; ++i) {
        const QPointF at(dice.in(870, 1610), 720 + 500 * std::sqrt(dice.in(0, 1)));
        if (way.contains(at))
            continue;
        const double tall = (at.y() - 660) * 0.06 + 3;
        const QColor blade = mixed(QColor(0x2f7a3c), QColor(0xd7ea8a), dice.in(0, 1));
        painter.setPen(QPen(withAlpha(blade, 0.8), 1 + tall / 16));
        painter.drawLine(at, at + QPointF(dice.in(-0.4, 0.4) * tall, -tall));
    }
    painter.restore();
}

void drawFlowers(QPainter &painter)
{
    Dice dice(73);
    static constexpr std::array<QRgb, 6> colours{0xffe0413a, 0xfffff7e6, 0xfff6c32c,
                                                 0xff8f6bd0, 0xffff8fb0, 0xff5fa8f0};
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 230; ++i) {
        const double y = 880 + i * 1.45;
        const double x = dice.in(960, 1600);
        const double size = 3 + (y - 800) * 0.022 * dice.in(0.7, 1.3);
        if (std::abs(x - 1330 + (y - 1080) * 0.1) < 95 && y > 960)
            continue;
        painter.setPen(QPen(QColor(0x2a6638), size * 0.35));
        painter.drawLine(QPointF(x, y), QPointF(x + dice.in(-6, 6), y + size * 3.5));
        painter.setPen(Qt::NoPen);
        const QColor colour = QColor(colours[std::size_t(dice.below(6))]);
        for (int petal = 0; petal < 5; ++petal) {
            const double turn = petal * 2 * M_PI / 5 + i;
            painter.setBrush(petal % 2 == 0 ? colour : colour.darker(108));
            painter.drawEllipse(QPointF(x + size * 0.7 * std::cos(turn), y + size * 0.55 * std::sin(turn)),
                                size * 0.6, size * 0.5);
        }
        painter.setBrush(colour == QColor(colours[2]) ? QColor(0x8a4b1c) : QColor(0xf7d04a));
        painter.drawEllipse(QPointF(x, y), size * 0.4, size * 0.36);
    }
}

/// The rocks below the cliff, and what the sea throws up at them.
void drawSurf(QPainter &painter)
{
    Dice dice(88);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 30; ++i) {
        const double y = 1050 + i * 5.4;
        const QPointF at(dice.in(575 - i * 7, 700 - i * 5), y);
        const double size = dice.in(24, 52);
        painter.setBrush(QColor(255, 255, 255, 215));
        painter.drawPath(stroke(at + QPointF(-size * 2.3, 2), size * 3.3, 11, 15));
        drawRock(painter, dice, at, size, QColor(0xd4b394), QColor(0x5d4850));
        for (int drop = 0; drop < 9; ++drop) {
            painter.setBrush(QColor(255, 255, 255, 120 + dice.below(130)));
            const double drops = dice.in(1.5, 7);
            painter.drawEllipse(at + QPointF(dice.in(-1.6, 0.4) * size, -dice.in(0, 1.3) * size), drops,
                                drops);
        }
    }
}

} // namespace

void drawLighthouse(QPainter &painter)
{
    drawSky(painter);
    drawWisps(painter);
    drawClouds(painter);
    drawIslands(painter);
    drawSea(painter);
    drawSails(painter, {690, 740}, 62, QColor(0xfff6e0), QColor(0xf2b84b));
    drawSails(painter, {160, 800}, 110, QColor(0xf5f2ea), QColor(0xe2574c));
    drawSails(painter, {430, 930}, 170, QColor(0xe2574c), QColor(0xfff3d8));
    drawGulls(painter);
    drawCliff(painter);
    drawMeadow(painter);
    drawKeepersPlace(painter);
    drawFlowers(painter);
    drawSurf(painter);
}

} // namespace taquin
