// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"
#include "dogs/deck.h"

namespace dogs {

/// In which order a search fills the free cells of a position, and what it asks at each: a static variable
/// ordering with the constraints of each variable, made once, before the search.
///
/// The next cell is always the one where the fewest cards are to be expected, by what may lie at the border
/// and by the neighbours filled; of equals, the one with the most edges at the border, whose wasted halves
/// rule out most. So it goes on from what lies there, mostly in a spiral. From an empty board only one of the
/// images under the board's rotations is searched for.
struct SearchOrder {
    /// A filled cell beside that of the level, and the side of it that counts.
    struct Neighbour {
        std::uint8_t cell;
        Side side;
    };
    /// The free cell beyond `side` has a filled neighbour, on its own side `other`: something must be left
    /// that fits both.
    struct Lookahead {
        std::uint8_t cell; ///< of that neighbour
        Side side;
        Side other;
    };
    struct Level {
        int cell = 0;
        int neighbourCount = 0;
        int lookaheadCount = 0;
        std::array<Neighbour, 4> neighbours{};
        std::array<Lookahead, 12> lookaheads{};
        core::IndexedArray<OrientedCards, Deck::mostWaste + 1> allowed{}; ///< by the slack that is left
    };

    SearchOrder(const core::Grid &grid, const Deck &deck, const core::Position &from);

    std::vector<Level> levels;
    core::IndexedArray<OrientedCard, mostCards> at{}; ///< by cell: what lies there already
    OrientedCards free; ///< to begin with; of equal cards, one waits for the other
    core::IndexedArray<OrientedCards, mostCards> unlocked{}; ///< by card: those that wait for it
    int slack = 0;                                           ///< as the deck's, less what lies there
    int rotations = 1; ///< of the board that make further solutions of each one found
    /// By rotation: where each cell goes.
    core::IndexedArray<core::IndexedArray<std::int8_t, mostCards>, 4> image{};
};

} // namespace dogs
