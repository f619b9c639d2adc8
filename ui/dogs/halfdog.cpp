// SPDX-License-Identifier: MIT
#include "dogs/halfdog.h"

#include "dogs/dogpainter.h"
#include "dogs/outlines.h"

#include <QTransform>

#include <array>
#include <cmath>

namespace ui {

namespace {

QPainterPath saddle()
{
    QPainterPath path(QPointF(-0.075, cardEdge + 0.01));
    path.cubicTo(-0.075, 0.44, -0.11, 0.42, -0.1, 0.38);
    path.cubicTo(-0.06, 0.4, -0.03, 0.37, 0, 0.345);
    path.cubicTo(0.03, 0.37, 0.06, 0.4, 0.1, 0.38);
    path.cubicTo(0.11, 0.42, 0.075, 0.44, 0.075, cardEdge + 0.01);
    path.closeSubpath();
    return path;
}

QPainterPath belt()
{
    QPainterPath path;
    path.addRect(-0.3, 0.425, 0.6, 0.2);
    return path;
}

QPainterPath dorsal()
{
    QPainterPath path(QPointF(-0.055, cardEdge + 0.01));
    path.cubicTo(-0.06, 0.44, -0.04, 0.36, 0, 0.2);
    path.cubicTo(0.04, 0.36, 0.06, 0.44, 0.055, cardEdge + 0.01);
    path.closeSubpath();
    return path;
}

bool hasSocks(const Breed &breed)
{
    return breed.coat == Breed::Coat::Dorsal || breed.coat == Breed::Coat::Belt ||
           breed.coat == Breed::Coat::Plain;
}

} // namespace

void HalfDog::addBoth(const QPainterPath &path, Tone tone, double width)
{
    add(path, tone, width);
    add(mirrored(path), tone, width);
}

void HalfDog::addTrunk(const QPainterPath &outlineOfIt, int way)
{
    m_trunk = outlineOfIt;
    add(m_trunk, Tone::Coat);
    addCoat(way);
    addLine(m_trunk, Tone::Outline, outline);
}

/// A mark that ends where the trunk ends.
void HalfDog::addOnTrunk(const QPainterPath &path, Tone tone)
{
    add(common(path, m_trunk), tone);
}

void HalfDog::addPaws(QPointF at, double radius, double angle)
{
    addBoth(ellipse(at, radius, radius * 1.15, angle), hasSocks(m_breed) ? Tone::Light : Tone::Coat, fine);
    if (m_breed.coat == Breed::Coat::Curls)
        addBoth(cloud(at - QPointF(0.03, -0.014), radius * 1.15, 8), Tone::Mark, fine);
    const QTransform there = QTransform().translate(at.x(), at.y()).rotate(angle);
    for (const double x : {-0.35, 0.35}) {
        QPainterPath toe(QPointF(x * radius, -radius * 1.05));
        toe.lineTo(x * radius, -radius * 0.45);
        addLine(there.map(toe), Tone::Mark, fine);
        addLine(mirrored(there.map(toe)), Tone::Mark, fine);
    }
}

void HalfDog::addCoat(int way)
{
    switch (m_breed.coat) {
    case Breed::Coat::Plain:
        break;
    case Breed::Coat::Saddle:
        addOnTrunk(saddle(), Tone::Mark);
        break;
    case Breed::Coat::Curls:
        addCurls();
        break;
    case Breed::Coat::Spots:
        addSpots(way);
        break;
    case Breed::Coat::Stripes:
        for (const double y : {cardEdge - 0.006, 0.437, 0.38, 0.323})
            addOnTrunk(stripe(y), Tone::Mark);
        break;
    case Breed::Coat::Belt:
        addOnTrunk(belt(), Tone::Light);
        break;
    case Breed::Coat::Strands:
        addStrands();
        break;
    case Breed::Coat::Dorsal:
        addOnTrunk(dorsal(), Tone::Mark);
        break;
    }
}

QPainterPath HalfDog::stripe(double y)
{
    QPainterPath path(QPointF(-0.2, y - 0.03));
    path.cubicTo(-0.12, y - 0.004, -0.05, y + 0.008, -0.012, y + 0.006);
    path.lineTo(-0.012, y - 0.008);
    path.cubicTo(-0.06, y - 0.014, -0.12, y - 0.028, -0.2, y - 0.066);
    path.closeSubpath();
    path.addPath(mirrored(path));
    return path;
}

void HalfDog::addCurls()
{
    for (int row = 0; row < 4; ++row) {
        const double y = cardEdge - 0.02 - row * 0.052;
        const int across = row % 2 == 0 ? 3 : 4;
        for (int i = 0; i < across; ++i) {
            const double x = (i - (across - 1) / 2.0) * 0.084;
            if (!m_trunk.contains(QRectF(x - 0.03, y - 0.03, 0.06, 0.04)))
                continue;
            QPainterPath curl(QPointF(x - 0.026, y));
            curl.cubicTo(x - 0.026, y - 0.036, x + 0.026, y - 0.036, x + 0.022, y - 0.004);
            curl.cubicTo(x + 0.02, y + 0.012, x - 0.006, y + 0.01, x - 0.004, y - 0.008);
            addLine(curl, Tone::Light, 0.0085);
        }
    }
}

void HalfDog::addSpots(int way)
{
    struct Spot {
        double x, y, r;
    };
    static constexpr std::array<Spot, 8> places{Spot{-0.1, 0.446, 0.026},  Spot{0.02, 0.468, 0.03},
                                                Spot{0.12, 0.432, 0.023},  Spot{-0.035, 0.405, 0.022},
                                                Spot{0.06, 0.385, 0.026},  Spot{-0.12, 0.375, 0.021},
                                                Spot{-0.03, 0.342, 0.018}, Spot{0.145, 0.37, 0.015}};
    for (const Spot &spot : places)
        addOnTrunk(ellipse({way * spot.x, spot.y}, spot.r, spot.r * 0.88, way * 25), Tone::Mark);
}

void HalfDog::addStrands()
{
    for (const double x : {-0.14, -0.1, -0.06, -0.02, 0.02, 0.06, 0.1, 0.14}) {
        QPainterPath strand(QPointF(x, cardEdge - 0.004));
        strand.cubicTo(x * 1.02, 0.45, x * 1.12, 0.41, x * 0.8, 0.345);
        addLine(strand, std::abs(x) < 0.03 ? Tone::Light : Tone::Mark, 0.008);
    }
}

} // namespace ui
