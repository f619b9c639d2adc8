// SPDX-License-Identifier: MIT
#include "dogs/dogshapes.h"

#include "dogs/foredog.h"
#include "dogs/hinddog.h"

#include <array>
#include <cstdlib>

namespace ui {

namespace {

struct Dog {
    std::vector<DogPart> head;
    std::vector<DogPart> rear;
};

std::array<Dog, dogs::mostColours> allDogs()
{
    std::array<Dog, dogs::mostColours> all;
    for (int colour = 1; colour <= dogs::mostColours; ++colour)
        all[std::size_t(colour - 1)] = {ForeDog(breedOf(colour)).parts(), HindDog(breedOf(colour)).parts()};
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
