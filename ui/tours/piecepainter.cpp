// SPDX-License-Identifier: MIT
#include "tours/piecepainter.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

struct Material {
    QColor lit;
    QColor shaded;
    QColor outline;
    QColor detail; // the colour of carved lines
};

using board::rgb;

Material material(const board::Style &style)
{
    switch (style.look) {
    case board::Style::Light:
        return {rgb(0x7d4a2f), rgb(0x3a1f14), rgb(0x23120b), rgb(0xf0d9b8)};
    case board::Style::Dark:
        return {rgb(0xf6ecd8), rgb(0xc5ab82), rgb(0x14181d), rgb(0x5a4630)};
    case board::Style::Contrast:
    case board::Style::Paper:
        return {rgb(0xffffff), rgb(0xffffff), rgb(0x000000), rgb(0x000000)};
    }
    return {};
}

constexpr double outlineWidth = 2.6; // in percent of the square

QBrush shading(const Material &material)
{
    if (material.lit == material.shaded)
        return material.lit;
    QLinearGradient light(22, 0, 80, 0);
    light.setColorAt(0, material.lit);
    light.setColorAt(0.35, material.lit);
    light.setColorAt(1, material.shaded);
    return light;
}

/// Returns the turned foot of both pieces, from y = 75 down.
QPainterPath foot()
{
    QPainterPath path(QPointF(31, 75));
    path.cubicTo(30, 80, 26, 82, 24, 86);
    path.cubicTo(22, 87, 21, 89, 21, 91);
    path.cubicTo(21, 94, 23, 95, 26, 95);
    path.lineTo(74, 95);
    path.cubicTo(77, 95, 79, 94, 79, 91);
    path.cubicTo(79, 89, 78, 87, 76, 86);
    path.cubicTo(74, 82, 70, 80, 69, 75);
    path.closeSubpath();
    return path;
}

QPainterPath horse()
{
    QPainterPath path(QPointF(31, 77));
    path.cubicTo(30, 68, 38, 62, 43, 54); // breast
    path.cubicTo(45, 51, 46, 48, 45, 45); // throat
    path.cubicTo(41, 49, 36, 50, 32, 53); // jaw
    path.cubicTo(30, 57, 27, 60, 23, 59); // chin
    path.cubicTo(21, 60, 18, 59, 17, 57); // lips
    path.cubicTo(14, 55, 13, 51, 15, 47); // nose
    path.cubicTo(18, 42, 22, 38, 24, 32); // ridge of the nose
    path.cubicTo(25, 26, 29, 21, 34, 18); // forehead
    path.cubicTo(34, 13, 36, 9, 39, 6);   // ear
    path.cubicTo(42, 9, 44, 12, 45, 15);
    path.cubicTo(63, 17, 75, 33, 75, 56); // mane
    path.cubicTo(75, 66, 72, 71, 69, 77);
    path.closeSubpath();
    return path;
}

void paintCarving(QPainter &painter, const Material &material)
{
    painter.setBrush(Qt::NoBrush);
    QPen carved(material.detail, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(carved);
    QPainterPath mane(QPointF(48, 20));
    mane.cubicTo(61, 25, 68, 38, 68, 55);
    mane.moveTo(50, 29);
    mane.cubicTo(57, 34, 61, 43, 61, 54);
    QPainterPath mouth(QPointF(18.5, 54.5));
    mouth.cubicTo(22, 54, 25, 53, 27.5, 50.5);
    QPainterPath cheek(QPointF(45, 45));
    cheek.cubicTo(48, 42, 49, 38, 48, 34);
    painter.drawPath(mane);
    carved.setWidthF(1.7);
    painter.setPen(carved);
    painter.drawPath(mouth);
    painter.drawPath(cheek);
    painter.setPen(Qt::NoPen);
    painter.setBrush(material.detail);
    QPainterPath eye(QPointF(30.5, 32));
    eye.cubicTo(32, 28, 36, 27.5, 38, 29.5);
    eye.cubicTo(37, 32.5, 33.5, 33.5, 30.5, 32);
    painter.drawPath(eye);
    painter.drawEllipse(QPointF(19.3, 48.6), 1.5, 2.1);
}

/// Paints a ring of the turned shaft.
void paintRing(QPainter &painter, const Material &material, double y, double halfWidth, double halfHeight)
{
    painter.setPen(QPen(material.outline, outlineWidth));
    painter.setBrush(shading(material));
    painter.drawRoundedRect(QRectF(50 - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight), halfHeight,
                            halfHeight);
}

QPainterPath shaft()
{
    QPainterPath path(QPointF(33, 77));
    path.cubicTo(42, 68, 43, 58, 43, 46);
    path.lineTo(57, 46);
    path.cubicTo(57, 58, 58, 68, 67, 77);
    path.closeSubpath();
    return path;
}

QPainterPath mitre()
{
    QPainterPath path(QPointF(40, 44));
    path.cubicTo(32, 36, 36, 22, 50, 12);
    path.cubicTo(64, 22, 68, 36, 60, 44);
    path.closeSubpath();
    return path;
}

void paintFoot(QPainter &painter, const Material &material)
{
    painter.drawPath(foot());
    painter.setPen(QPen(material.detail, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(27.5, 87), QPointF(72.5, 87));
}

/// Makes the painter's unit one percent of the square, measured from its corner.
void beginPiece(QPainter &painter)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(0.0092, 0.0092);
    painter.translate(-50, -51);
}

void setMaterial(QPainter &painter, const Material &material)
{
    painter.setPen(QPen(material.outline, outlineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(shading(material));
}

} // namespace

void paintKnight(QPainter &painter, const board::Style &style)
{
    const Material wood = material(style);
    beginPiece(painter);
    setMaterial(painter, wood);
    painter.drawPath(horse());
    paintCarving(painter, wood);
    setMaterial(painter, wood);
    paintFoot(painter, wood);
    paintRing(painter, wood, 76, 21, 3.4);
    painter.restore();
}

void paintBishop(QPainter &painter, const board::Style &style)
{
    const Material wood = material(style);
    beginPiece(painter);
    setMaterial(painter, wood);
    painter.drawPath(shaft());
    painter.drawPath(mitre());
    painter.drawEllipse(QPointF(50, 10), 5, 5);
    QPen carved(wood.detail, 2.6, Qt::SolidLine, Qt::RoundCap);
    painter.setPen(carved);
    painter.drawLine(QPointF(49, 31), QPointF(57, 20.5));
    paintRing(painter, wood, 46, 13, 3);
    paintRing(painter, wood, 52, 9, 2.4);
    setMaterial(painter, wood);
    paintFoot(painter, wood);
    paintRing(painter, wood, 76, 21, 3.4);
    painter.restore();
}

} // namespace ui
