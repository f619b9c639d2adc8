// SPDX-License-Identifier: MIT
#include "taquin/samplebrush.h"

#include <QPainter>

#include <array>
#include <cmath>

namespace taquin {

namespace {

constexpr QPointF centre(800, 600);

QPointF around(double turn, double radius)
{
    return centre + radius * QPointF(std::cos(turn * 2 * M_PI), std::sin(turn * 2 * M_PI));
}

/// Sets panes of glass in lead. Turns are parts of a full circle, clockwise from the right.
class Glazier {
public:
    explicit Glazier(QPainter &painter) : m_painter(painter), m_dice(21) {}

    /// The colour of the glass at this turn: once round the wheel of hues.
    QColor glass(double turn, double hue, double saturation, double value)
    {
        const double place = turn + hue + m_dice.in(-0.02, 0.02);
        return QColor::fromHsvF(float(place - std::floor(place)), float(saturation * m_dice.in(0.84, 0.96)),
                                float(std::min(1.0, value * m_dice.in(0.9, 1.08))));
    }

    void pane(const QPainterPath &shape, const QColor &colour, double lead = 7)
    {
        const QRectF box = shape.boundingRect();
        const double size = std::max(box.width(), box.height());
        QRadialGradient light(box.center() + QPointF(m_dice.in(-0.2, 0.2), m_dice.in(-0.3, 0.1)) * size,
                              size * 0.75);
        light.setColorAt(0, mixed(colour, Qt::white, 0.38));
        light.setColorAt(0.45, colour);
        light.setColorAt(1, colour.darker(165));
        m_painter.fillPath(shape, light);
        m_painter.save();
        m_painter.setClipPath(shape, Qt::IntersectClip);
        streaks(box);
        m_painter.restore();
        m_painter.strokePath(shape, QPen(QColor(0x14131a), lead, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.strokePath(shape, QPen(QColor(120, 118, 130, 110), lead * 0.22));
    }

    void roundel(QPointF at, double radius, const QColor &colour)
    {
        QPainterPath shape;
        shape.addEllipse(at, radius, radius);
        pane(shape, colour);
    }

    Dice &dice() { return m_dice; }

private:
    /// What blown glass has in it: streaks and bubbles.
    void streaks(const QRectF &box)
    {
        m_painter.setPen(Qt::NoPen);
        for (int i = 0; i < 5; ++i) {
            const QPointF at(m_dice.in(box.left(), box.right()), m_dice.in(box.top(), box.bottom()));
            m_painter.setBrush(m_dice.below(3) == 0 ? QColor(0, 0, 0, 34) : QColor(255, 255, 255, 42));
            m_painter.drawPath(stroke(at - QPointF(box.width() * 0.3, 0), box.width() * m_dice.in(0.3, 0.7),
                                      m_dice.in(2, 7), m_dice.in(2, 7)));
            m_painter.setBrush(QColor(255, 255, 255, 90));
            m_painter.drawEllipse(at + QPointF(m_dice.in(-20, 20), m_dice.in(-20, 20)), 2, 2.4);
        }
    }

    QPainter &m_painter;
    Dice m_dice;
};

/// Between two circles and two turns.
QPainterPath sector(double from, double to, double inner, double outer)
{
    constexpr int parts = 12;
    QPolygonF outline;
    for (int i = 0; i <= parts; ++i)
        outline << around(from + (to - from) * i / parts, outer);
    for (int i = parts; i >= 0; --i)
        outline << around(from + (to - from) * i / parts, inner);
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

/// A sector that ends outside in a pointed arch.
QPainterPath lancet(double from, double to, double inner, double outer)
{
    const double middle = (from + to) / 2;
    const double shoulder = inner + (outer - inner) * 0.62;
    QPainterPath path(around(from, inner));
    path.lineTo(around(from, shoulder));
    path.quadTo(around(from, outer - (outer - inner) * 0.1), around(middle, outer));
    path.quadTo(around(to, outer - (outer - inner) * 0.1), around(to, shoulder));
    path.lineTo(around(to, inner));
    path.closeSubpath();
    return path;
}

/// The field of the window around the rose, in courses that break joint.
void setField(Glazier &glazier)
{
    static constexpr std::array<double, 6> radii{566, 640, 725, 815, 910, 1020};
    for (int course = 0; course < 5; ++course) {
        const int count = 40 + course * 8;
        for (int i = 0; i < count; ++i) {
            const double from = (i + course % 2 * 0.5) / count;
            const double to = from + 1.0 / count;
            const bool light = (i + course) % 2 == 0;
            const QColor colour = glazier.glass((from + to) / 2, 0.5 + 0.06 * (course % 3), light ? 0.6 : 0.8,
                                                light ? 0.95 : 0.7);
            glazier.pane(sector(from, to, radii[std::size_t(course)], radii[std::size_t(course) + 1]),
                         colour);
        }
    }
}

/// A flower of glass in a corner.
void setCorner(Glazier &glazier, QPointF at, int petals, float hue)
{
    glazier.roundel(at, 128, QColor::fromHsvF(hue, 0.9f, 0.34f));
    for (int i = 0; i < petals; ++i) {
        const double turn = 2 * M_PI * i / petals;
        const QPointF tip = at + 116 * QPointF(std::cos(turn), std::sin(turn));
        const double shift = glazier.dice().in(-0.05, 0.05);
        const double petal = hue + 0.45 + shift;
        glazier.pane(leaf(at, tip, 380.0 / petals, 0),
                     QColor::fromHsvF(float(petal - std::floor(petal)), 0.72f, 0.96f), 5);
    }
    glazier.roundel(at, 32, QColor(0xffd95a));
}

void setRings(Glazier &glazier)
{
    for (int i = 0; i < 32; ++i)
        glazier.pane(sector((i - 0.5) / 32, (i + 0.5) / 32, 300, 560),
                     QColor::fromHsvF(i % 2 == 0 ? 0.64f : 0.7f, 0.85f, 0.5f + 0.02f * float(i % 5)));
    for (int i = 0; i < 32; ++i) {
        const double turn = i / 32.0;
        const double next = (i + 0.5) / 32;
        glazier.pane(lancet(turn - 0.5 / 32, next, 318, 486),
                     glazier.glass(turn, i % 2 == 0 ? 0.0 : 0.08, 0.88, 0.95));
        glazier.roundel(around(turn, 420), 22, glazier.glass(turn, 0.5, 0.7, 1.0));
        glazier.pane(leaf(around(turn, 326), around(turn, 388), 30, 0), glazier.glass(turn, 0.2, 0.85, 0.85),
                     4);
    }
    for (int i = 0; i < 32; ++i) {
        const double turn = (i + 0.5) / 32;
        glazier.roundel(around(turn, 518), 34, glazier.glass(turn, 0.33, 0.85, 0.95));
        glazier.roundel(around(turn, 518), 14, glazier.glass(turn, 0.85, 0.5, 1.0));
    }
}

void setHeart(Glazier &glazier)
{
    for (int i = 0; i < 16; ++i) {
        const double turn = i / 16.0;
        glazier.pane(sector(turn - 1 / 32.0, turn + 1 / 32.0, 120, 312),
                     glazier.glass(turn, 0.45, 0.85, 0.62));
        glazier.roundel(around(turn, 256), 44, glazier.glass(turn, 0.95, 0.85, 0.98));
        for (int petal = 0; petal < 6; ++petal) {
            const double at = petal * M_PI / 3 + turn * 6;
            const QPointF middle = around(turn, 256);
            glazier.pane(leaf(middle, middle + 36 * QPointF(std::cos(at), std::sin(at)), 17, 0),
                         glazier.glass(turn, 0.15 + 0.02 * petal, 0.55, 1.0), 3);
        }
    }
    for (int i = 0; i < 16; ++i) {
        const double turn = (i + 0.5) / 16;
        glazier.pane(leaf(around(turn, 60), around(turn, 204), 46, 0),
                     glazier.glass(turn, i % 2 == 0 ? 0.02 : 0.55, 0.85, 0.92), 5);
    }
    glazier.roundel(centre, 108, QColor(0x23308a));
    for (int i = 0; i < 8; ++i) {
        const double turn = i / 8.0;
        glazier.pane(leaf(centre, around(turn, 104), 54, 0), glazier.glass(turn, 0.9, 0.7, 1.0), 5);
    }
    glazier.roundel(centre, 30, QColor(0xffe27a));
}

/// Daylight behind the glass, brightest in the middle and from the upper left.
void drawLight(QPainter &painter)
{
    painter.save();
    painter.setCompositionMode(QPainter::CompositionMode_SoftLight);
    QRadialGradient sun(QPointF(640, 430), 900);
    sun.setColorAt(0, QColor(255, 250, 225, 190));
    sun.setColorAt(0.5, QColor(255, 240, 210, 60));
    sun.setColorAt(1, QColor(0, 0, 20, 120));
    painter.fillRect(QRectF(0, 0, 1600, 1200), sun);
    painter.restore();
}

} // namespace

void drawRose(QPainter &painter)
{
    painter.fillRect(QRectF(0, 0, 1600, 1200), QColor(0x14131a));
    Glazier glazier(painter);
    setField(glazier);
    setCorner(glazier, {150, 150}, 8, 0.62f);
    setCorner(glazier, {1450, 150}, 10, 0.78f);
    setCorner(glazier, {150, 1050}, 12, 0.45f);
    setCorner(glazier, {1450, 1050}, 6, 0.95f);
    setRings(glazier);
    setHeart(glazier);
    drawLight(painter);
}

} // namespace taquin
