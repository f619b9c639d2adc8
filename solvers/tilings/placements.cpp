// SPDX-License-Identifier: MIT
#include "tilings/placements.h"

#include <algorithm>

namespace tilings {

namespace {

Offset difference(const Offset &cell, const Offset &from)
{
    return {std::int8_t(cell.row - from.row), std::int8_t(cell.column - from.column)};
}

Placement placement(const ScanOrder &order, int kind, int turn)
{
    const Shape &shape = Polyomino::of(kind).shape(turn);
    Placement placement{std::int8_t(kind), std::int8_t(turn), {}, std::int8_t(shape.size()), {}};
    // Sorts the cells into scan order by insertion.
    int sorted = 0;
    for (const Offset &rasterCell : shape) {
        const Offset cell = order.offset(rasterCell);
        int at = sorted++;
        for (; at > 0 && cell < placement.cells[at - 1]; --at)
            placement.cells[at] = placement.cells[at - 1];
        placement.cells[at] = cell;
    }
    const Offset given = placement.cells[0];
    placement.first = difference({}, given);
    for (int i = 0; i < sorted; ++i) {
        Offset &cell = placement.cells[i];
        cell = difference(cell, given);
        placement.left = std::min(placement.left, cell.column);
        placement.right = std::max(placement.right, cell.column);
    }
    return placement;
}

} // namespace

core::Indexed<Placement> placements(const Tilings &tilings, const ScanOrder &order, unsigned kinds)
{
    core::Indexed<Placement> all;
    all.reserve(std::size_t(std::popcount(kinds) * Polyomino::turns));
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        if ((kinds >> kind & 1U) == 0)
            continue;
        for (const std::int8_t turn : tilings.pieces().turns(kind)) {
            const Placement one = placement(order, kind, turn);
            if (one.right - one.left < order.length)
                all.push_back(one);
        }
    }
    return all;
}

} // namespace tilings
