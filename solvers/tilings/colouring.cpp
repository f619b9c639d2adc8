// SPDX-License-Identifier: MIT
#include "tilings/colouring.h"

#include <bit>
#include <bitset>
#include <cstdlib>

namespace tilings {

namespace {

/// The differences that so many pieces at most can make together, each of which has sizes of its own.
template <int pieces>
class Sums {
public:
    explicit Sums(std::span<const unsigned> sizesOfEach)
    {
        m_sums.set(zero);
        for (const unsigned sizes : sizesOfEach) {
            std::bitset<2 * zero + 1> next;
            for (unsigned left = sizes; left != 0; left &= left - 1) {
                const auto size = std::size_t(std::countr_zero(left));
                next |= m_sums << size | m_sums >> size;
            }
            m_sums = next;
        }
    }

    bool has(int difference) const
    {
        const auto size = std::size_t(std::abs(difference));
        return size <= zero && m_sums[zero + size];
    }
    /// "1, 3, 5": how large they can be, the first few.
    std::string list() const
    {
        constexpr int most = 6;
        std::string text;
        int told = 0;
        for (std::size_t size = 0; size <= zero && told <= most; ++size) {
            if (!m_sums[zero + size])
                continue;
            text += text.empty() ? "" : ", ";
            text += ++told > most ? "…" : std::to_string(size);
        }
        return text;
    }

private:
    static constexpr std::size_t zero = std::size_t(pieces) * Polyomino::largest;

    std::bitset<2 * zero + 1> m_sums; ///< by their distance from `zero`
};

} // namespace

std::span<const Colouring> Colouring::all()
{
    static constexpr Colouring every[] = {Colouring(Chequerboard), Colouring(Rows), Colouring(Columns)};
    return every;
}

bool Colouring::isDark(int column, int row) const
{
    switch (m_pattern) {
    case Chequerboard:
        return (column + row) % 2 == 0;
    case Rows:
        return row % 2 == 0;
    case Columns:
        break;
    }
    return column % 2 == 0;
}

int Colouring::difference(const Board &board) const
{
    const core::Grid grid = board.tilings().grid();
    int difference = 0;
    for (int row = 0, cell = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.columns; ++column, ++cell) {
            const int one = isDark(column, row) ? 1 : -1;
            difference += board.isFree(cell) ? one : 0;
        }
    }
    return difference;
}

unsigned Colouring::sizes(int kind) const
{
    static const auto known = [] {
        std::array<std::array<unsigned, Polyomino::kinds>, Columns + 1> sizes{};
        for (const Colouring &colouring : all()) {
            for (int each = 0; each < Polyomino::kinds; ++each)
                sizes[colouring.m_pattern][std::size_t(each)] = colouring.findSizes(each);
        }
        return sizes;
    }();
    return known[m_pattern][std::size_t(kind)];
}

// A step aside leaves the difference as it is or turns it round, and so does turning the piece over.
unsigned Colouring::findSizes(int kind) const
{
    unsigned sizes = 0;
    for (const std::int8_t turn : Polyomino::of(kind).differentTurns()) {
        int difference = 0;
        for (const Offset &cell : Polyomino::of(kind).shape(turn))
            difference += isDark(cell.column, cell.row) ? 1 : -1;
        sizes |= 1U << std::abs(difference);
    }
    return sizes;
}

core::Explanation Colouring::forbids(const Board &board, const core::Position &position) const
{
    std::vector<unsigned> left; // by piece, the sizes
    left.reserve(position.size());
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (!position[piece].onBoard())
            left.push_back(sizes(board.tilings().kindOf(int(piece))));
    }
    const auto judge = [&](const auto &sums) {
        return sums.has(difference(board)) ? core::Explanation() : explain(board, sums.list());
    };
    constexpr int few = 12;
    return left.size() <= few ? judge(Sums<few>(left)) : judge(Sums<PieceSet::most>(left));
}

core::Explanation Colouring::explain(const Board &board, std::string possible) const
{
    const core::Grid grid = board.tilings().grid();
    core::Explanation why;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (board.isFree(cell) && isDark(grid.column(cell), grid.row(cell)))
            why.marks.push_back({std::int16_t(cell), core::Role::Region, {}});
    }
    const auto dark = static_cast<long long>(why.marks.size());
    why.text = text();
    why.arguments = {dark, dark - difference(board), std::move(possible)};
    return why;
}

core::Text Colouring::text() const
{
    switch (m_pattern) {
    case Chequerboard:
        return PUZZLE_TEXT("tilings",
                           "Coloured like a chequerboard, %1 of the empty cells are dark and %2 light. "
                           "How many more of one colour the pieces left can cover: %3.");
    case Rows:
        return PUZZLE_TEXT("tilings",
                           "With every second row dark, %1 of the empty cells are dark and %2 light. How "
                           "many more of one colour the pieces left can cover: %3.");
    case Columns:
        break;
    }
    return PUZZLE_TEXT("tilings",
                       "With every second column dark, %1 of the empty cells are dark and %2 light. How "
                       "many more of one colour the pieces left can cover: %3.");
}

} // namespace tilings
