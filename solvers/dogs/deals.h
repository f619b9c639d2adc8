// SPDX-License-Identifier: MIT
#pragma once

#include "core/positionline.h"
#include "dogs/card.h"

namespace dogs {

inline constexpr const char *uniqueDeal = "unique";

/// Returns the ways to make random cards.
std::span<const core::Deal> deals();

/// Returns the cards of the deal `unique`: with exactly one solution, up to rotations of the board, in `count`
/// colours. The result is empty if none were found, as happens with two colours on large boards.
std::vector<Card> deal(core::Grid grid, const core::DealOrder &order);
/// Returns such cards with plain edges of `count` kinds; all that is at the border is `frame`, unless that is 0.
std::vector<Card> dealPlain(core::Grid grid, const core::DealOrder &order, Half frame);

/// Returns the number of kinds of plain edges with which such cards are found at once, for deals that give no number.
long long kindsByDefault(core::Grid grid, bool framed);

/// Returns the cards of a board for which none are given: the course's nine for 3x3, otherwise a set of this
/// program with exactly one solution.
std::vector<Card> standardCards(core::Grid grid);
/// Returns the cards with plain edges of a board for which none are given: a set of this program with exactly one
/// solution in the frame `frame`, or of kind 1 if that is 0.
std::vector<Card> standardPlainCards(core::Grid grid, Half frame);

/// Exchanges two kinds of plain edges on all cards.
void exchangeKinds(std::vector<Card> &cards, Half one, Half other);

} // namespace dogs
