// SPDX-License-Identifier: MIT
#include "dogs/dogshapes.h"

#include "core/indexed.h"
#include "dogs/breed.h"
#include "dogs/dogpainter.h"
#include "dogs/outlines.h"

#include <QTransform>

#include <cmath>
#include <cstdlib>

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

/// Builds the common parts of both halves of a dog: the trunk with the marks of its coat, and paws.
class DogHalfBuilder {
protected:
    static constexpr double outline = 0.011; // line widths
    static constexpr double fine = 0.007;
    static constexpr double waist = 0.132; // half of the trunk's width at the cut

    explicit DogHalfBuilder(const Breed &breed) : m_breed(breed) {}

    void add(const QPainterPath &path, Tone tone, double width = 0)
    {
        m_parts.push_back({path, tone, width, false});
    }
    void addBoth(const QPainterPath &path, Tone tone, double width = 0);
    void addLine(const QPainterPath &path, Tone tone, double width)
    {
        m_parts.push_back({path, tone, width, true});
    }

    /// Adds the trunk with its coat. `orientation` is 1 for the front half and -1 for the hind half, so that marks
    /// continue across the edge.
    void addTrunk(const QPainterPath &trunk, int orientation);
    void addPaws(QPointF at, double radius, double angle);
    static QPainterPath stripe(double y);

    const Breed &m_breed;
    std::vector<DogPart> m_parts;

private:
    void addOnTrunk(const QPainterPath &path, Tone tone);
    void addCoat(int orientation);
    void addCurls();
    void addSpots(int orientation);
    void addStrands();

    QPainterPath m_trunk;
};

void DogHalfBuilder::addBoth(const QPainterPath &path, Tone tone, double width)
{
    add(path, tone, width);
    add(mirrored(path), tone, width);
}

void DogHalfBuilder::addTrunk(const QPainterPath &trunk, int orientation)
{
    m_trunk = trunk;
    add(m_trunk, Tone::Coat);
    addCoat(orientation);
    addLine(m_trunk, Tone::Outline, outline);
}

/// Adds a mark, clipped by the trunk.
void DogHalfBuilder::addOnTrunk(const QPainterPath &path, Tone tone)
{
    add(intersected(path, m_trunk), tone);
}

void DogHalfBuilder::addPaws(QPointF at, double radius, double angle)
{
    addBoth(ellipse(at, radius, radius * 1.15, angle), hasSocks(m_breed) ? Tone::Light : Tone::Coat, fine);
    if (m_breed.coat == Breed::Coat::Curls)
        addBoth(cloud(at - QPointF(0.03, -0.014), radius * 1.15, 8), Tone::Mark, fine);
    const QTransform atPaw = QTransform().translate(at.x(), at.y()).rotate(angle);
    for (const double x : {-0.35, 0.35}) {
        QPainterPath toe(QPointF(x * radius, -radius * 1.05));
        toe.lineTo(x * radius, -radius * 0.45);
        addLine(atPaw.map(toe), Tone::Mark, fine);
        addLine(mirrored(atPaw.map(toe)), Tone::Mark, fine);
    }
}

void DogHalfBuilder::addCoat(int orientation)
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
        addSpots(orientation);
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

QPainterPath DogHalfBuilder::stripe(double y)
{
    QPainterPath path(QPointF(-0.2, y - 0.03));
    path.cubicTo(-0.12, y - 0.004, -0.05, y + 0.008, -0.012, y + 0.006);
    path.lineTo(-0.012, y - 0.008);
    path.cubicTo(-0.06, y - 0.014, -0.12, y - 0.028, -0.2, y - 0.066);
    path.closeSubpath();
    path.addPath(mirrored(path));
    return path;
}

void DogHalfBuilder::addCurls()
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

void DogHalfBuilder::addSpots(int orientation)
{
    struct Spot {
        double x, y, r;
    };
    static constexpr std::array<Spot, 8> places{Spot{-0.1, 0.446, 0.026},  Spot{0.02, 0.468, 0.03},
                                                Spot{0.12, 0.432, 0.023},  Spot{-0.035, 0.405, 0.022},
                                                Spot{0.06, 0.385, 0.026},  Spot{-0.12, 0.375, 0.021},
                                                Spot{-0.03, 0.342, 0.018}, Spot{0.145, 0.37, 0.015}};
    for (const Spot &spot : places)
        addOnTrunk(ellipse({orientation * spot.x, spot.y}, spot.r, spot.r * 0.88, orientation * 25),
                   Tone::Mark);
}

