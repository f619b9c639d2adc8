// SPDX-License-Identifier: MIT
#include "tilings/holes.h"

#include <algorithm>
#include <bit>
#include <bitset>

namespace tilings {

namespace {

/// The cells of a row, one bit each.
using Row = std::uint32_t;
static_assert(Tilings::maxSide <= 32);

/// Returns the cells of `row` that are connected within the row with `seeds`, which are cells of it.
Row fill(Row seeds, Row row)
{
    // The carry of an addition fills towards higher bits.
    Row filled = (seeds | (row ^ (row + seeds))) & row;
    // Steps of 1, 2, 4 … cells fill towards lower bits, as far as all cells are in the row.
    Row passable = row;
    for (int width = 1; width < Tilings::maxSide; width *= 2) {
        filled |= passable & filled >> width;
        passable &= passable >> width;
    }
    return filled;
}

/// Finds the holes of a board one by one, by flood fill of a whole row at a time. No cell is found twice.
class HoleFinder {
public:
    explicit HoleFinder(const Board &board) : m_grid(board.tilings().grid())
    {
        for (int row = 0, cell = 0; row < m_grid.rows; ++row) {
            for (int column = 0; column < m_grid.columns; ++column, ++cell)
                m_empty[index(row)] |= Row(board.isEmpty(cell)) << column;
        }
    }

    /// Finds the next hole, in raster order of their first cells; returns false if none is left.
    bool findNext()
    {
        for (int row = m_top; row < m_grid.rows; ++row) {
            const Row empty = m_empty[index(row)];
            if (empty == 0)
                continue;
            find(row, empty & (~empty + 1));
            return true;
        }
        return false;
    }

    /// Returns the area of the latest hole.
    int area() const
    {
        int cells = 0;
        for (int row = m_top; row <= m_bottom; ++row)
            cells += std::popcount(m_hole[index(row)]);
        return cells;
    }
    Hole hole() const
    {
        Hole hole;
        hole.reserve(std::size_t(area()));
        for (int row = m_top; row <= m_bottom; ++row) {
            for (Row left = m_hole[index(row)]; left != 0; left &= left - 1)
                hole.push_back(std::int16_t(m_grid.cell(std::countr_zero(left), row)));
        }
        return hole;
    }

private:
    /// The board has a full row added above and below.
    static constexpr std::size_t rowsWithBorder = Tilings::maxSide + 2;
    static int index(int row) { return row + 1; }

    void find(int firstRow, Row seed)
    {
        m_hole = {};
        m_hole[index(firstRow)] = fill(seed, m_empty[index(firstRow)]);
        m_top = firstRow;
        m_bottom = firstRow;
        for (bool grows = true; grows;) {
            grows = false;
            for (int row = m_top; row <= m_bottom + 1; ++row)
                grows = growFrom(row - 1, row) || grows;
            for (int row = m_bottom; row >= m_top - 1; --row)
                grows = growFrom(row + 1, row) || grows;
        }
        for (int row = m_top; row <= m_bottom; ++row)
            m_empty[index(row)] &= ~m_hole[index(row)];
    }
    /// Adds the cells of `row` that touch the hole's cells in the adjacent row `beside`.
    bool growFrom(int beside, int row)
    {
        Row &own = m_hole[index(row)];
        const Row seeds = own | (m_hole[index(beside)] & m_empty[index(row)]);
        if (seeds == own)
            return false;
        own = fill(seeds, m_empty[index(row)]);
        m_top = std::min(m_top, row);
        m_bottom = std::max(m_bottom, row);
        return true;
    }

    const core::Grid m_grid;
    core::IndexedArray<Row, rowsWithBorder> m_empty{}; ///< the empty cells that are in no hole found so far
    core::IndexedArray<Row, rowsWithBorder> m_hole{};
    int m_top = 0; ///< the first row of the hole
    int m_bottom = -1;
};

} // namespace

std::vector<Hole> holes(const Board &board)
{
    std::vector<Hole> all;
    for (HoleFinder finder(board); finder.findNext();)
        all.push_back(finder.hole());
    return all;
}

RemainingSizes::RemainingSizes(const Tilings &tilings, const core::Position &position)
{
    for (int piece = 0; piece < int(position.size()); ++piece) {
        if (!position[piece].onBoard())
            add(tilings.pieces().polyomino(tilings.kindOf(piece)).size());
    }
}

int RemainingSizes::onlySize() const
{
    int only = 0;
    for (int size = 2; size <= Polyomino::maxSize; ++size) {
        if (count(size) > 0 && only > 0)
            return 0;
        if (count(size) > 0)
            only = size;
    }
    return only;
}

int RemainingSizes::largestSum(int area) const
{
    if (const int size = onlySize(); size > 0)
        return size * std::min(count(size), area / size);
    std::bitset<Tilings::maxSide * Tilings::maxSide + 1> sums;
    sums.set(0);
    for (int size = 2; size <= Polyomino::maxSize; ++size) {
        // Groups of 1, 2, 4 … pieces, and the rest, have all numbers of pieces as their sums.
        int left = std::min(count(size), area / size);
        for (int group = 1; left > 0; group *= 2) {
            const int taken = std::min(group, left);
            sums |= sums << std::size_t(taken * size);
            left -= taken;
        }
    }
    int sum = area;
    while (!sums[std::size_t(sum)])
        --sum;
    return sum;
}

int RemainingSizes::remainder(int area) const
{
    if (m_uncommon > 0)
        return area - largestSum(area);
    int least = area;
    for (int fives = 0; fives <= count(5) && 5 * fives <= area; ++fives) {
        const int fours = std::min(count(4), (area - 5 * fives) / 4);
        least = std::min(least, area - 5 * fives - 4 * fours);
    }
    return least;
}

Hole unfillableHole(const Board &board, const RemainingSizes &remaining)
{
    int monominoes = remaining.count(1);
    for (HoleFinder finder(board); finder.findNext();) {
        monominoes -= remaining.remainder(finder.area());
        if (monominoes < 0)
            return finder.hole();
    }
    return {};
}

core::Explanation explainHole(const Hole &hole, const RemainingSizes &remaining)
{
    const auto area = static_cast<long long>(hole.size());
    const long long size = remaining.onlySize();
    core::Explanation why;
    if (size > 0 && area < size && remaining.count(1) == 0)
        why = {PUZZLE_TEXT_N("tilings", "A hole of %n cell(s) is too small for any piece that is left."),
               {area}};
    else if (size > 0 && remaining.count(1) == 0 && area % size != 0)
        why = {PUZZLE_TEXT_N("tilings", "Pieces of %1 cells cannot fill a hole of %n cell(s)."),
               {area, size}};
    else if (size > 0 && area % size != 0)
        why = {PUZZLE_TEXT_N(
                   "tilings",
                   "The hole of %n cell(s) cannot be filled: %n is not a multiple of %1, and there are too "
                   "few monominoes for the rest."),
               {area, size}};
    else
        why = {PUZZLE_TEXT_N("tilings",
                             "The sizes of the pieces that are left cannot add up to a hole of %n cell(s)."),
               {area}};
    for (const int cell : hole)
        why.mark(cell, core::Role::Region);
    return why;
}

} // namespace tilings
