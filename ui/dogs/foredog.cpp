// SPDX-License-Identifier: MIT
#include "dogs/foredog.h"

#include "dogs/dogpainter.h"
#include "dogs/outlines.h"

namespace ui {

namespace {

constexpr double headY = 0.24; // of the head's middle, seen from above; the nose is towards the card's middle

QPainterPath trunk(double waist)
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

} // namespace

std::vector<DogPart> ForeDog::parts()
{
    addLegs();
    addTrunk(trunk(waist), 1);
    addCollar();
    addEarsBehind();
    addFace();
    addEarsBefore();
    return std::move(m_parts);
}

void ForeDog::addLegs()
{
    addBoth(limb({0.11, 0.425}, {0.22, 0.37}, 0.078), Tone::Coat, outline);
    addPaws({0.228, 0.36}, 0.041, 40);
}

void ForeDog::addCollar()
{
    QPainterPath band(QPointF(-0.094, 0.33));
    band.quadTo(0, 0.372, 0.094, 0.33);
    addLine(band, Tone::Outline, 0.04);
    addLine(band, Tone::Light, 0.022);
}

void ForeDog::addFace()
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
        add(ellipse({side * w * 0.46, eyeY - 0.003}, 0.0125, 0.0145), Tone::Ink);
        add(ellipse({side * w * 0.46 + 0.004, eyeY - 0.008}, 0.0042, 0.0042), Tone::Gleam);
    }
    add(ellipse({0, end + 0.02}, m * 0.5, 0.0175), Tone::Ink);
    add(ellipse({-0.006, end + 0.015}, 0.007, 0.0035), Tone::Gleam);
}

void ForeDog::addMask()
{
    const auto addOnHead = [this](const QPainterPath &path, Tone tone) { add(common(path, m_head), tone); };
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

void ForeDog::addEarsBehind()
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

void ForeDog::addEarLeaves(QPointF inner, QPointF outer, QPointF tip)
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

void ForeDog::addWings()
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

void ForeDog::addEarsBefore()
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

void ForeDog::addTopknot()
{
    add(cloud({0, 0.312}, 0.062, 8), Tone::Coat, outline);
    for (const double x : {-0.026, 0.022}) {
        QPainterPath curl(QPointF(x - 0.014, 0.318));
        curl.cubicTo(x - 0.014, 0.292, x + 0.02, 0.292, x + 0.018, 0.312);
        addLine(curl, Tone::Light, 0.0085);
    }
}

} // namespace ui
