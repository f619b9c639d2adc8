// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/halfdog.h"

namespace ui {

/// Builds the half of a dog that has the head.
class ForeDog : private HalfDog {
public:
    explicit ForeDog(const Breed &breed) : HalfDog(breed) {}

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

} // namespace ui
