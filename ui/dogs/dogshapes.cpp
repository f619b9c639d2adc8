// SPDX-License-Identifier: MIT
#include "dogs/dogshapes.h"

#include "dogs/breed.h"
#include "dogs/dogpainter.h"

#include <array>
#include <cmath>
#include <cstdlib>

namespace ui {

namespace {

constexpr double outline = 0.011;
constexpr double fine = 0.007;
constexpr double waist = 0.132; ///< half of the body's width where it is cut

QPainterPath mirrored(const QPainterPath &path)
{
    return QTransform::fromScale(-1, 1).map(path);
}

QPainterPath ellipse(QPointF centre, double rx, double ry, double angle = 0)
{
    QPainterPath path;
    path.addEllipse(QPointF(), rx, ry);
    return QTransform().translate(centre.x(), centre.y()).rotate(angle).map(path);
}

/// Qt cuts and joins paths with a tolerance that is coarse for shapes as small as ours: it is done large.
constexpr double magnified = 1000;

QPainterPath large(const QPainterPath &path)
{
    return QTransform::fromScale(magnified, magnified).map(path);
}

QPainterPath small(const QPainterPath &path)
{
    return QTransform::fromScale(1 / magnified, 1 / magnified).map(path);
}

QPainterPath common(const QPainterPath &one, const QPainterPath &other)
{
    return small(large(one).intersected(large(other)));
}

QPainterPath joined(const QPainterPath &one, const QPainterPath &other)
{
    return small(large(one).united(large(other)));
}

/// A line as broad as a limb, with round ends.
QPainterPath limb(QPointF from, QPointF to, double width)
{
    QPainterPath line(from);
    line.lineTo(to);
    QPainterPathStroker stroker;
    stroker.setWidth(width * magnified);
    stroker.setCapStyle(Qt::RoundCap);
    return small(stroker.createStroke(large(line)).simplified());
}

/// Builds half a dog, part by part.
class Sculptor {
public:
    explicit Sculptor(const Breed &breed) : m_breed(breed) {}

    std::vector<DogPart> head()
    {
        foreLegs();
        m_body = foreBody();
        add(m_body, Tone::Coat);
        coat(1);
        addLine(m_body, Tone::Outline, outline);
        collar();
        earsBehind();
        face();
        earsBefore();
        return std::move(m_parts);
    }

    std::vector<DogPart> rear()
    {
        hindLegs();
        m_body = hindBody();
        add(m_body, Tone::Coat);
        coat(-1);
        addLine(m_body, Tone::Outline, outline);
        tail();
        return std::move(m_parts);
    }

private:
    void add(const QPainterPath &path, Tone tone, double width = 0)
    {
        m_parts.push_back({path, tone, width, false});
    }
    void addBoth(const QPainterPath &path, Tone tone, double width = 0)
    {
        add(path, tone, width);
        add(mirrored(path), tone, width);
    }
    void addLine(const QPainterPath &path, Tone tone, double width)
    {
        m_parts.push_back({path, tone, width, true});
    }
    /// A mark that ends where the body ends.
    void addOnBody(const QPainterPath &path, Tone tone) { add(common(path, m_body), tone); }

    static QPainterPath foreBody()
    {
        QPainterPath path(QPointF(-waist, cardEdge));
        path.cubicTo(-waist, 0.465, -0.166, 0.445, -0.166, 0.41);
        path.cubicTo(-0.166, 0.365, -0.1, 0.345, -0.078, 0.29);
        path.lineTo(0.078, 0.29);
        path.cubicTo(0.1, 0.345, 0.166, 0.365, 0.166, 0.41);
        path.cubicTo(0.166, 0.445, waist, 0.465, waist, cardEdge);
        return path;
    }

    static QPainterPath hindBody()
    {
        QPainterPath path(QPointF(-waist, cardEdge));
        path.cubicTo(-waist, 0.455, -0.16, 0.43, -0.16, 0.375);
        path.cubicTo(-0.16, 0.305, -0.095, 0.252, 0, 0.252);
        path.cubicTo(0.095, 0.252, 0.16, 0.305, 0.16, 0.375);
        path.cubicTo(0.16, 0.43, waist, 0.455, waist, cardEdge);
        return path;
    }

