// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/board.h"

namespace solitaire {

/// The order in which a search considers the pegs: row by row, column by column, or by their distance from the
/// middle of the board.
enum class Scan : std::uint8_t { Rows, RowsBackwards, Columns, ColumnsBackwards, Outwards, Inwards };

/// The order in which a search tries jumps: the directions in the order of these letters, peg by peg or direction
/// by direction.
struct MoveOrder {
    std::string_view directions;
    bool byDirection;
    Scan scan;
};

/// Returns move orders to try one after the other. In a depth-first search, the order decides whether a solution
/// takes a thousand positions or a million, and nearly every board has a different best order. Together, these
/// solve the English and the asymmetric board from all holes, each within 4000 positions of one order.
std::span<const MoveOrder> moveOrders();

std::vector<const Jump *> orderedJumps(const Board &board, const MoveOrder &order);

/// Returns the table of a board's jumps in this order.
template <typename Jumps>
Jumps inOrder(const Board &board, const MoveOrder &order)
{
    return {board, orderedJumps(board, order)};
}

} // namespace solitaire
