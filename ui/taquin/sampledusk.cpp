// SPDX-License-Identifier: MIT
#include "taquin/samplebrush.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace taquin {

namespace {

constexpr double shore = duskShore;
constexpr QPointF sun = duskSun;

void drawSky(QPainter &painter)
{
    QLinearGradient sky(0, 0, 0, shore);
    sky.setColorAt(0.00, QColor(0x1b2150));
    sky.setColorAt(0.28, QColor(0x4a3f86));
    sky.setColorAt(0.52, QColor(0xa85a9a));
    sky.setColorAt(0.72, QColor(0xf08a7c));
    sky.setColorAt(0.88, QColor(0xfdc07a));
    sky.setColorAt(1.00, QColor(0xfff0b4));
    painter.fillRect(QRectF(0, 0, 1600, shore), sky);
    QRadialGradient glow(sun, 620);
    glow.setColorAt(0, QColor(255, 244, 190, 235));
    glow.setColorAt(0.12, QColor(255, 222, 150, 170));
    glow.setColorAt(0.45, QColor(255, 160, 110, 70));
    glow.setColorAt(1, QColor(255, 140, 120, 0));
    painter.fillRect(QRectF(0, 0, 1600, shore), glow);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xfffbe0));
    painter.drawEllipse(sun, 52, 52);
}

void drawStars(QPainter &painter)
{
    Dice dice(11);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 420; ++i) {
        const QPointF at(dice.in(0, 1600), 350 * std::pow(dice.in(0, 1), 1.2));
        const double size = dice.in(0.9, 3.2);
        painter.setBrush(QColor(255, 250, 230, int(230 * (1 - at.y() / 360))));
        painter.drawEllipse(at, size, size);
    }
    QPainterPath moon;
    moon.addEllipse(QPointF(330, 150), 46, 46);
    QPainterPath bite;
    bite.addEllipse(QPointF(352, 138), 42, 42);
    painter.setBrush(QColor(0xfff3cf));
    painter.drawPath(moon - bite);
}

/// Long strokes, warm on the side of the sun and below, cold above.
void drawCloud(QPainter &painter, Dice &dice, QPointF middle, double length)
{
    const double near = std::exp(-std::abs(middle.x() - sun.x()) / 500) * middle.y() / shore;
    const QColor cold = mixed(QColor(0x5b4a92), QColor(0xb4648f), middle.y() / shore);
    const QColor warm = mixed(QColor(0xf7929a), QColor(0xffe0a0), std::min(1.0, near * 1.6));
    for (int i = 0; i < 9; ++i) {
        const double part = length * dice.in(0.35, 0.9);
        const QPointF left = middle + QPointF(dice.in(-0.5, 0.5) * length - part / 2, dice.in(-20, 20));
        const double thick = part * dice.in(0.04, 0.075);
        painter.setBrush(withAlpha(cold, 0.55));
        painter.drawPath(stroke(left, part, thick * 1.3, thick * 0.6));
        painter.setBrush(withAlpha(warm, 0.6));
        painter.drawPath(
            stroke(left + QPointF(part * 0.06, thick * 0.15), part * 0.84, thick * 0.2, thick * 0.75));
    }
}

void drawClouds(QPainter &painter)
{
    Dice dice(5);
    painter.setPen(Qt::NoPen);
    static constexpr std::array<QPointF, 12> places{{{500, 60},
                                                     {640, 235},
                                                     {1330, 190},
                                                     {1000, 300},
                                                     {760, 390},
                                                     {260, 430},
                                                     {1480, 330},
                                                     {1240, 420},
                                                     {560, 480},
                                                     {60, 520},
                                                     {1420, 500},
                                                     {960, 120}}};
    for (const QPointF &place : places)
        drawCloud(painter, dice, place, dice.in(240, 420));
}

/// Wisps all over the sky, so that no part of it looks like another.
void drawWisps(QPainter &painter)
{
    Dice dice(27);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 130; ++i) {
        const QPointF at(dice.in(-120, 1600), dice.in(0, 600));
        const double height = at.y() / shore;
        const QColor light = mixed(QColor(0x8d7fd0), QColor(0xffd9a0), std::min(1.0, height * 1.3));
        const QColor dark = mixed(QColor(0x10133c), QColor(0xa04f7c), height);
        painter.setBrush(withAlpha(i % 2 == 0 ? light : dark, dice.in(0.14, 0.34)));
        painter.drawPath(stroke(at, dice.in(70, 240), dice.in(3, 9), dice.in(3, 9)));
    }
}