void DogHalfBuilder::addStrands()
{
    for (const double x : {-0.14, -0.1, -0.06, -0.02, 0.02, 0.06, 0.1, 0.14}) {
        QPainterPath strand(QPointF(x, cardEdge - 0.004));
        strand.cubicTo(x * 1.02, 0.45, x * 1.12, 0.41, x * 0.8, 0.345);
        addLine(strand, std::abs(x) < 0.03 ? Tone::Light : Tone::Mark, 0.008);
    }
}

constexpr double headY = 0.24; // the height of the head's middle; the nose points to the card's middle

QPainterPath frontTrunk(double waist)
{
    QPainterPath path(QPointF(-waist, cardEdge));
    path.cubicTo(-waist, 0.465, -0.166, 0.445, -0.166, 0.41);
    path.cubicTo(-0.166, 0.365, -0.1, 0.345, -0.078, 0.29);
    path.lineTo(0.078, 0.29);
    path.cubicTo(0.1, 0.345, 0.166, 0.365, 0.166, 0.41);
    path.cubicTo(0.166, 0.445, waist, 0.465, waist, cardEdge);
    return path;
}

QPainterPath peak()
{
    QPainterPath path(QPointF(-0.12, headY + 0.11));
    path.cubicTo(-0.11, headY + 0.04, -0.03, headY + 0.06, 0, headY + 0.004);
    path.cubicTo(0.03, headY + 0.06, 0.11, headY + 0.04, 0.12, headY + 0.11);
    return path;
}

QPainterPath blaze(double muzzleEnd)
{
    QPainterPath path;
    path.addRoundedRect(QRectF(-0.022, muzzleEnd, 0.044, headY + 0.09 - muzzleEnd), 0.02, 0.02);
    return path;
}

QPainterPath cap()
{
    QPainterPath path(QPointF(0, headY - 0.035));
    path.cubicTo(0.02, headY, 0.12, headY - 0.02, 0.13, headY + 0.02);
    path.lineTo(0.13, headY + 0.12);
    path.lineTo(-0.13, headY + 0.12);
    path.lineTo(-0.13, headY + 0.02);
    path.cubicTo(-0.12, headY - 0.02, -0.02, headY, 0, headY - 0.035);
    return path;
}

QPainterPath hangingEar()
{
    QPainterPath ear(QPointF(0.06, 0.318));
    ear.cubicTo(0.12, 0.315, 0.178, 0.26, 0.178, 0.205);
    ear.cubicTo(0.178, 0.165, 0.13, 0.158, 0.113, 0.195);
    ear.cubicTo(0.1, 0.225, 0.1, 0.27, 0.06, 0.318);
    return ear;
}

QPainterPath foldedEar()
{
    QPainterPath ear(QPointF(0.045, 0.322));
    ear.cubicTo(0.09, 0.335, 0.14, 0.3, 0.142, 0.245);
    ear.cubicTo(0.142, 0.225, 0.118, 0.222, 0.108, 0.238);
    ear.cubicTo(0.095, 0.262, 0.07, 0.275, 0.045, 0.322);
    return ear;
}

QPainterPath smallEar()
{
    QPainterPath ear(QPointF(0.04, 0.326));
    ear.lineTo(0.112, 0.3);
    ear.quadTo(0.118, 0.26, 0.092, 0.246);
    ear.quadTo(0.06, 0.27, 0.04, 0.326);
    return ear;
}

/// Builds the half of a dog with the head.
class FrontHalfBuilder : private DogHalfBuilder {
public:
    explicit FrontHalfBuilder(const Breed &breed) : DogHalfBuilder(breed) {}

    std::vector<DogPart> parts();

private:
    void addLegs();
    void addCollar();
    void addFace();
    void addMask();
    void addEarsBehind();
    void addEarLeaves(QPointF inner, QPointF outer, QPointF tip);
    void addWings();
    void addEarsBefore();
    void addTopknot();

    QPainterPath m_head;
};

std::vector<DogPart> FrontHalfBuilder::parts()
{
    addLegs();
    addTrunk(frontTrunk(waist), 1);
    addCollar();
    addEarsBehind();
    addFace();
    addEarsBefore();
    return std::move(m_parts);
}

void FrontHalfBuilder::addLegs()
{
    addBoth(limb({0.11, 0.425}, {0.22, 0.37}, 0.078), Tone::Coat, outline);
    addPaws({0.228, 0.36}, 0.041, 40);
}

void FrontHalfBuilder::addCollar()
{
    QPainterPath band(QPointF(-0.094, 0.33));
    band.quadTo(0, 0.372, 0.094, 0.33);
    addLine(band, Tone::Outline, 0.04);
    addLine(band, Tone::Light, 0.022);
}

