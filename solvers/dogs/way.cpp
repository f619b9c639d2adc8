// SPDX-License-Identifier: MIT
#include "dogs/way.h"

namespace dogs {

core::Path way(const core::Position &from, const core::Position &to)
{
    core::Path path;
    core::Position position = from;
    const auto move = [&](std::size_t card, const core::Place &place) {
        if (position[card] != place)
            path.push_back({std::int16_t(card), position[card], place});
        position[card] = place;
    };
    for (std::size_t card = 0; card < to.size(); ++card) {
        if (position[card].cell != to[card].cell)
            move(card, {});
    }
    for (std::size_t card = 0; card < to.size(); ++card)
        move(card, to[card]);
    return path;
}

} // namespace dogs