    Tone sock() const
    {
        const bool light = m_breed.coat == Breed::Coat::Dorsal || m_breed.coat == Breed::Coat::Belt ||
                           m_breed.coat == Breed::Coat::Plain;
        return light ? Tone::Light : Tone::Coat;
    }

    void paw(QPointF at, double radius, double angle)
    {
        addBoth(ellipse(at, radius, radius * 1.15, angle), sock(), fine);
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

    void foreLegs()
    {
        addBoth(limb({0.11, 0.425}, {0.22, 0.37}, 0.078), Tone::Coat, outline);
        paw({0.228, 0.36}, 0.041, 40);
    }

    void hindLegs()
    {
        addBoth(limb({0.155, 0.35}, {0.198, 0.294}, 0.062), Tone::Coat, outline);
        paw({0.202, 0.284}, 0.034, 28);
        addBoth(ellipse({0.134, 0.382}, 0.062, 0.094, 22), Tone::Coat, outline);
    }

    void collar()
    {
        QPainterPath band(QPointF(-0.094, 0.33));
        band.quadTo(0, 0.372, 0.094, 0.33);
        addLine(band, Tone::Outline, 0.04);
        addLine(band, Tone::Light, 0.022);
    }

    /// The coat's marks; way is 1 on the fore body and -1 on the hind body, so that what crosses the edge
    /// goes on beyond it.
    void coat(int way)
    {
        switch (m_breed.coat) {
        case Breed::Coat::Plain:
            break;
        case Breed::Coat::Saddle:
            addOnBody(saddle(), Tone::Mark);
            break;
        case Breed::Coat::Curls:
            curls();
            break;
        case Breed::Coat::Spots:
            spots(way);
            break;
        case Breed::Coat::Stripes:
            for (const double y : {cardEdge - 0.006, 0.437, 0.38, 0.323})
                addOnBody(stripe(y), Tone::Mark);
            break;
        case Breed::Coat::Belt:
            addOnBody(belt(), Tone::Light);
            break;
        case Breed::Coat::Strands:
            strands();
            break;
        case Breed::Coat::Dorsal:
            addOnBody(dorsal(), Tone::Mark);
            break;
        }
    }

    static QPainterPath saddle()
    {
        QPainterPath path(QPointF(-0.075, cardEdge + 0.01));
        path.cubicTo(-0.075, 0.44, -0.11, 0.42, -0.1, 0.38);
        path.cubicTo(-0.06, 0.4, -0.03, 0.37, 0, 0.345);
        path.cubicTo(0.03, 0.37, 0.06, 0.4, 0.1, 0.38);
        path.cubicTo(0.11, 0.42, 0.075, 0.44, 0.075, cardEdge + 0.01);
        path.closeSubpath();
        return path;
    }

    static QPainterPath stripe(double y)
    {
        QPainterPath path(QPointF(-0.2, y - 0.03));
        path.cubicTo(-0.12, y - 0.004, -0.05, y + 0.008, -0.012, y + 0.006);
        path.lineTo(-0.012, y - 0.008);
        path.cubicTo(-0.06, y - 0.014, -0.12, y - 0.028, -0.2, y - 0.066);
        path.closeSubpath();
        path.addPath(mirrored(path));
        return path;
    }

    static QPainterPath belt()
    {
        QPainterPath path;
        path.addRect(-0.3, 0.425, 0.6, 0.2);
        return path;
    }

    static QPainterPath dorsal()
    {
        QPainterPath path(QPointF(-0.055, cardEdge + 0.01));
        path.cubicTo(-0.06, 0.44, -0.04, 0.36, 0, 0.2);
        path.cubicTo(0.04, 0.36, 0.06, 0.44, 0.055, cardEdge + 0.01);
        path.closeSubpath();
        return path;
    }

    void curls()
    {
        for (int row = 0; row < 4; ++row) {
            const double y = cardEdge - 0.02 - row * 0.052;
            const int across = row % 2 == 0 ? 3 : 4;
            for (int i = 0; i < across; ++i) {
                const double x = (i - (across - 1) / 2.0) * 0.084;
                if (!m_body.contains(QRectF(x - 0.03, y - 0.03, 0.06, 0.04)))
                    continue;
                QPainterPath curl(QPointF(x - 0.026, y));
                curl.cubicTo(x - 0.026, y - 0.036, x + 0.026, y - 0.036, x + 0.022, y - 0.004);
                curl.cubicTo(x + 0.02, y + 0.012, x - 0.006, y + 0.01, x - 0.004, y - 0.008);
                addLine(curl, Tone::Light, 0.0085);
            }
        }
    }

    void spots(int way)
    {
        struct Spot {
            double x, y, r;
        };
        static constexpr std::array<Spot, 8> places{Spot{-0.1, 0.446, 0.026},  Spot{0.02, 0.468, 0.03},
                                                    Spot{0.12, 0.432, 0.023},  Spot{-0.035, 0.405, 0.022},
                                                    Spot{0.06, 0.385, 0.026},  Spot{-0.12, 0.375, 0.021},
                                                    Spot{-0.03, 0.342, 0.018}, Spot{0.145, 0.37, 0.015}};
        for (const Spot &spot : places)
            addOnBody(ellipse({way * spot.x, spot.y}, spot.r, spot.r * 0.88, way * 25), Tone::Mark);
    }

    void strands()
    {
        for (const double x : {-0.14, -0.1, -0.06, -0.02, 0.02, 0.06, 0.1, 0.14}) {
            QPainterPath strand(QPointF(x, cardEdge - 0.004));
            strand.cubicTo(x * 1.02, 0.45, x * 1.12, 0.41, x * 0.8, 0.345);
            addLine(strand, std::abs(x) < 0.03 ? Tone::Light : Tone::Mark, 0.008);
        }
    }

    // The head, seen from above; the nose towards the card's middle.

    static constexpr double headY = 0.24;

    void face()
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
        mask();
        const double eyeY = headY - 0.02;
        for (const double side : {-1.0, 1.0}) {
            add(ellipse({side * w * 0.48, eyeY}, 0.0185, 0.0205), Tone::Gleam, 0.004);
            add(ellipse({side * w * 0.46, eyeY - 0.003}, 0.0125, 0.0145), Tone::Ink);
            add(ellipse({side * w * 0.46 + 0.004, eyeY - 0.008}, 0.0042, 0.0042), Tone::Gleam);
        }
        add(ellipse({0, end + 0.02}, m * 0.5, 0.0175), Tone::Ink);
        add(ellipse({-0.006, end + 0.015}, 0.007, 0.0035), Tone::Gleam);
    }

