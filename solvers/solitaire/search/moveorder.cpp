// SPDX-License-Identifier: MIT
#include "solitaire/search/moveorder.h"

namespace solitaire {

namespace {

/// Returns the number by which a hole is sorted.
int rankInScan(const Board &board, int hole, Scan scan)
{
    const core::Grid grid = board.grid();
    const int byRows = board.cell(hole);
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
        return board.distanceFromMiddle(hole);
    case Scan::Inwards:
        break;
    }
    return -board.distanceFromMiddle(hole);
}

} // namespace

std::span<const MoveOrder> moveOrders()
{
    static constexpr MoveOrder all[] = {
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

std::vector<const Jump *> orderedJumps(const Board &board, const MoveOrder &order)
{
    struct Ranked {
        std::pair<int, int> rank;
        const Jump *jump;
    };
    std::vector<Ranked> ranked;
    ranked.reserve(board.jumps().size());
    for (const Jump &jump : board.jumps()) {
        const int peg = rankInScan(board, jump.from, order.scan);
        const int direction = int(order.directions.find(directionLetters[std::size_t(jump.direction)]));
        ranked.push_back({order.byDirection ? std::pair(direction, peg) : std::pair(peg, direction), &jump});
    }
    std::ranges::stable_sort(ranked, {}, &Ranked::rank);
    std::vector<const Jump *> jumps(ranked.size());
    std::ranges::transform(ranked, jumps.begin(), &Ranked::jump);
    return jumps;
}

} // namespace solitaire
