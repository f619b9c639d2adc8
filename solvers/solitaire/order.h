// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/jumptable.h"

namespace solitaire {

/// In which order a search goes over the pegs: row by row, column by column, or by how far they are from the
/// middle of the board.
enum class Scan : std::uint8_t { Rows, RowsBackwards, Columns, ColumnsBackwards, Outwards, Inwards };

/// In which order a search tries jumps: the ways in the order of these letters; peg by peg, or way by way.
struct Order {
    std::string_view ways;
    bool wayByWay;
    Scan scan;
};

/// Orders worth trying in turn. Depth first, the order decides whether a solution takes a thousand boards or
/// a million, and another one is the best on nearly every board. Together these solve the English and the
/// asymmetric board from all holes, each within 4000 boards of one of them.
std::span<const Order> orders();

JumpTable inOrder(const Shape &shape, const Order &order);

} // namespace solitaire