    void mask()
    {
        const double end = m_breed.muzzleEnd;
        switch (m_breed.coat) {
        case Breed::Coat::Saddle: {
            QPainterPath peak(QPointF(-0.12, headY + 0.11));
            peak.cubicTo(-0.11, headY + 0.04, -0.03, headY + 0.06, 0, headY + 0.004);
            peak.cubicTo(0.03, headY + 0.06, 0.11, headY + 0.04, 0.12, headY + 0.11);
            add(common(peak, m_head), Tone::Mark);
            muzzle(Tone::Light);
            break;
        }
        case Breed::Coat::Spots:
            add(common(ellipse({0.055, headY + 0.012}, 0.034, 0.042, 20), m_head), Tone::Mark);
            add(ellipse({-0.04, headY + 0.06}, 0.018, 0.016), Tone::Mark);
            muzzle(Tone::Light);
            break;
        case Breed::Coat::Stripes:
            for (const double y : {headY + 0.078, headY + 0.048})
                add(common(stripe(y), m_head), Tone::Mark);
            muzzle(Tone::Light);
            break;
        case Breed::Coat::Belt: {
            QPainterPath blaze;
            blaze.addRoundedRect(QRectF(-0.022, end, 0.044, headY + 0.09 - end), 0.02, 0.02);
            add(common(blaze, m_head), Tone::Light);
            muzzle(Tone::Light);
            break;
        }
        case Breed::Coat::Dorsal: {
            QPainterPath cap(QPointF(0, headY - 0.035));
            cap.cubicTo(0.02, headY, 0.12, headY - 0.02, 0.13, headY + 0.02);
            cap.lineTo(0.13, headY + 0.12);
            cap.lineTo(-0.13, headY + 0.12);
            cap.lineTo(-0.13, headY + 0.02);
            cap.cubicTo(-0.12, headY - 0.02, -0.02, headY, 0, headY - 0.035);
            add(common(cap, m_head), Tone::Mark);
            for (const double side : {-1.0, 1.0})
                add(ellipse({side * m_breed.headWidth * 0.48, headY - 0.018}, 0.034, 0.032), Tone::Light);
            muzzle(Tone::Light);
            break;
        }
        default:
            muzzle(Tone::Light);
        }
    }

