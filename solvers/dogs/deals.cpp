// SPDX-License-Identifier: MIT
#include "dogs/deals.h"

#include "dogs/layout.h"
#include "dogs/setmaker.h"

namespace dogs {

namespace {

constexpr core::Deal ways[] = {
    {uniqueDeal,
     PUZZLE_TEXT("dogs", "One solution"),
     PUZZLE_TEXT("dogs", "New cards with exactly one solution, but for the turns of the board."),
     {"count", PUZZLE_TEXT("dogs", "Colours"), core::Option::Integer, "4", fewestColours, mostColours}},
};

} // namespace

std::span<const core::Deal> deals()
{
    return ways;
}

std::vector<Card> deal(core::Grid grid, const core::DealOrder &order)
{
    return SetMaker(grid, int(order.count), order.seed).make();
}

} // namespace dogs
