// SPDX-License-Identifier: MIT
#include "tours/chessboardrule.h"

#include "tours/jumps.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tours {

namespace {

using Squares = std::uint64_t;

constexpr int side = 8;

constexpr bool isOnBoard(int column, int row)
{
    return column >= 0 && column < side && row >= 0 && row < side;
}

/// The squares in the order in which ties are broken, so that the lowest bit of a word is the one to take.
constexpr auto cells = [] {
    std::array<std::uint32_t, 64> order{};
    for (std::uint32_t cell = 0; cell < order.size(); ++cell)
        order[cell] = cell;
    const auto outward = [](std::uint32_t cell) {
        return fromCentre({side, side}, int(cell) % side, int(cell) / side);
    };
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        return outward(a) != outward(b) ? outward(a) > outward(b) : a < b;
    });
    return order;
}();

constexpr auto bits = [] {
    std::array<std::uint8_t, 64> bitOf{};
    for (std::size_t bit = 0; bit < cells.size(); ++bit)
        bitOf[cells[bit]] = std::uint8_t(bit);
    return bitOf;
}();

constexpr auto jumpsFrom = [] {
    std::array<Squares, 64> targets{};
    for (std::size_t bit = 0; bit < cells.size(); ++bit) {
        for (const Jump &jump : jumps) {
            const int column = int(cells[bit]) % side + jump.dx;
            const int row = int(cells[bit]) / side + jump.dy;
            if (isOnBoard(column, row))
                targets[bit] |= Squares(1) << bits[std::size_t(row * side + column)];
        }
    }
    return targets;
}();

/// How many of eight ways are gone from each square: a number of three bits, each in a word of its own. The
/// eighth goes only when the square is never looked at again, and may overflow.
struct Gone {
    Squares ones = 0;
    Squares twos = 0;
    Squares fours = 0;

    constexpr void add(Squares squares)
    {
        const Squares carry = ones & squares;
        fours ^= twos & carry;
        twos ^= carry;
        ones ^= squares;
    }
    /// Those of the squares from which the most are gone.
    Squares most(Squares squares) const { return among(among(among(squares, fours), twos), ones); }

private:
    static Squares among(Squares squares, Squares better)
    {
        const Squares both = squares & better;
        return both != 0 ? both : squares;
    }
};

constexpr Gone atFirst = [] {
    Gone gone;
    for (std::size_t bit = 0; bit < cells.size(); ++bit) {
        for (int missing = std::popcount(jumpsFrom[bit]); missing < 8; ++missing)
            gone.add(Squares(1) << bit);
    }
    return gone;
}();

} // namespace

Cells chessboardTour(std::uint32_t start)
{
    std::array<std::uint32_t, 64> tour;
    Gone gone = atFirst;
    Squares free = ~Squares(0);
    std::size_t at = bits[start];
    for (std::size_t visited = 0;;) {
        tour[visited] = cells[at];
        if (++visited == tour.size())
            return {tour.begin(), tour.end()};
        free &= ~(Squares(1) << at);
        const Squares next = jumpsFrom[at] & free;
        if (next == 0)
            return {};
        at = std::size_t(std::countr_zero(gone.most(next)));
        gone.add(next);
    }
}

} // namespace tours