    void muzzle(Tone tone)
    {
        const double m = m_breed.muzzleWidth;
        add(common(ellipse({0, m_breed.muzzleEnd + 0.036}, m * 0.98, 0.04), m_head), tone);
    }

    void earsBehind()
    {
        switch (m_breed.ears) {
        case Breed::Ears::Pointed:
            earLeaf({0.03, 0.318}, {0.108, 0.232}, {0.172, 0.33}, Tone::Mark, Tone::Light);
            break;
        case Breed::Ears::Alert:
            earLeaf({0.025, 0.322}, {0.115, 0.25}, {0.13, 0.374}, Tone::Mark, Tone::Light);
            break;
        case Breed::Ears::Round:
            addBoth(ellipse({0.103, 0.302}, 0.044, 0.058, 38), Tone::Coat, outline);
            addBoth(ellipse({0.105, 0.304}, 0.022, 0.035, 38), Tone::Light);
            break;
        case Breed::Ears::Wings:
            wings();
            break;
        default:
            break;
        }
    }

    void earLeaf(QPointF inner, QPointF outer, QPointF tip, Tone tone, Tone inside)
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
        addBoth(leaf(1), tone, outline);
        addBoth(leaf(0.52), inside);
    }

    void wings()
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

    void earsBefore()
    {
        switch (m_breed.ears) {
        case Breed::Ears::Hanging: {
            QPainterPath ear(QPointF(0.06, 0.318));
            ear.cubicTo(0.12, 0.315, 0.178, 0.26, 0.178, 0.205);
            ear.cubicTo(0.178, 0.165, 0.13, 0.158, 0.113, 0.195);
            ear.cubicTo(0.1, 0.225, 0.1, 0.27, 0.06, 0.318);
            addBoth(ear, Tone::Mark, outline);
            break;
        }
        case Breed::Ears::Puffs:
            puff({0.112, 0.238}, 0.052, 7);
            puff({0.1, 0.29}, 0.04, 6);
            topknot();
            break;
        case Breed::Ears::Folded: {
            QPainterPath ear(QPointF(0.045, 0.322));
            ear.cubicTo(0.09, 0.335, 0.14, 0.3, 0.142, 0.245);
            ear.cubicTo(0.142, 0.225, 0.118, 0.222, 0.108, 0.238);
            ear.cubicTo(0.095, 0.262, 0.07, 0.275, 0.045, 0.322);
            addBoth(ear, Tone::Mark, outline);
            break;
        }
        case Breed::Ears::Small: {
            QPainterPath ear(QPointF(0.04, 0.326));
            ear.lineTo(0.112, 0.3);
            ear.quadTo(0.118, 0.26, 0.092, 0.246);
            ear.quadTo(0.06, 0.27, 0.04, 0.326);
            addBoth(ear, Tone::Coat, outline);
            break;
        }
        default:
            break;
        }
    }

