// SPDX-License-Identifier: MIT
#include "tours/ruletour.h"

#include "tours/chessboardrule.h"
#include "tours/jumps.h"

#include <algorithm>
#include <span>

namespace tours {

namespace {

// A square's key is compared as one number. From the top: how many ways lead on from it (5 bits), how it
// stands in a tie (7 bits), its place on the padded board (19 bits), and a bit that is always clear. A
// visited square and the padding have 31 ways on, of which eight neighbours take no more than eight.
constexpr std::uint32_t oneWay = 1U << 27;
constexpr std::uint32_t shut = 31 * oneWay;
constexpr std::uint32_t leastShut = 16 * oneWay;
constexpr std::uint32_t tieShift = 20;
constexpr std::uint32_t placeMask = (1U << tieShift) - 1;
constexpr int padding = 2; // cells on every side, so that no jump leaves the keys

struct Layout {
    core::Grid grid;
    int stride;

    explicit Layout(core::Grid board) : grid(board), stride(board.columns + 2 * padding) {}
    int size() const { return stride * (grid.rows + 2 * padding); }
    int place(int column, int row) const { return (row + padding) * stride + column + padding; }
};

std::uint32_t waysFrom(core::Grid grid, int column, int row)
{
    std::uint32_t ways = 0;
    for (const Jump &jump : jumps)
        ways += column + jump.dx >= 0 && column + jump.dx < grid.columns && row + jump.dy >= 0 &&
                row + jump.dy < grid.rows;
    return ways;
}

std::uint32_t tieOf(core::Grid grid, int column, int row, Tie tie)
{
    const int farthest = std::max(fromCentre(grid, 0, 0), 1);
    const int inward = 127 * (farthest - fromCentre(grid, column, row)) / farthest;
    return tie == Tie::First ? 0 : std::uint32_t(tie == Tie::Outer ? inward : 127 - inward);
}

void fillKeys(const Layout &layout, Tie tie, std::uint32_t *keys)
{
    std::fill_n(keys, layout.size(), shut);
    for (int row = 0; row < layout.grid.rows; ++row) {
        for (int column = 0; column < layout.grid.columns; ++column) {
            const int place = layout.place(column, row);
            keys[place] = waysFrom(layout.grid, column, row) * oneWay |
                          tieOf(layout.grid, column, row, tie) << tieShift | std::uint32_t(place) << 1;
        }
    }
}

/// The lesser of two keys. The clear bit of b is set for the comparison, which changes nothing but keeps the
/// compiler from turning a tree of minima into a chain of twice the latency.
inline std::uint32_t lesser(std::uint32_t a, std::uint32_t b)
{
    return a < (b | 1U) ? a : b;
}

/// Visits `tour.size()` places; false when it is shut in before.
inline bool run(std::uint32_t *keys, std::ptrdiff_t stride, int start, std::span<std::uint32_t> tour)
{
    int at = start;
    for (std::size_t visited = 0;;) {
        tour[visited] = std::uint32_t(at);
        if (++visited == tour.size())
            return true;
        std::uint32_t *const here = keys + at;
        *here = shut;
        const auto oneLess = [here](std::ptrdiff_t offset) { return here[offset] -= oneWay; };
        const std::uint32_t a = oneLess(-2 * stride - 1);
        const std::uint32_t b = oneLess(-2 * stride + 1);
        const std::uint32_t c = oneLess(-stride - 2);
        const std::uint32_t d = oneLess(-stride + 2);
        const std::uint32_t e = oneLess(stride - 2);
        const std::uint32_t f = oneLess(stride + 2);
        const std::uint32_t g = oneLess(2 * stride - 1);
        const std::uint32_t h = oneLess(2 * stride + 1);
        const std::uint32_t least =
            lesser(lesser(lesser(a, b), lesser(c, d)), lesser(lesser(e, f), lesser(g, h)));
        if (least >= leastShut)
            return false;
        at = int((least & placeMask) >> 1);
    }
}

/// From places on the padded board to cells.
inline void unpad(const core::Grid &grid, int stride, Cells &tour)
{
    for (std::uint32_t &place : tour) {
        const std::uint32_t row = place / std::uint32_t(stride);
        const std::uint32_t column = place - row * std::uint32_t(stride);
        place = (row - padding) * std::uint32_t(grid.columns) + column - padding;
    }
}

} // namespace

Cells ruleTour(core::Grid grid, std::uint32_t start, Tie tie)
{
    if (grid == core::Grid{8, 8} && tie == Tie::Outer)
        return chessboardTour(start);
    const Layout layout(grid);
    std::vector<std::uint32_t> keys(std::size_t(layout.size()));
    fillKeys(layout, tie, keys.data());
    Cells tour(std::size_t(grid.size()));
    if (!run(keys.data(), layout.stride, layout.place(grid.column(int(start)), grid.row(int(start))), tour))
        return {};
    unpad(grid, layout.stride, tour);
    return tour;
}

} // namespace tours
