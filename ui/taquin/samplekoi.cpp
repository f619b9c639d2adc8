// SPDX-License-Identifier: MIT
#include "taquin/samplekoi.h"

#include "taquin/samplebrush.h"

#include <QPainter>

#include <cmath>

namespace taquin {

namespace {

/// A fish in its own frame: its head towards +x, `along` from the nose (0) to the root of the tail (1),
/// `across` from its spine.
class KoiShape {
public:
    explicit KoiShape(const Koi &koi) : m_length(koi.length), m_bend(koi.bend) {}

    QPointF at(double along, double across) const
    {
        const QPointF ahead = spine(along - 0.01) - spine(along + 0.01);
        const QPointF aside = QPointF(-ahead.y(), ahead.x()) / std::hypot(ahead.x(), ahead.y());
        return spine(along) + aside * across * m_length;
    }
    static double halfWidth(double along)
    {
        return 0.128 * std::pow(std::sin(M_PI * std::min(1.0, std::pow(along, 0.62) * 0.93 + 0.03)), 0.8) +
               0.012;
    }
    QPainterPath body() const
    {
        QPolygonF outline;
        for (int i = 0; i <= 40; ++i)
            outline << at(i / 40.0, halfWidth(i / 40.0));
        for (int i = 40; i >= 0; --i)
            outline << at(i / 40.0, -halfWidth(i / 40.0));
        QPainterPath path;
        path.addPolygon(outline);
        path.closeSubpath();
        return path;
    }
    QPainterPath tail() const
    {
        const QPointF root = at(0.97, 0);
        const QPointF fork = at(1.18, 0.01);
        QPainterPath path(at(0.95, 0.02));
        path.cubicTo(at(1.08, 0.05), at(1.2, 0.15), at(1.36, 0.17));
        path.cubicTo(at(1.3, 0.08), at(1.24, 0.04), fork);
        path.cubicTo(at(1.24, -0.04), at(1.3, -0.06), at(1.34, -0.15));
        path.cubicTo(at(1.2, -0.13), at(1.08, -0.05), at(0.95, -0.02));
        path.lineTo(root);
        return path;
    }
    QPainterPath fin(double root, double side, double size) const
    {
        QPainterPath path(at(root, side * halfWidth(root) * 0.85));
        path.cubicTo(at(root - 0.02, side * (0.12 + size * 0.6)), at(root + 0.06, side * (0.14 + size)),
                     at(root + 0.14, side * (0.1 + size)));
        path.cubicTo(at(root + 0.15, side * (0.1 + size * 0.4)), at(root + 0.13, side * 0.1),
                     at(root + 0.09, side * halfWidth(root) * 0.7));
        return path;
    }

private:
    QPointF spine(double along) const
    {
        return {(0.5 - along) * m_length, m_bend * m_length * std::sin(3.4 * along - 0.6) * (0.3 + along)};
    }

