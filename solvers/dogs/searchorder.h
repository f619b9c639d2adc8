// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"
#include "dogs/deck.h"

namespace dogs {

/// The order in which a search fills the free cells of a position, and the constraints at each: a static variable
/// ordering with the constraints of each variable, made once, before the search.
///
/// The next cell is always the one for which the fewest cards are to be expected, by what may face the border and by
/// the filled neighbours; of equals, the one with the most edges at the border, whose wasted halves rule out most. So
/// the order continues from the filled cells, mostly in a spiral. From an empty board only one of the images under the
/// board's rotations is searched for.
struct SearchOrder {
    /// A filled cell adjacent to the level's cell, and the side of it that counts.
    struct Neighbour {
        std::uint8_t cell;
        Side side;
    };
    /// A free cell beyond `side` that has a filled neighbour on its own side `other`: a card must be left that fits
    /// both.
    struct Lookahead {
        std::uint8_t cell; ///< the cell of that neighbour
        Side side;
        Side other;
    };
    struct Level {
        int cell = 0;
        int neighbourCount = 0;
        int lookaheadCount = 0;
        std::array<Neighbour, 4> neighbours{};
        std::array<Lookahead, 12> lookaheads{};
        core::IndexedArray<OrientedCards, Deck::mostWaste + 1> allowed{}; ///< indexed by the slack left
    };

    SearchOrder(const core::Grid &grid, const Deck &deck, const core::Position &from);

    std::vector<Level> levels;
    core::IndexedArray<OrientedCard, mostCards> at{}; ///< the oriented card on each filled cell
    OrientedCards free; ///< the cards free at the beginning; of equal cards, one waits for the other
    core::IndexedArray<OrientedCards, mostCards> unlocked{}; ///< the cards that wait for each card
    int slack = 0;     ///< the deck's slack, less what the filled cells waste
    int rotations = 1; ///< the rotations of the board that make further solutions of each one found
    /// The image of each cell, indexed by rotation.
    core::IndexedArray<core::IndexedArray<std::int8_t, mostCards>, 4> image{};
};

} // namespace dogs