void FrontHalfBuilder::addFace()
{
    const double w = m_breed.headWidth;
    const double m = m_breed.muzzleWidth;
    const double end = m_breed.muzzleEnd;
    QPainterPath head(QPointF(0, headY + 0.098));
    head.cubicTo(w * 0.8, headY + 0.098, w, headY + 0.05, w, headY);
    head.cubicTo(w, headY - 0.05, m * 1.15, headY - 0.05, m, end + 0.045);
    head.cubicTo(m, end + 0.01, m * 0.6, end, 0, end);
    QPainterPath other = mirrored(head);
    head.connectPath(other.toReversed());
    head.closeSubpath();
    m_head = head;
    add(head, Tone::Coat, outline);
    addMask();
    const double eyeY = headY - 0.02;
    for (const double side : {-1.0, 1.0}) {
        add(ellipse({side * w * 0.48, eyeY}, 0.0185, 0.0205), Tone::Gleam, 0.004);
        add(ellipse({side * w * 0.46, eyeY - 0.003}, 0.0125, 0.0145), Tone::Dark);
        add(ellipse({side * w * 0.46 + 0.004, eyeY - 0.008}, 0.0042, 0.0042), Tone::Gleam);
    }
    add(ellipse({0, end + 0.02}, m * 0.5, 0.0175), Tone::Dark);
    add(ellipse({-0.006, end + 0.015}, 0.007, 0.0035), Tone::Gleam);
}

void FrontHalfBuilder::addMask()
{
    const auto addOnHead = [this](const QPainterPath &path, Tone tone) {
        add(intersected(path, m_head), tone);
    };
    switch (m_breed.coat) {
    case Breed::Coat::Saddle:
        addOnHead(peak(), Tone::Mark);
        break;
    case Breed::Coat::Spots:
        addOnHead(ellipse({0.055, headY + 0.012}, 0.034, 0.042, 20), Tone::Mark);
        add(ellipse({-0.04, headY + 0.06}, 0.018, 0.016), Tone::Mark);
        break;
    case Breed::Coat::Stripes:
        for (const double y : {headY + 0.078, headY + 0.048})
            addOnHead(stripe(y), Tone::Mark);
        break;
    case Breed::Coat::Belt:
        addOnHead(blaze(m_breed.muzzleEnd), Tone::Light);
        break;
    case Breed::Coat::Dorsal:
        addOnHead(cap(), Tone::Mark);
        addBoth(ellipse({m_breed.headWidth * 0.48, headY - 0.018}, 0.034, 0.032), Tone::Light);
        break;
    default:
        break;
    }
    const double width = m_breed.muzzleWidth * 0.98;
    addOnHead(ellipse({0, m_breed.muzzleEnd + 0.036}, width, 0.04), Tone::Light);
}

void FrontHalfBuilder::addEarsBehind()
{
    switch (m_breed.ears) {
    case Breed::Ears::Pointed:
        addEarLeaves({0.03, 0.318}, {0.108, 0.232}, {0.172, 0.33});
        break;
    case Breed::Ears::Alert:
        addEarLeaves({0.025, 0.322}, {0.115, 0.25}, {0.13, 0.374});
        break;
    case Breed::Ears::Round:
        addBoth(ellipse({0.103, 0.302}, 0.044, 0.058, 38), Tone::Coat, outline);
        addBoth(ellipse({0.105, 0.304}, 0.022, 0.035, 38), Tone::Light);
        break;
    case Breed::Ears::Wings:
        addWings();
        break;
    default:
        break;
    }
}

void FrontHalfBuilder::addEarLeaves(QPointF inner, QPointF outer, QPointF tip)
{
    const auto leaf = [&](double shrink) {
        const QPointF middle = (inner + outer + tip) / 3;
        const auto at = [&](QPointF point) { return middle + (point - middle) * shrink; };
        QPainterPath path(at(inner));
        path.quadTo(at((inner + tip) / 2 + QPointF(-0.012, 0.012)), at(tip));
        path.quadTo(at((outer + tip) / 2 + QPointF(0.016, -0.002)), at(outer));
        path.closeSubpath();
        return path;
    };
    addBoth(leaf(1), Tone::Mark, outline);
    addBoth(leaf(0.52), Tone::Light);
}

