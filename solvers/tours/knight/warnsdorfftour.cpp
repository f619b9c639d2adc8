// SPDX-License-Identifier: MIT
//
// Warnsdorff's rule alone, without backtracking, for speed: every square stores its number of onward jumps, packed
// so that the best of eight is found without a branch. The usual board has its own version with bitboards.
#include "tours/knight/construction.h"
#include "tours/knight/jumps.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace tours {

namespace {

// A square's key is compared as a whole. From the top, it holds the number of onward jumps, the degree (5 bits),
// the rank in a tie (7 bits), the place on the padded board (19 bits), and a bit that is always clear. Visited
// squares and the padding begin at degree 31, from which eight neighbours subtract at most eight.
constexpr std::uint32_t oneDegree = 1U << 27;
constexpr std::uint32_t closedKey = 31 * oneDegree;
constexpr std::uint32_t leastClosed = 16 * oneDegree;
constexpr std::uint32_t tieShift = 20;
constexpr std::uint32_t placeMask = (1U << tieShift) - 1;
constexpr int padding = 2; // the number of cells on every side, so that no jump leaves the keys

struct PaddedBoard {
    core::Grid grid;
    int stride;

    explicit PaddedBoard(core::Grid board) : grid(board), stride(board.columns + 2 * padding) {}
    int size() const { return stride * (grid.rows + 2 * padding); }
    int place(int column, int row) const { return (row + padding) * stride + column + padding; }
};

std::uint32_t degreeOf(core::Grid grid, int column, int row)
{
    std::uint32_t degree = 0;
    for (const Offset &jump : jumps)
        degree += grid.has(column + jump.dx, row + jump.dy);
    return degree;
}

std::uint32_t tieKey(core::Grid grid, int column, int row, TieBreak tieBreak)
{
    const int farthest = std::max(centreDistance(grid, 0, 0), 1);
    const int inward = 127 * (farthest - centreDistance(grid, column, row)) / farthest;
    return tieBreak == TieBreak::First ? 0
                                       : std::uint32_t(tieBreak == TieBreak::Outer ? inward : 127 - inward);
}

void fillKeys(const PaddedBoard &board, TieBreak tieBreak, std::uint32_t *keys)
{
    std::fill_n(keys, board.size(), closedKey);
    for (int row = 0; row < board.grid.rows; ++row) {
        for (int column = 0; column < board.grid.columns; ++column) {
            const int place = board.place(column, row);
            keys[place] = degreeOf(board.grid, column, row) * oneDegree |
                          tieKey(board.grid, column, row, tieBreak) << tieShift | std::uint32_t(place) << 1;
        }
    }
}

/// Returns the lesser of two keys. Setting the clear bit of b for the comparison changes nothing, but keeps the
/// compiler from turning a tree of minima into a chain of twice the latency.
inline std::uint32_t lesser(std::uint32_t a, std::uint32_t b)
{
    return a < (b | 1U) ? a : b;
}

/// Visits `tour.size()` places; returns false if a dead end comes first.
inline bool followRule(std::uint32_t *keys, std::ptrdiff_t stride, int start, std::span<std::uint32_t> tour)
{
    int at = start;
    for (std::size_t visited = 0;;) {
        tour[visited] = std::uint32_t(at);
        if (++visited == tour.size())
            return true;
        std::uint32_t *const here = keys + at;
        *here = closedKey;
        const auto lowered = [here](std::ptrdiff_t offset) { return here[offset] -= oneDegree; };
        const std::uint32_t a = lowered(-2 * stride - 1);
        const std::uint32_t b = lowered(-2 * stride + 1);
        const std::uint32_t c = lowered(-stride - 2);
        const std::uint32_t d = lowered(-stride + 2);
        const std::uint32_t e = lowered(stride - 2);
        const std::uint32_t f = lowered(stride + 2);
        const std::uint32_t g = lowered(2 * stride - 1);
        const std::uint32_t h = lowered(2 * stride + 1);
        const std::uint32_t least =
            lesser(lesser(lesser(a, b), lesser(c, d)), lesser(lesser(e, f), lesser(g, h)));
        if (least >= leastClosed)
            return false;
        at = int((least & placeMask) >> 1);
    }
}

/// Converts places on the padded board to cells.
inline void unpad(const core::Grid &grid, int stride, Cells &tour)
{
    for (std::uint32_t &place : tour) {
        const std::uint32_t row = place / std::uint32_t(stride);
        const std::uint32_t column = place - row * std::uint32_t(stride);
        place = (row - padding) * std::uint32_t(grid.columns) + column - padding;
    }
}

/// A bit for each square of the usual board.
using Bitboard = std::uint64_t;

constexpr core::Grid chessboard{8, 8};

/// The squares by bit, in the order in which ties are broken, so that the lowest bit is the square to choose.
constexpr auto cells = [] {
    std::array<std::uint32_t, 64> order{};
    for (std::uint32_t cell = 0; cell < order.size(); ++cell)
        order[cell] = cell;
    const auto outward = [](std::uint32_t cell) {
        return centreDistance(chessboard, int(cell) % chessboard.columns, int(cell) / chessboard.columns);
    };
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        return outward(a) != outward(b) ? outward(a) > outward(b) : a < b;
    });
    return order;
}();

