// SPDX-License-Identifier: MIT
#include "tilings/impossibility.h"

#include "tilings/holes.h"

#include <bit>
#include <bitset>
#include <cstdlib>
#include <utility>

namespace tilings {

namespace {

core::Explanation explainAreas(const Tilings &tilings, const Board &board, const core::Position &position)
{
    long long area = 0;
    const bool isAnyPlaced = std::ranges::any_of(position, &core::Place::onBoard);
    for (int piece = 0; piece < int(position.size()); ++piece)
        area += position[piece].onBoard() ? 0 : tilings.pieces().polyomino(tilings.kindOf(piece)).size();
    const long long empty = board.emptyCells();
    if (area == empty)
        return {};
    if (!isAnyPlaced)
        return {PUZZLE_TEXT_N(
                    "tilings",
                    "All pieces must be used, and they cover %n cell(s) in all; but %1 must be covered."),
                {area, empty}};
    return {PUZZLE_TEXT_N("tilings",
                          "All pieces must be used, and those left cover %n cell(s) in all; but %1 must be "
                          "covered."),
            {area, empty}};
}

/// A set of small absolute values, one bit each.
using SizeSet = unsigned;

/// All sums of signed piece sizes: each piece contributes one of its sizes with either sign. The pieces have at
/// most `maxArea` cells in all.
template <int maxArea>
class SignedSums {
public:
    explicit SignedSums(std::span<const SizeSet> sizesByPiece)
    {
        m_sums.set(zero);
        for (const SizeSet sizes : sizesByPiece) {
            std::bitset<2 * zero + 1> next;
            for (SizeSet left = sizes; left != 0; left &= left - 1) {
                const auto size = std::size_t(std::countr_zero(left));
                next |= m_sums << size | m_sums >> size;
            }
            m_sums = next;
        }
    }

    bool contains(int sum) const
    {
        const auto size = std::size_t(std::abs(sum));
        return size <= zero && m_sums[zero + size];
    }
    /// Lists the smallest absolute values, such as "1, 3, 5".
    std::string list() const
    {
        constexpr int maxListed = 6;
        std::string text;
        int listed = 0;
        for (std::size_t size = 0; size <= zero && listed <= maxListed; ++size) {
            if (!m_sums[zero + size])
                continue;
            text += text.empty() ? "" : ", ";
            text += ++listed > maxListed ? "…" : std::to_string(size);
        }
        return text;
    }

private:
    static constexpr std::size_t zero = maxArea;

    std::bitset<2 * zero + 1> m_sums; ///< the sum s is bit s + `zero`
};

/// A colouring argument: the cells of the plane have two colours. The number of empty cells of one colour minus
/// that of the other must be a sum of the differences that the remaining pieces can have.
class Colouring {
public:
    static std::span<const Colouring> all();

    /// Returns why there is no tiling; empty if the pieces can make up the difference.
    core::Explanation forbids(const Board &board, const core::Position &position) const;

private:
    enum Pattern { Chequerboard, Rows, Columns };

    explicit constexpr Colouring(Pattern pattern) : m_pattern(pattern) {}

    bool isDark(int column, int row) const;
    /// Returns the number of dark empty cells minus the number of light ones.
    int difference(const Board &board) const;
    /// Returns the absolute differences that a piece can have, in any place and turn.
    SizeSet differences(const PieceSet &pieces, int kind) const;
    SizeSet findDifferences(const Polyomino &polyomino) const;
    core::Explanation explain(const Board &board, std::string possible) const;
    core::Text text() const;

    Pattern m_pattern;
};

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
            difference += board.isEmpty(cell) ? one : 0;
        }
    }
    return difference;
}

SizeSet Colouring::differences(const PieceSet &pieces, int kind) const
{
    if (kind >= Polyomino::kinds)
        return findDifferences(pieces.polyomino(kind));
    static const auto known = [] {
        core::IndexedArray<PerKind<SizeSet>, Columns + 1> table{};
        for (const Colouring &colouring : all()) {
            for (int each = 0; each < Polyomino::kinds; ++each)
                table[colouring.m_pattern][each] = colouring.findDifferences(Polyomino::of(each));
        }
        return table;
    }();
    return known[m_pattern][kind];
}

// Moving a piece by one cell keeps its difference or changes its sign; so does turning the piece over.
SizeSet Colouring::findDifferences(const Polyomino &polyomino) const
{
    SizeSet found = 0;
    for (const std::int8_t turn : polyomino.distinctTurns()) {
        int difference = 0;
        for (const Offset &cell : polyomino.shape(turn))
            difference += isDark(cell.column, cell.row) ? 1 : -1;
        found |= 1U << std::abs(difference);
    }
    return found;
}

