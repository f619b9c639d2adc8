// SPDX-License-Identifier: MIT
#include "tilings/placements.h"

#include <algorithm>

namespace tilings {

namespace {

Offset difference(const Offset &cell, const Offset &from)
{
    return {std::int8_t(cell.row - from.row), std::int8_t(cell.column - from.column)};
}

Placement placement(const ScanOrder &order, const Polyomino &polyomino, int kind, int turn)
{
    const Shape &shape = polyomino.shape(turn);
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

int firstMonomino(std::span<const Placement> placements)
{
    const auto first = std::ranges::find(placements, std::int8_t(1), &Placement::size);
    return int(first - placements.begin());
}

bool hasDominoes(std::span<const Placement> placements)
{
    return std::ranges::find(placements, std::int8_t(2), &Placement::size) != placements.end();
}

core::Indexed<Placement> placements(const Tilings &tilings, const ScanOrder &order, const KindSet &kinds)
{
    core::Indexed<Placement> all;
    all.reserve(kinds.count() * std::size_t(Polyomino::turns));
    for (int kind = 0; kind < tilings.pieces().kinds(); ++kind) {
        if (!kinds[std::size_t(kind)])
            continue;
        for (const std::int8_t turn : tilings.pieces().turns(kind)) {
            const Placement one = placement(order, tilings.pieces().polyomino(kind), kind, turn);
            if (one.right - one.left < order.length)
                all.push_back(one);
        }
    }
    std::stable_partition(all.begin(), all.end(), [](const Placement &one) { return one.size > 1; });
    return all;
}

} // namespace tilings