    double m_length;
    double m_bend;
};

void drawFins(QPainter &painter, const Koi &koi, const KoiShape &shape)
{
    const QColor base = mixed(QColor(koi.skin), QColor(koi.patch), 0.25);
    for (const double side : {-1.0, 1.0}) {
        for (const auto &[root, size] : {std::pair(0.27, 0.1), std::pair(0.62, 0.03)}) {
            const QPainterPath fin = shape.fin(root, side, size);
            painter.fillPath(fin, withAlpha(base, 0.78));
            for (int ray = 0; ray < 6; ++ray) {
                const QPointF from = shape.at(root + 0.01 * ray, side * 0.09);
                const QPointF to =
                    shape.at(root + 0.05 + 0.018 * ray, side * (0.1 + size * (0.9 - 0.08 * ray)));
                painter.setPen(QPen(QColor(255, 255, 255, 130), 1.5));
                painter.drawLine(from, to);
            }
        }
    }
    const QPainterPath tail = shape.tail();
    painter.fillPath(tail, withAlpha(base, 0.85));
    for (int ray = -6; ray <= 6; ++ray) {
        painter.setPen(QPen(QColor(255, 255, 255, 120), 1.5));
        painter.drawLine(shape.at(1.0, ray * 0.003), shape.at(1.17 + 0.016 * std::abs(ray), ray * 0.02));
    }
}

void drawPatches(QPainter &painter, const Koi &koi, const KoiShape &shape)
{
    Dice dice(std::uint64_t(koi.seed));
    painter.setPen(Qt::NoPen);
    for (const double along : {0.06, 0.3, 0.52, 0.78}) {
        QPainterPath patch;
        patch.setFillRule(Qt::WindingFill);
        for (int blot = 0; blot < 6; ++blot) {
            const QPointF at = shape.at(along + dice.in(-0.09, 0.09), dice.in(-0.08, 0.08));
            const double size = koi.length * dice.in(0.03, 0.075);
            patch.addEllipse(at, size, size * 0.8);
        }
        painter.fillPath(patch, QColor(koi.patch));
    }
    if (koi.seed % 3 == 0) {
        painter.setBrush(QColor(0x1b2430));
        for (int blot = 0; blot < 9; ++blot)
            painter.drawEllipse(shape.at(dice.in(0.2, 0.9), dice.in(-0.09, 0.09)),
                                koi.length * dice.in(0.01, 0.03), koi.length * 0.016);
    }
}

void drawScales(QPainter &painter, const KoiShape &shape)
{
    for (int row = 0; row < 30; ++row) {
        const double along = 0.24 + row * 0.025;
        const double half = KoiShape::halfWidth(along);
        for (double across = -half + row % 2 * 0.011; across < half; across += 0.022) {
            QPainterPath scale(shape.at(along, across - 0.011));
            scale.quadTo(shape.at(along + 0.022, across), shape.at(along, across + 0.011));
            painter.strokePath(scale, QPen(QColor(60, 30, 30, 52), 1.3));
        }
    }
}

/// The shade that makes the body round.
void drawFlanks(QPainter &painter, const Koi &koi, const KoiShape &shape)
{
    for (const double side : {-1.0, 1.0}) {
        QPolygonF flank;
        for (int i = 0; i <= 20; ++i)
            flank << shape.at(i / 20.0, side * KoiShape::halfWidth(i / 20.0));
        painter.setPen(QPen(QColor(20, 40, 60, 60), koi.length * 0.045));
        painter.drawPolyline(flank);
    }
}

void drawHead(QPainter &painter, const Koi &koi, const KoiShape &shape)
{
    for (const double side : {-1.0, 1.0}) {
        painter.setPen(QPen(QColor(koi.skin).darker(115), 2.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(shape.at(0.012, side * 0.03), shape.at(-0.03, side * 0.06));
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x14181f));
        painter.drawEllipse(shape.at(0.09, side * 0.072), koi.length * 0.014, koi.length * 0.014);
        painter.setBrush(Qt::white);
        painter.drawEllipse(shape.at(0.085, side * 0.074), koi.length * 0.005, koi.length * 0.005);
    }
}

} // namespace

void drawKoi(QPainter &painter, const Koi &koi)
{
    const KoiShape shape(koi);
    const QPainterPath body = shape.body();
    painter.save();
    painter.translate(koi.at);
    painter.rotate(koi.angle);
    painter.fillPath((body + shape.tail()).translated(26, 34), QColor(0, 30, 40, 80));
    drawFins(painter, koi, shape);
    painter.fillPath(body, QColor(koi.skin));
    painter.save();
    painter.setClipPath(body, Qt::IntersectClip);
    drawPatches(painter, koi, shape);
    drawScales(painter, shape);
    drawFlanks(painter, koi, shape);
    painter.restore();
    QPolygonF back;
    for (int i = 0; i <= 12; ++i)
        back << shape.at(0.36 + i * 0.03, 0.012 * std::sin(i * 0.5));
    painter.setPen(QPen(withAlpha(QColor(koi.patch).darker(115), 0.85), koi.length * 0.022, Qt::SolidLine,
                        Qt::RoundCap));
    painter.drawPolyline(back);
    drawHead(painter, koi, shape);
    painter.restore();
}

} // namespace taquin