struct Peak {
    QPointF top;
    double left; ///< width of the foot
    double right;
    double haze; ///< 0 near, 1 far
    double snow; ///< how far down, a part of the height
};

/// One side of a mountain between the ridge and the slope, its snow with a torn edge.
void drawFlank(QPainter &painter, Dice &dice, const Peak &peak, const QPolygonF &ridge, double foot,
               const QColor &rock, const QColor &snow)
{
    QPolygonF outline = jagged(dice, peak.top, {peak.top.x() + foot, shore}, 0.07, 5);
    std::copy(ridge.rbegin(), ridge.rend(), std::back_inserter(outline));
    QPainterPath flank;
    flank.addPolygon(outline);
    QLinearGradient fall(0, peak.top.y(), 0, shore);
    fall.setColorAt(0, rock);
    fall.setColorAt(1, mixed(rock, QColor(0xf2a98c), 0.25 + 0.5 * peak.haze));
    painter.fillPath(flank, fall);
    painter.save();
    painter.setClipPath(flank, Qt::IntersectClip);
    const double height = shore - peak.top.y();
    for (int i = 0; i < 16; ++i) {
        const QPointF from = peak.top + QPointF(foot * dice.in(0, 0.5), height * dice.in(0.05, 0.75));
        const QPointF to = from + QPointF(foot * dice.in(0.05, 0.4), height * dice.in(0.15, 0.45));
        QPolygonF gully = jagged(dice, from, to, 0.12, 3);
        gully << to + QPointF(-foot * dice.in(0.03, 0.12), 0);
        painter.setBrush(withAlpha(i % 3 == 0 ? rock.lighter(135) : rock.darker(135), 0.5 - 0.3 * peak.haze));
        painter.drawPolygon(gully);
    }
    const QPointF high(peak.top.x(), peak.top.y() + height * peak.snow);
    QPolygonF cap{{peak.top + QPointF(-foot, -90), peak.top + QPointF(-foot * 0.3, height * peak.snow)}};
    for (double along = 0; along < 1.01; along += 0.125)
        cap << high + QPointF(foot * along, height * (dice.in(-0.13, 0.10) + 0.18 * along));
    cap << peak.top + QPointF(foot * 1.2, -90);
    painter.setBrush(snow);
    painter.drawPolygon(cap);
    painter.restore();
}

void drawMountains(QPainter &painter)
{
    Dice dice(23);
    painter.setPen(Qt::NoPen);
    static constexpr std::array<Peak, 13> peaks{{{{120, 470}, 260, 280, 0.9, 0.22},
                                                 {{1240, 500}, 300, 240, 0.9, 0.2},
                                                 {{820, 520}, 300, 300, 1.0, 0.2},
                                                 {{1540, 440}, 260, 260, 0.85, 0.26},
                                                 {{480, 360}, 330, 330, 0.62, 0.34},
                                                 {{-20, 400}, 250, 270, 0.6, 0.3},
                                                 {{1390, 390}, 230, 270, 0.55, 0.3},
                                                 {{690, 450}, 220, 260, 0.5, 0.26},
                                                 {{270, 270}, 310, 330, 0.25, 0.4},
                                                 {{1640, 330}, 320, 200, 0.2, 0.36},
                                                 {{560, 520}, 180, 200, 0.25, 0.18},
                                                 {{40, 520}, 200, 220, 0.1, 0.14},
                                                 {{1480, 560}, 180, 170, 0.15, 0.1}}};
    for (const Peak &peak : peaks) {
        const QColor far(0xc58aa8);
        const bool fromRight = peak.top.x() < sun.x();
        const QColor lit = mixed(QColor(0x8d5f86), far, peak.haze);
        const QColor dark = mixed(QColor(0x3c3568), far, peak.haze * 0.8);
        const QColor litSnow = mixed(QColor(0xffd9c4), QColor(0xf6b8ac), peak.haze);
        const QColor darkSnow = mixed(QColor(0x8f86c4), QColor(0xb58bb8), peak.haze);
        const QPolygonF ridge = jagged(dice, peak.top, {peak.top.x() + dice.in(-30, 30), shore}, 0.05, 4);
        drawFlank(painter, dice, peak, ridge, fromRight ? -peak.left : peak.right, dark, darkSnow);
        drawFlank(painter, dice, peak, ridge, fromRight ? peak.right : -peak.left, lit, litSnow);
    }
}

