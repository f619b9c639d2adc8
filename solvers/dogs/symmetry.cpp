// SPDX-License-Identifier: MIT
#include "dogs/symmetry.h"

#include "dogs/turns.h"

#include <algorithm>

namespace dogs {

namespace {

/// The halves shown cell by cell, a letter each.
std::string faces(const Dogs &dogs, const core::Position &position)
{
    const Layout layout = dogs.layout(position);
    std::string text;
    for (int cell = 0; cell < dogs.grid().size(); ++cell) {
        for (const Side side : sides)
            text += char('i' + layout.half(cell, side));
    }
    return text;
}

} // namespace

core::Position turned(const core::Grid &grid, core::Position position, int quarters)
{
    for (core::Place &place : position) {
        if (place.onBoard())
            place = {std::int16_t(turnedCell(grid, place.cell, quarters)),
                     std::int8_t((place.turn + quarters) % 4)};
    }
    return position;
}

std::string symmetryClass(const core::Puzzle &puzzle, const core::Position &position)
{
    const auto &dogs = static_cast<const Dogs &>(puzzle);
    std::string least = faces(dogs, position);
    const int turns = turnsOf(dogs.grid());
    for (int turn = 1; turn < turns; ++turn)
        least = std::min(least, faces(dogs, turned(dogs.grid(), position, turn * 4 / turns)));
    return least;
}

} // namespace dogs
