// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/breed.h"
#include "dogs/dogshapes.h"

namespace ui {

/// What both halves of a dog are built from, part by part: the trunk with the marks of its coat, and paws.
class HalfDog {
protected:
    static constexpr double outline = 0.011; ///< widths of lines
    static constexpr double fine = 0.007;
    static constexpr double waist = 0.132; ///< half of the trunk's width where it is cut

    explicit HalfDog(const Breed &breed) : m_breed(breed) {}

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

} // namespace ui
