// SPDX-License-Identifier: MIT
#include "solitaire/order.h"

#include <algorithm>

namespace solitaire {

namespace {

/// Four times the square of the distance from the middle of the grid.
int farness(const Shape &shape, int hole)
{
    const int down = 2 * shape.row(hole) - shape.grid().rows - 1;
    const int right = 2 * shape.column(hole) - shape.grid().columns - 1;
    return down * down + right * right;
}

/// Where a hole comes in a scan.
int place(const Shape &shape, int hole, Scan scan)
{
    const core::Grid grid = shape.grid();
    const int byRows = shape.cell(hole);
    const int byColumns = grid.rows * grid.column(byRows) + grid.row(byRows);
    switch (scan) {
    case Scan::Rows:
        return byRows;
    case Scan::RowsBackwards:
        return -byRows;
    case Scan::Columns:
        return byColumns;
    case Scan::ColumnsBackwards:
        return -byColumns;
    case Scan::Outwards:
        return farness(shape, hole);
    case Scan::Inwards:
        break;
    }
    return -farness(shape, hole);
}

} // namespace

std::span<const Order> orders()
{
    static constexpr Order all[] = {
        {"dlurny", false, Scan::Rows},
        {"ludryn", false, Scan::Inwards},
        {"lurdyn", true, Scan::ColumnsBackwards},
        {"dlruyn", false, Scan::Rows},
        {"rludyn", false, Scan::Inwards},
        {"rudlyn", false, Scan::Columns},
        {"ludryn", true, Scan::Outwards},
        {"urdlyn", true, Scan::RowsBackwards},
        {"udlryn", true, Scan::Outwards},
        {"dulryn", false, Scan::Inwards},
        {"durlyn", true, Scan::Inwards},
        {"udrlyn", true, Scan::ColumnsBackwards},
        {"rludyn", true, Scan::Rows},
        {"rdulyn", true, Scan::Inwards},
        {"udlryn", true, Scan::RowsBackwards},
        {"rlduyn", true, Scan::Columns},
        {"drluyn", true, Scan::RowsBackwards},
        {"durlyn", false, Scan::RowsBackwards},
        {"dlruyn", false, Scan::ColumnsBackwards},
        {"dluryn", true, Scan::Columns},
        {"rdluyn", true, Scan::RowsBackwards},
    };
    return all;
}

JumpTable inOrder(const Shape &shape, const Order &order)
{
    struct Ranked {
        std::pair<int, int> rank;
        const Jump *jump;
    };
    std::vector<Ranked> ranked;
    ranked.reserve(shape.jumps().size());
    for (const Jump &jump : shape.jumps()) {
        const int peg = place(shape, jump.from, order.scan);
        const int way = int(order.ways.find(wayLetters[std::size_t(jump.way)]));
        ranked.push_back({order.wayByWay ? std::pair(way, peg) : std::pair(peg, way), &jump});
    }
    std::ranges::stable_sort(ranked, {}, &Ranked::rank);
    std::vector<const Jump *> jumps(ranked.size());
    std::ranges::transform(ranked, jumps.begin(), &Ranked::jump);
    return {shape, jumps};
}

} // namespace solitaire