constexpr auto bitOf = [] {
    std::array<std::uint8_t, 64> bits{};
    for (std::size_t bit = 0; bit < cells.size(); ++bit)
        bits[cells[bit]] = std::uint8_t(bit);
    return bits;
}();

constexpr bool isOnChessboard(int column, int row)
{
    return column >= 0 && column < chessboard.columns && row >= 0 && row < chessboard.rows;
}

constexpr auto jumpsFrom = [] {
    std::array<Bitboard, 64> targets{};
    for (std::size_t bit = 0; bit < cells.size(); ++bit) {
        for (const Offset &jump : jumps) {
            const int column = int(cells[bit]) % chessboard.columns + jump.dx;
            const int row = int(cells[bit]) / chessboard.columns + jump.dy;
            if (isOnChessboard(column, row))
                targets[bit] |= Bitboard(1) << bitOf[std::size_t(row * chessboard.columns + column)];
        }
    }
    return targets;
}();

/// The number of missing jumps of each square, out of eight: three bits, each in its own bitboard, so that all
/// squares a jump away are counted and compared at once. The number overflows only at the eighth jump, after which
/// the square is never examined again.
struct MissingJumps {
    Bitboard ones = 0;
    Bitboard twos = 0;
    Bitboard fours = 0;

    constexpr void add(Bitboard squares)
    {
        const Bitboard carry = ones & squares;
        fours ^= twos & carry;
        twos ^= carry;
        ones ^= squares;
    }
    /// Returns the squares with the most missing jumps.
    Bitboard most(Bitboard squares) const { return among(among(among(squares, fours), twos), ones); }

private:
    static Bitboard among(Bitboard squares, Bitboard better)
    {
        const Bitboard both = squares & better;
        return both != 0 ? both : squares;
    }
};

constexpr MissingJumps missingAtFirst = [] {
    MissingJumps missing;
    for (std::size_t bit = 0; bit < cells.size(); ++bit) {
        for (int count = std::popcount(jumpsFrom[bit]); count < 8; ++count)
            missing.add(Bitboard(1) << bit);
    }
    return missing;
}();

/// Finds the same tours as the search by keys with TieBreak::Outer, in half the time.
Cells chessboardTour(std::uint32_t start)
{
    std::array<std::uint32_t, 64> tour;
    MissingJumps missing = missingAtFirst;
    Bitboard free = ~Bitboard(0);
    std::size_t at = bitOf[start];
    for (std::size_t visited = 0;;) {
        tour[visited] = cells[at];
        if (++visited == tour.size())
            return {tour.begin(), tour.end()};
        free &= ~(Bitboard(1) << at);
        const Bitboard next = jumpsFrom[at] & free;
        if (next == 0)
            return {};
        at = std::size_t(std::countr_zero(missing.most(next)));
        missing.add(next);
    }
}

} // namespace

Cells warnsdorffTour(core::Grid grid, std::uint32_t start, TieBreak tieBreak)
{
    if (grid == chessboard && tieBreak == TieBreak::Outer)
        return chessboardTour(start);
    const PaddedBoard board(grid);
    std::vector<std::uint32_t> keys(std::size_t(board.size()));
    fillKeys(board, tieBreak, keys.data());
    Cells tour(std::size_t(grid.size()));
    const int place = board.place(grid.column(int(start)), grid.row(int(start)));
    if (!followRule(keys.data(), board.stride, place, tour))
        return {};
    unpad(grid, board.stride, tour);
    return tour;
}

} // namespace tours