core::Explanation Colouring::forbids(const Board &board, const core::Position &position) const
{
    const PieceSet &pieces = board.tilings().pieces();
    std::vector<SizeSet> remaining; // indexed by piece
    remaining.reserve(position.size());
    for (int piece = 0; piece < int(position.size()); ++piece) {
        if (!position[piece].onBoard())
            remaining.push_back(differences(pieces, board.tilings().kindOf(piece)));
    }
    const auto check = [&](const auto &sums) {
        return sums.contains(difference(board)) ? core::Explanation() : explain(board, sums.list());
    };
    constexpr int small = 60; // sums up to this one fit into two words
    return board.emptyCells() <= small ? check(SignedSums<small>(remaining))
                                       : check(SignedSums<Tilings::maxSide * Tilings::maxSide>(remaining));
}

core::Explanation Colouring::explain(const Board &board, std::string possible) const
{
    const core::Grid grid = board.tilings().grid();
    core::Explanation why;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (board.isEmpty(cell) && isDark(grid.column(cell), grid.row(cell)))
            why.mark(cell, core::Role::Region);
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
                           "Coloured like a chequerboard, %1 empty cells are dark and %2 light. However "
                           "the pieces left are laid, the numbers of dark and light cells that they "
                           "cover can only differ by %3.");
    case Rows:
        return PUZZLE_TEXT("tilings",
                           "With every second row dark, %1 empty cells are dark and %2 light. However the "
                           "pieces left are laid, the numbers of dark and light cells that they cover "
                           "can only differ by %3.");
    case Columns:
        break;
    }
    return PUZZLE_TEXT("tilings",
                       "With every second column dark, %1 empty cells are dark and %2 light. However the "
                       "pieces left are laid, the numbers of dark and light cells that they cover can only "
                       "differ by %3.");
}

} // namespace

core::Explanation unreachable(const Tilings &tilings, const core::Position &position)
{
    const Board board(tilings, position);
    core::PerCell<bool> reached(tilings.closed().size(), false);
    PerKind<bool> seen{};
    for (int piece = 0; piece < int(position.size()); ++piece) {
        const int kind = tilings.kindOf(piece);
        if (position[piece].onBoard() || std::exchange(seen[kind], true))
            continue;
        bool hasPlace = false;
        tilings.forEachPlace(kind, [&](const core::Place &, const CoveredCells &cells) {
            if (!board.areEmpty(cells))
                return;
            hasPlace = true;
            for (const int cell : cells)
                reached[cell] = true;
        });
        if (!hasPlace)
            return {PUZZLE_TEXT("tilings", "Piece %1 fits nowhere on the empty cells."),
                    {tilings.name(piece)}};
    }
    core::Explanation why;
    for (int cell = 0; cell < tilings.grid().size(); ++cell) {
        if (!board.isEmpty(cell) || reached[cell])
            continue;
        if (why.marks.empty())
            why = {PUZZLE_TEXT("tilings", "No piece left can cover row %1, column %2."),
                   {tilings.grid().row(cell) + 1, tilings.grid().column(cell) + 1}};
        why.mark(cell, core::Role::Culprit);
    }
    return why;
}

namespace {

/// Explains the smallest hole that the remaining pieces cannot fill; empty if there is none.
core::Explanation explainHoles(const Board &board, const RemainingSizes &remaining)
{
    Hole worst = unfillableHole(board, remaining);
    if (worst.empty())
        return {};
    for (Hole &hole : holes(board)) {
        if (hole.size() < worst.size() && !remaining.fill(int(hole.size())))
            worst = std::move(hole);
    }
    return explainHole(worst, remaining);
}

} // namespace

core::Explanation impossible(const Tilings &tilings, const core::Position &position)
{
    const Board board(tilings, position);
    if (core::Explanation why = explainAreas(tilings, board, position); !why.empty())
        return why;
    if (core::Explanation why = explainHoles(board, RemainingSizes(tilings, position)); !why.empty())
        return why;
    for (const Colouring &colouring : Colouring::all()) {
        if (core::Explanation why = colouring.forbids(board, position); !why.empty())
            return why;
    }
    // With the ready-made pieces, the methods find such a cell by themselves, so that their counts of tries remain
    // those that are known.
    return tilings.pieces().hasOwnKinds() ? unreachable(tilings, position) : core::Explanation();
}

core::Explanation explainExhausted(const Tilings &tilings, const core::Position &position)
{
    if (core::Explanation why = unreachable(tilings, position); !why.empty())
        return why;
    const std::string fixed = tilings.pieces().fixedNames();
    if (tilings.pieces().isOneSided())
        return {PUZZLE_TEXT(
            "tilings", "Everything was tried: these pieces, never turned over, cannot cover the board.")};
    if (fixed.empty())
        return {PUZZLE_TEXT(
            "tilings", "Everything was tried: these pieces, turned over freely, cannot cover the board.")};
    return {PUZZLE_TEXT("tilings",
                        "Everything was tried: these pieces, with %1 never turned over, cannot cover the "
                        "board."),
            {fixed}};
}

} // namespace tilings