void drawFir(QPainter &painter, Dice &dice, QPointF foot, double height, const QColor &colour)
{
    const double width = height * dice.in(0.2, 0.27);
    const int tiers = 9;
    QPainterPath tree(foot + QPointF(0, -height));
    QPainterPath light(tree);
    QPolygonF left;
    for (int tier = 1; tier <= tiers; ++tier) {
        const double part = double(tier) / tiers;
        const double y = foot.y() - height * (1 - part * 0.94);
        const double reach = width * std::pow(part, 0.85) * dice.in(0.82, 1.12);
        tree.lineTo(foot.x() + reach, y + height * 0.02);
        tree.lineTo(foot.x() + reach * 0.5, y - height * 0.012);
        light.lineTo(foot.x() + reach, y + height * 0.02);
        light.lineTo(foot.x() + reach * 0.45, y - height * 0.02);
        left.prepend({foot.x() - reach * dice.in(0.86, 1.1), y + height * 0.02});
        left.prepend({foot.x() - reach * 0.5, y - height * 0.012});
    }
    tree.lineTo(foot);
    for (const QPointF &point : left.mid(1))
        tree.lineTo(point);
    light.lineTo(foot + QPointF(width * 0.12, -height * 0.1));
    painter.fillPath(tree, colour);
    painter.fillPath(light, withAlpha(mixed(colour, QColor(0xffa070), 0.35), 0.7));
}

/// Rows of firs on the far shore, the farther the paler.
void drawForest(QPainter &painter)
{
    Dice dice(77);
    for (int row = 0; row < 3; ++row) {
        const QColor colour = mixed(QColor(0x6d4d7c), QColor(0x1d2a48), row / 2.0);
        for (double x = -20; x < 1640; x += dice.in(9, 22)) {
            const double away = std::abs(x - 900) / 900;
            const double height = (28 + 16 * row + 90 * away * away) * dice.in(0.7, 1.25);
            if (row == 2 && away < 0.22)
                continue;
            drawFir(painter, dice, {x, shore + 2 + row}, height, colour);
        }
    }
}

void drawCabin(QPainter &painter)
{
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 9; ++i) {
        const double rise = i * 17.0;
        painter.setBrush(QColor(250, 225, 225, 90 - i * 9));
        painter.drawEllipse(QPointF(1262 + 16 * std::sin(i * 0.9) + i * 5, 592 - rise), 8 + i * 3.2,
                            7 + i * 2.2);
    }
    painter.setBrush(QColor(0x2b1d2e));
    painter.drawRect(QRectF(1252, 600, 18, 50));
    painter.setBrush(QColor(0x5a3440));
    painter.drawRect(QRectF(1180, 660, 130, 62));
    for (int y = 668; y < 720; y += 10) {
        painter.setBrush(QColor(0x462732));
        painter.drawRect(QRectF(1180, y, 130, 3));
    }
    painter.setBrush(QColor(0x2d1f38));
    painter.drawPolygon(QPolygonF{{{1162, 664}, {1200, 616}, {1290, 616}, {1328, 664}}});
    painter.setBrush(QColor(0xffd873));
    for (const double x : {1194.0, 1236.0, 1278.0})
        painter.drawRect(QRectF(x, 678, 20, 22));
    painter.setBrush(QColor(0x5a3440));
    for (const double x : {1203.0, 1245.0, 1287.0})
        painter.drawRect(QRectF(x, 678, 2.5, 22));
}

} // namespace

void drawDusk(QPainter &painter)
{
    drawSky(painter);
    drawWisps(painter);
    drawStars(painter);
    drawClouds(painter);
    drawMountains(painter);
    drawForest(painter);
    drawCabin(painter);
}

} // namespace taquin
