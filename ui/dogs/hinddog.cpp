// SPDX-License-Identifier: MIT
#include "dogs/hinddog.h"

#include "dogs/dogpainter.h"
#include "dogs/outlines.h"

#include <cmath>

namespace ui {

namespace {

QPainterPath trunk(double waist)
{
    QPainterPath path(QPointF(-waist, cardEdge));
    path.cubicTo(-waist, 0.455, -0.16, 0.43, -0.16, 0.375);
    path.cubicTo(-0.16, 0.305, -0.095, 0.252, 0, 0.252);
    path.cubicTo(0.095, 0.252, 0.16, 0.305, 0.16, 0.375);
    path.cubicTo(0.16, 0.43, waist, 0.455, waist, cardEdge);
    return path;
}

} // namespace

std::vector<DogPart> HindDog::parts()
{
    addLegs();
    addTrunk(trunk(waist), -1);
    addTail();
    return std::move(m_parts);
}

void HindDog::addLegs()
{
    addBoth(limb({0.155, 0.35}, {0.198, 0.294}, 0.062), Tone::Coat, outline);
    addPaws({0.202, 0.284}, 0.034, 28);
    addBoth(ellipse({0.134, 0.382}, 0.062, 0.094, 22), Tone::Coat, outline);
}

void HindDog::addTail()
{
    switch (m_breed.tail) {
    case Breed::Tail::Sabre:
        addTapered({0, 0.3}, {-0.012, 0.2}, {0.09, 0.2}, {0.058, 0.112}, 0.05, 0.018);
        break;
    case Breed::Tail::Brush:
        addBrush();
        break;
    case Breed::Tail::Pompon:
        addTapered({0, 0.3}, {0, 0.25}, {0.005, 0.2}, {0.01, 0.16}, 0.03, 0.024);
        add(cloud({0.012, 0.142}, 0.05, 8), Tone::Mark, outline);
        break;
    case Breed::Tail::Whip:
        addTapered({0, 0.3}, {0.04, 0.22}, {-0.085, 0.2}, {-0.045, 0.112}, 0.036, 0.014);
        break;
    case Breed::Tail::Stub:
        addTapered({0, 0.3}, {0, 0.27}, {0, 0.235}, {0.006, 0.205}, 0.05, 0.03);
        break;
    case Breed::Tail::Corkscrew:
        addCorkscrew();
        break;
    case Breed::Tail::Plume:
        addPlume();
        break;
    case Breed::Tail::Curl:
        addRing();
        break;
    }
}

void HindDog::addBrush()
{
    QPainterPath path(QPointF(-0.02, 0.3));
    path.cubicTo(-0.075, 0.24, -0.075, 0.17, -0.01, 0.1);
    path.cubicTo(0.06, 0.15, 0.085, 0.23, 0.022, 0.3);
    path.closeSubpath();
    add(path, Tone::Mark, outline);
    for (const double x : {-0.028, 0.004, 0.036}) {
        QPainterPath hair(QPointF(x * 0.8, 0.265));
        hair.quadTo(QPointF(x * 1.5, 0.21), QPointF(x * 0.9, 0.158));
        addLine(hair, Tone::Coat, 0.009);
    }
}

void HindDog::addCorkscrew()
{
    QPainterPath spiral;
    for (int i = 0; i <= 40; ++i) {
        const double angle = 1.5 + i * 0.24;
        const double radius = 0.052 - i * 0.0011;
        const QPointF point(std::cos(angle) * radius, 0.212 + std::sin(angle) * radius);
        if (i == 0)
            spiral.moveTo(point);
        else
            spiral.lineTo(point);
    }
    m_parts.push_back({spiral, Tone::Mark, 0.042, true});
    m_parts.push_back({spiral, Tone::Coat, 0.024, true});
}

void HindDog::addPlume()
{
    QPainterPath path(QPointF(-0.015, 0.3));
    path.cubicTo(-0.13, 0.25, -0.13, 0.16, -0.1, 0.15);
    path.cubicTo(-0.085, 0.165, -0.075, 0.165, -0.06, 0.13);
    path.cubicTo(-0.045, 0.145, -0.03, 0.14, 0, 0.112);
    path.cubicTo(0.03, 0.14, 0.045, 0.145, 0.06, 0.13);
    path.cubicTo(0.075, 0.165, 0.085, 0.165, 0.1, 0.15);
    path.cubicTo(0.13, 0.16, 0.13, 0.25, 0.015, 0.3);
    path.closeSubpath();
    add(path, Tone::Mark, outline);
    for (const double x : {-0.07, -0.035, 0.0, 0.035, 0.07}) {
        QPainterPath hair(QPointF(x * 0.25, 0.27));
        hair.quadTo(QPointF(x * 1.1, 0.22), QPointF(x, 0.165));
        addLine(hair, Tone::Coat, 0.009);
    }
}

void HindDog::addRing()
{
    QPainterPath spiral;
    for (int i = 0; i <= 40; ++i) {
        const double angle = 1.7 - i * 0.155;
        const double radius = 0.064 - i * 0.0006;
        const QPointF point(std::cos(angle) * radius, 0.206 + std::sin(angle) * radius);
        if (i == 0)
            spiral.moveTo(point);
        else
            spiral.lineTo(point);
    }
    m_parts.push_back({spiral, Tone::Mark, 0.058, true});
    m_parts.push_back({spiral, Tone::Light, 0.04, true});
}

void HindDog::addTapered(QPointF a, QPointF b, QPointF c, QPointF d, double root, double tip)
{
    QPainterPath spine(a);
    spine.cubicTo(b, c, d);
    add(tapered(spine, root, tip), Tone::Coat, outline);
}

} // namespace ui