void FrontHalfBuilder::addWings()
{
    QPainterPath wing(QPointF(0.03, 0.3));
    wing.cubicTo(0.06, 0.38, 0.17, 0.4, 0.205, 0.33);
    wing.cubicTo(0.235, 0.27, 0.2, 0.205, 0.165, 0.185);
    wing.cubicTo(0.165, 0.22, 0.13, 0.235, 0.08, 0.235);
    wing.closeSubpath();
    addBoth(wing, Tone::Mark, outline);
    for (const double part : {0.25, 0.5, 0.75}) {
        QPainterPath strand(QPointF(0.08, 0.28));
        const QPointF end(0.195 - 0.02 * part, 0.345 - 0.13 * part);
        strand.quadTo(QPointF(0.14, 0.31 - 0.04 * part), end);
        addLine(strand, Tone::Coat, 0.009);
        addLine(mirrored(strand), Tone::Coat, 0.009);
    }
}

void FrontHalfBuilder::addEarsBefore()
{
    switch (m_breed.ears) {
    case Breed::Ears::Hanging:
        addBoth(hangingEar(), Tone::Mark, outline);
        break;
    case Breed::Ears::Puffs:
        addBoth(cloud({0.112, 0.238}, 0.052, 7), Tone::Mark, outline);
        addBoth(cloud({0.1, 0.29}, 0.04, 6), Tone::Mark, outline);
        addTopknot();
        break;
    case Breed::Ears::Folded:
        addBoth(foldedEar(), Tone::Mark, outline);
        break;
    case Breed::Ears::Small:
        addBoth(smallEar(), Tone::Coat, outline);
        break;
    default:
        break;
    }
}

void FrontHalfBuilder::addTopknot()
{
    add(cloud({0, 0.312}, 0.062, 8), Tone::Coat, outline);
    for (const double x : {-0.026, 0.022}) {
        QPainterPath curl(QPointF(x - 0.014, 0.318));
        curl.cubicTo(x - 0.014, 0.292, x + 0.02, 0.292, x + 0.018, 0.312);
        addLine(curl, Tone::Light, 0.0085);
    }
}

QPainterPath hindTrunk(double waist)
{
    QPainterPath path(QPointF(-waist, cardEdge));
    path.cubicTo(-waist, 0.455, -0.16, 0.43, -0.16, 0.375);
    path.cubicTo(-0.16, 0.305, -0.095, 0.252, 0, 0.252);
    path.cubicTo(0.095, 0.252, 0.16, 0.305, 0.16, 0.375);
    path.cubicTo(0.16, 0.43, waist, 0.455, waist, cardEdge);
    return path;
}

/// Builds the half of a dog with the tail.
class HindHalfBuilder : private DogHalfBuilder {
public:
    explicit HindHalfBuilder(const Breed &breed) : DogHalfBuilder(breed) {}

    std::vector<DogPart> parts();

private:
    void addLegs();
    void addTail();
    void addTapered(QPointF a, QPointF b, QPointF c, QPointF d, double root, double tip);
    void addBrush();
    void addCorkscrew();
    void addPlume();
    void addRing();
};

std::vector<DogPart> HindHalfBuilder::parts()
{
    addLegs();
    addTrunk(hindTrunk(waist), -1);
    addTail();
    return std::move(m_parts);
}

void HindHalfBuilder::addLegs()
{
    addBoth(limb({0.155, 0.35}, {0.198, 0.294}, 0.062), Tone::Coat, outline);
    addPaws({0.202, 0.284}, 0.034, 28);
    addBoth(ellipse({0.134, 0.382}, 0.062, 0.094, 22), Tone::Coat, outline);
}

void HindHalfBuilder::addTail()
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

void HindHalfBuilder::addBrush()
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

void HindHalfBuilder::addCorkscrew()
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

void HindHalfBuilder::addPlume()
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

void HindHalfBuilder::addRing()
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

void HindHalfBuilder::addTapered(QPointF a, QPointF b, QPointF c, QPointF d, double root, double tip)
{
    QPainterPath spine(a);
    spine.cubicTo(b, c, d);
    add(tapered(spine, root, tip), Tone::Coat, outline);
}

struct Dog {
    std::vector<DogPart> front;
    std::vector<DogPart> hind;
};

core::IndexedArray<Dog, dogs::mostColours> allDogs()
{
    core::IndexedArray<Dog, dogs::mostColours> all;
    for (int colour = 1; colour <= dogs::mostColours; ++colour)
        all[colour - 1] = {FrontHalfBuilder(breedOf(colour)).parts(),
                           HindHalfBuilder(breedOf(colour)).parts()};
    return all;
}

} // namespace

const std::vector<DogPart> &shapesOf(dogs::Half half)
{
    static const core::IndexedArray<Dog, dogs::mostColours> all = allDogs();
    const Dog &dog = all[std::abs(half) - 1];
    return half > 0 ? dog.front : dog.hind;
}

} // namespace ui
