// SPDX-License-Identifier: MIT
#include "tilings/colouring.h"

#include <algorithm>
#include <utility>

namespace tilings {

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

// A step aside leaves the difference as it is or turns it round.
std::vector<int> Colouring::differences(const PieceSet &pieces, int kind) const
{
    std::vector<int> all;
    for (const std::int8_t turn : pieces.turns(kind)) {
        int difference = 0;
        for (const Offset &cell : Polyomino::of(kind).shape(turn))
            difference += isDark(cell.column, cell.row) ? 1 : -1;
        for (const int either : {difference, -difference}) {
            if (std::ranges::find(all, either) == all.end())
                all.push_back(either);
        }
    }
    return all;
}

Colouring::Differences Colouring::sums(const Tilings &tilings, const core::Position &position) const
{
    Differences sums;
    sums.set(zero);
    int known = -1;
    std::vector<int> own; // of this kind
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (position[piece].onBoard())
            continue;
        const int kind = tilings.kindOf(int(piece));
        if (std::exchange(known, kind) != kind)
            own = differences(tilings.pieces(), kind);
        Differences next;
        for (const int difference : own)
            next |= difference < 0 ? sums >> std::size_t(-difference) : sums << std::size_t(difference);
        sums = next;
    }
    return sums;
}

/// "1, 3, 5": how large the differences can be, the first few.
std::string Colouring::list(const Differences &differences)
{
    constexpr int most = 6;
    std::string text;
    int told = 0;
    for (int size = 0; size <= zero && told <= most; ++size) {
        if (!differences[std::size_t(zero + size)])
            continue;
        text += text.empty() ? "" : ", ";
        text += ++told > most ? "…" : std::to_string(size);
    }
    return text;
}

core::Explanation Colouring::forbids(const Board &board, const core::Position &position) const
{
    const core::Grid grid = board.tilings().grid();
    core::Explanation why;
    int dark = 0;
    int light = 0;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (!board.isFree(cell))
            continue;
        const bool isOne = isDark(grid.column(cell), grid.row(cell));
        ++(isOne ? dark : light);
        if (isOne)
            why.marks.push_back({std::int16_t(cell), core::Role::Region, {}});
    }
    const Differences possible = sums(board.tilings(), position);
    if (possible[std::size_t(zero + dark - light)])
        return {};
    why.text = text();
    why.arguments = {static_cast<long long>(dark), static_cast<long long>(light), list(possible)};
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
