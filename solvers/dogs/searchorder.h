// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"
#include "dogs/deck.h"

namespace dogs {

/// The order in which a search fills the free cells of a position, with the constraints of each: a static variable
/// ordering, built before the search.
///
/// The next cell is always the one with the fewest expected candidates, by what may face the border and by its
/// filled neighbours; in a tie, the one with the most edges at the border, whose wasted halves rule out most. So
/// the order continues from the filled cells, mostly in a spiral. From an empty board, only one of the images
/// under the board's rotations is searched for.
struct SearchOrder {
    /// A filled cell adjacent to the level's cell, and the side of it that they share.
    struct Neighbour {
        std::uint8_t cell;
        Side side;
    };
    /// A free cell beyond `side` of the level's cell, with a filled neighbour on its own side `other`: a card that
    /// fits both must be left.
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
    OrientedCards free; ///< the cards free at the start; of equal cards, only the first
    core::IndexedArray<OrientedCards, mostCards> unlocked{}; ///< the cards freed by laying each card
    int slack = 0;     ///< the deck's slack minus what the filled cells waste
    int rotations = 1; ///< the rotations of the board that give further solutions
    /// The image of each cell, indexed by rotation.
    core::IndexedArray<core::IndexedArray<std::int8_t, mostCards>, 4> image{};
};

} // namespace dogs