    static QPainterPath cloud(QPointF centre, double radius, int bumps)
    {
        QPainterPath path = ellipse(centre, radius * 0.8, radius * 0.8);
        for (int i = 0; i < bumps; ++i) {
            const double angle = 2 * M_PI * i / bumps;
            const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * radius * 0.68;
            path = joined(path, ellipse(at, radius * 0.42, radius * 0.42));
        }
        return path;
    }

    void puff(QPointF centre, double radius, int bumps)
    {
        addBoth(cloud(centre, radius, bumps), Tone::Mark, outline);
    }

    void topknot()
    {
        add(cloud({0, 0.312}, 0.062, 8), Tone::Coat, outline);
        for (const double x : {-0.026, 0.022}) {
            QPainterPath curl(QPointF(x - 0.014, 0.318));
            curl.cubicTo(x - 0.014, 0.292, x + 0.02, 0.292, x + 0.018, 0.312);
            addLine(curl, Tone::Light, 0.0085);
        }
    }

    // Tails, from the rump towards the card's middle.

    void tail()
    {
        switch (m_breed.tail) {
        case Breed::Tail::Sabre:
            tapered({0, 0.3}, {-0.012, 0.2}, {0.09, 0.2}, {0.058, 0.112}, 0.05, 0.018, Tone::Coat);
            break;
        case Breed::Tail::Brush:
            brush();
            break;
        case Breed::Tail::Pompon:
            tapered({0, 0.3}, {0, 0.25}, {0.005, 0.2}, {0.01, 0.16}, 0.03, 0.024, Tone::Coat);
            add(cloud({0.012, 0.142}, 0.05, 8), Tone::Mark, outline);
            break;
        case Breed::Tail::Whip:
            tapered({0, 0.3}, {0.04, 0.22}, {-0.085, 0.2}, {-0.045, 0.112}, 0.036, 0.014, Tone::Coat);
            break;
        case Breed::Tail::Stub:
            tapered({0, 0.3}, {0, 0.27}, {0, 0.235}, {0.006, 0.205}, 0.05, 0.03, Tone::Coat);
            break;
        case Breed::Tail::Corkscrew:
            corkscrew();
            break;
        case Breed::Tail::Plume:
            plume();
            break;
        case Breed::Tail::Curl:
            ring();
            break;
        }
    }

    void tapered(QPointF a, QPointF b, QPointF c, QPointF d, double root, double tip, Tone tone)
    {
        QPainterPath spine(a);
        spine.cubicTo(b, c, d);
        constexpr int pieces = 24;
        QPolygonF left;
        QPolygonF right;
        for (int i = 0; i <= pieces; ++i) {
            const double at = double(i) / pieces;
            const QPointF point = spine.pointAtPercent(at);
            const double angle = spine.angleAtPercent(at) * M_PI / 180;
            const QPointF aside = QPointF(std::sin(angle), std::cos(angle)) * (root + (tip - root) * at) / 2;
            left << point + aside;
            right.prepend(point - aside);
        }
        QPainterPath path;
        path.addPolygon(left + right);
        path.closeSubpath();
        path = joined(path, ellipse(d, tip / 2, tip / 2));
        add(path, tone, outline);
    }

    void brush()
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

    void corkscrew()
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

    void plume()
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

    void ring()
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

    const Breed &m_breed;
    QPainterPath m_body;
    QPainterPath m_head;
    std::vector<DogPart> m_parts;
};

struct Dog {
    std::vector<DogPart> head;
    std::vector<DogPart> rear;
};

std::array<Dog, dogs::mostColours> allDogs()
{
    std::array<Dog, dogs::mostColours> all;
    for (int colour = 1; colour <= dogs::mostColours; ++colour)
        all[std::size_t(colour - 1)] = {Sculptor(breedOf(colour)).head(), Sculptor(breedOf(colour)).rear()};
    return all;
}

} // namespace

const std::vector<DogPart> &shapesOf(dogs::Half half)
{
    static const std::array<Dog, dogs::mostColours> all = allDogs();
    const Dog &dog = all[std::size_t(std::abs(half) - 1)];
    return half > 0 ? dog.head : dog.rear;
}

} // namespace ui
