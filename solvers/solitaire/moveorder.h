// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/board.h"

namespace solitaire {

/// In which order a search goes over the pegs: row by row, column by column, or by their distance from the
/// middle of the board.
enum class Scan : std::uint8_t { Rows, RowsBackwards, Columns, ColumnsBackwards, Outwards, Inwards };

/// In which order a search tries jumps: the directions in the order of these letters; peg by peg, or
/// direction by direction.
struct MoveOrder {
    std::string_view directions;
    bool byDirection;
    Scan scan;
};

/// Move orders worth trying in turn. Depth first, the order decides whether a solution takes a thousand
/// positions or a million, and another one is the best on nearly every board. Together these solve the
/// English and the asymmetric board from all holes, each within 4000 positions of one of them.
std::span<const MoveOrder> moveOrders();

JumpTable inOrder(const Board &board, const MoveOrder &order);

} // namespace solitaire
