// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"
#include "dogs/deck.h"

namespace dogs {

/// In which order the free cells of a position are filled, and what is asked at each. Made once, before the
/// search.
///
/// The next cell is always the one where the fewest cards are to be expected, by what may lie at the rim and
/// by the neighbours laid; of equals, the one with the most edges outside, whose wasted halves rule out most.
/// From an empty board only one of the images under the board's turns is looked for.
struct Plan {
    /// A cell laid already, and the side of it that counts.
    struct Neighbour {
        std::uint8_t cell;
        Side side;
    };
    /// The free cell beyond `side` has a neighbour laid already, on its own side `other`.
    struct Ahead {
        std::uint8_t cell; ///< of that neighbour
        Side side;
        Side other;
    };
    struct Level {
        int cell = 0;
        int neighbours = 0;
        int aheads = 0;
        std::array<Neighbour, 4> neighbour{};
        std::array<Ahead, 12> ahead{};
        std::array<Lays, Deck::mostWaste + 1> allowed{}; ///< by the waste that is left
    };

    Plan(const core::Grid &grid, const Deck &deck, const core::Position &from);

    std::vector<Level> levels;
    std::array<Lay, mostCards> at{};        ///< what lies on the cells already
    Lays free;                              ///< to begin with; of equal cards, one waits for the other
    std::array<Lays, mostCards> unlocked{}; ///< by card: the lays that its laying sets free
    int slack = 0;                          ///< as the deck's, less what lies there
    int turns = 1;                          ///< of the board that make further solutions of each one found
    std::array<std::array<std::int8_t, mostCards>, 4> image{}; ///< by turn: where each cell goes
};

} // namespace dogs
