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
    struct Level {
        int cell = 0;
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
