// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/breed.h"
#include "dogs/card.h"

#include <QPainterPath>

#include <vector>

namespace ui {

/// Which of a dog's paints a part is drawn in.
enum class Tone { Coat, Shade, Mark, Light, Outline, Ink, Gleam };

/// One stroke of the brush: a filled shape with an outline of this width, or a line as wide as that.
struct DogPart {
    QPainterPath path;
    Tone tone = Tone::Coat;
    double width = 0;
    bool line = false;
};

/// Half a dog's parts from the lowest to the topmost, on the southern edge of a card around the origin.
const std::vector<DogPart> &shapesOf(dogs::Half half);

/// What both halves of a dog are built from, part by part: the trunk with the marks of its coat, and paws.
class DogHalfBuilder {
protected:
    static constexpr double outline = 0.011; ///< widths of lines
    static constexpr double fine = 0.007;
    static constexpr double waist = 0.132; ///< half of the trunk's width where it is cut

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

    /// The trunk in its coat; way is 1 for the fore half and -1 for the hind half, so that marks which cross
    /// the edge go on beyond it.
    void addTrunk(const QPainterPath &outlineOfIt, int way);
    void addPaws(QPointF at, double radius, double angle);
    static QPainterPath stripe(double y);

    const Breed &m_breed;
    std::vector<DogPart> m_parts;

private:
    void addOnTrunk(const QPainterPath &path, Tone tone);
    void addCoat(int way);
    void addCurls();
    void addSpots(int way);
    void addStrands();

    QPainterPath m_trunk;
};

/// Builds the half of a dog that has the head.
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

/// Builds the half of a dog that has the tail.
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

} // namespace ui
