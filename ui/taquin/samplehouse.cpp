// SPDX-License-Identifier: MIT
#include "taquin/samplebrush.h"

#include <QPainter>

namespace taquin {

namespace {

void drawTower(QPainter &painter)
{
    const QPolygonF wall{{{1015, 800}, {1058, 262}, {1142, 262}, {1185, 800}}};
    QPainterPath tower;
    tower.addPolygon(wall);
    painter.fillPath(tower, QColor(0xfbf6ea));
    painter.save();
    painter.setClipPath(tower, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    for (int band = 0; band < 3; ++band) {
        const double top = 330 + band * 172;
        QPainterPath red(QPointF(1000, top));
        red.quadTo(1100, top + 26, 1200, top);
        red.lineTo(1200, top + 86);
        red.quadTo(1100, top + 116, 1000, top + 86);
        painter.fillPath(red, QColor(0xd8372f));
    }
    QLinearGradient round(1015, 0, 1185, 0);
    round.setColorAt(0, QColor(255, 240, 200, 90));
    round.setColorAt(0.35, QColor(255, 255, 255, 0));
    round.setColorAt(1, QColor(40, 30, 80, 135));
    painter.fillPath(tower, round);
    painter.restore();
    painter.setBrush(QColor(0xc8b49c));
    painter.drawPolygon(QPolygonF{{{1004, 806}, {1010, 776}, {1190, 776}, {1196, 806}}});
    for (const double y : {310.0, 470.0, 640.0}) {
        painter.setBrush(QColor(0xf2e3c4));
        painter.drawRoundedRect(QRectF(1086, y - 5, 28, 48), 12, 12);
        painter.setBrush(QColor(0x27445e));
        painter.drawRoundedRect(QRectF(1090, y, 20, 38), 9, 9);
    }
    painter.setBrush(QColor(0xf2e3c4));
    painter.drawRoundedRect(QRectF(1072, 722, 56, 80), 26, 26);
    painter.setBrush(QColor(0x2b5f78));
    painter.drawRoundedRect(QRectF(1080, 732, 40, 70), 19, 19);
}

void drawLantern(QPainter &painter)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x2c3e50));
    painter.drawPolygon(QPolygonF{{{1052, 262}, {1036, 236}, {1164, 236}, {1148, 262}}});
    painter.drawRect(QRectF(1026, 226, 148, 12));
    painter.setPen(QPen(QColor(0x2c3e50), 3));
    for (int x = 1030; x <= 1170; x += 14)
        painter.drawLine(x, 196, x, 228);
    painter.drawLine(1028, 196, 1172, 196);
    painter.drawLine(1028, 211, 1172, 211);
    painter.setPen(Qt::NoPen);
    QRadialGradient lamp(QPointF(1100, 180), 60);
    lamp.setColorAt(0, QColor(0xfffbe0));
    lamp.setColorAt(0.5, QColor(0xffdf6b));
    lamp.setColorAt(1, QColor(0x8fd0e6));
    painter.setBrush(lamp);
    painter.drawRect(QRectF(1064, 138, 72, 88));
    painter.setPen(QPen(QColor(0x2c3e50), 4));
    for (int x = 1064; x <= 1136; x += 18)
        painter.drawLine(x, 138, x, 226);
    painter.drawLine(1064, 182, 1136, 182);
    painter.setPen(Qt::NoPen);
    QPainterPath dome(QPointF(1052, 140));
    dome.cubicTo(1058, 84, 1142, 84, 1148, 140);
    painter.fillPath(dome, QColor(0xd8372f));
    QPainterPath shade(QPointF(1104, 98));
    shade.cubicTo(1140, 100, 1146, 120, 1148, 140);
    shade.lineTo(1104, 140);
    painter.fillPath(shade, QColor(0xa8242a));
    painter.setBrush(QColor(0x2c3e50));
    painter.drawRect(QRectF(1097, 62, 6, 40));
    painter.drawEllipse(QPointF(1100, 92), 11, 9);
}

void drawTiles(QPainter &painter, const QPolygonF &roof)
{
    Dice dice(16);
    QPainterPath edge;
    edge.addPolygon(roof);
    painter.save();
    painter.setClipPath(edge, Qt::IntersectClip);
    for (int row = 0; row < 6; ++row) {
        for (int i = 0; i < 22; ++i) {
            painter.setBrush(mixed(QColor(0xb8402f), QColor(0xe8755a), dice.in(0, 1)));
            painter.drawEllipse(QRectF(1200 + (i + row % 2 * 0.5) * 17, 546 + row * 15.5, 17, 26));
        }
    }
    painter.restore();
}

void drawHouse(QPainter &painter)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xf7efdf));
    painter.drawRect(QRectF(1235, 640, 270, 132));
    painter.setBrush(QColor(0xd9c9b8));
    painter.drawPolygon(QPolygonF{{{1505, 640}, {1505, 772}, {1575, 758}, {1575, 640}, {1540, 566}}});
    painter.setBrush(QColor(0xa6513c));
    painter.drawRect(QRectF(1300, 528, 34, 60));
    const QPolygonF roof{{{1218, 644}, {1262, 560}, {1540, 560}, {1512, 644}}};
    painter.setBrush(QColor(0xd2543f));
    painter.drawPolygon(roof);
    drawTiles(painter, roof);
    for (const double x : {1258.0, 1420.0}) {
        painter.setBrush(QColor(0x2b6f92));
        painter.drawRect(QRectF(x - 12, 670, 64, 48));
        painter.setBrush(QColor(0xbfe6f2));
        painter.drawRect(QRectF(x, 670, 40, 48));
        painter.setBrush(QColor(0xfffaf0));
        painter.drawRect(QRectF(x + 18, 670, 4, 48));
        painter.drawRect(QRectF(x, 692, 40, 4));
    }
    painter.setBrush(QColor(0x2b6f92));
    painter.drawRect(QRectF(1340, 680, 50, 92));
    painter.setBrush(QColor(0xf0d78a));
    painter.drawEllipse(QPointF(1382, 728), 4, 4);
}

void drawFence(QPainter &painter)
{
    painter.setPen(QPen(QColor(0xfffaf0), 5));
    painter.drawLine(QPointF(1215, 806), QPointF(1610, 778));
    painter.drawLine(QPointF(1215, 824), QPointF(1610, 798));
    for (int i = 0; i < 15; ++i) {
        const double x = 1222 + i * 27;
        painter.drawLine(QPointF(x, 790 - i * 1.9), QPointF(x, 842 - i * 1.9));
    }
}

} // namespace

void drawKeepersPlace(QPainter &painter)
{
    drawHouse(painter);
    drawTower(painter);
    drawLantern(painter);
    drawFence(painter);
}

} // namespace taquin
