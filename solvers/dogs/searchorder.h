// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"
#include "dogs/deck.h"

#include <span>

namespace dogs {

/// The order in which a search fills the free cells of a position, with the constraints of each: a static variable
/// ordering, built before the search.
///
/// The next cell is always the one with the fewest expected candidates, by what may face the border and by its
/// filled neighbours; in a tie, the one with the most edges at the border, whose wasted halves rule out most. So
/// the order continues from the filled cells, mostly in a spiral. From an empty board, only one of the images
/// under the board's rotations is searched for. The deck must outlive the order.
struct SearchOrder {
    /// A condition on the cards for a level's cell. Either it is beside a filled cell, and the card must match the
    /// edge between them; or a free cell beside it has a filled neighbour, and a card that fits both must be left.
    struct Condition {
        /// The oriented cards that meet the condition, indexed by the half needed beyond `side` of the card on the
        /// filled cell. They are part of the deck.
        const ByHalf<OrientedCards> *cards;
        std::uint8_t cell;
        Side side;
    };
    /// States what laying an oriented card on a cell leaves for the next level.
    struct Successors {
        OrientedCards cards; ///< those for the next cell that meet all its conditions on this one
        int waste = 0;       ///< the scarce halves that this card turns outwards
    };
    struct Level {
        int cell = 0;
        int number = 0; ///< counted from 1
        bool isBesideFilled = false;
        int earlierCount = 0; ///< the first conditions, all but those on the cell of the level before
        int conditionCount = 0;
        std::array<Condition, 16> conditions{};

        std::span<const Condition> earlierConditions() const
        {
            return std::span(conditions).first(std::size_t(earlierCount));
        }
        std::span<const Condition> latestConditions() const
        {
            return std::span(conditions)
                .subspan(std::size_t(earlierCount), std::size_t(conditionCount - earlierCount));
        }
        core::IndexedArray<OrientedCards, Deck::mostWaste + 1> allowed{}; ///< indexed by the slack left
        core::Indexed<Successors> successors; ///< indexed by the oriented card on the cell
    };

    /// The image of the board under a rotation.
    struct Image {
        core::IndexedArray<std::int8_t, mostCards> cells{}; ///< the image of each cell
        int quarters = 0;                                   ///< the quarter turns, clockwise
    };

    SearchOrder(const core::Grid &grid, const Deck &deck, const core::Position &from);

    std::vector<Level> levels;
    core::IndexedArray<OrientedCard, mostCards> at{}; ///< the oriented card on each filled cell
    OrientedCards notGiven;                           ///< the oriented cards that are not given
    OrientedCards free; ///< those with which the search begins; of equal cards, only the first
    /// The oriented cards that laying each card makes free or unfree: its own turns, and the next of its equals.
    core::IndexedArray<OrientedCards, mostCards> exchanged{};
    /// Whether an oriented card looks like another one that is not given, or like itself in another turn.
    core::IndexedArray<bool, mostOrientedCards> hasLookalikes{};
    int slack = 0;                         ///< the deck's slack minus what the filled cells waste
    int rotations = 1;                     ///< the rotations of the board that give further solutions
    core::IndexedArray<Image, 4> images{}; ///< indexed by rotation
};

} // namespace dogs
