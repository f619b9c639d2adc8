// SPDX-License-Identifier: MIT
#pragma once

#include "dogs/halfdog.h"

namespace ui {

/// Builds the half of a dog that has the tail.
class HindDog : private HalfDog {
public:
    explicit HindDog(const Breed &breed) : HalfDog(breed) {}

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
