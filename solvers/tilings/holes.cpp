// SPDX-License-Identifier: MIT
#include "tilings/holes.h"

#include <algorithm>
#include <bit>

namespace tilings {

namespace {

/// The cells of a row, a bit each.
using Row = std::uint32_t;
static_assert(Tilings::longest <= 32);

/// The cells of the row that hang together with some of its own, which are given.
Row spread(Row from, Row row)
{
    // Towards the higher bits by the carry of an addition.
    Row reached = (from | (row ^ (row + from))) & row;
    Row open = row;
    for (int width = 1; width < Tilings::longest; width *= 2) {
        reached |= open & reached >> width;
        open &= open >> width;
    }
    return reached;
}

/// Finds holes one after the other; a cell once found is not found again.
class HoleFinder {
public:
    explicit HoleFinder(const Board &board) : m_grid(board.tilings().grid())
    {
        for (int row = 0, cell = 0; row < m_grid.rows; ++row) {
            for (int column = 0; column < m_grid.columns; ++column, ++cell)
                m_free[index(row)] |= Row(board.isFree(cell)) << column;
        }
    }

    /// The next one in raster order of the first cells; false: there is none left.
    bool findNext()
    {
        for (int row = m_top; row < m_grid.rows; ++row) {
            const Row free = m_free[index(row)];
            if (free == 0)
                continue;
            find(row, free & (~free + 1));
            return true;
        }
        return false;
    }
    void findAt(int cell) { find(m_grid.row(cell), Row(1) << m_grid.column(cell)); }

    /// Of the hole found.
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
    /// One beyond each side of the board is there too, and never free.
    static constexpr std::size_t mostRows = Tilings::longest + 2;
    static std::size_t index(int row) { return std::size_t(row + 1); }

    void find(int first, Row cells)
    {
        m_hole = {};
        m_hole[index(first)] = spread(cells, m_free[index(first)]);
        m_top = first;
        m_bottom = first;
        for (bool grows = true; grows;) {
            grows = false;
            for (int row = m_top; row <= m_bottom + 1; ++row)
                grows = grow(row, row - 1) || grows;
            for (int row = m_bottom; row >= m_top - 1; --row)
                grows = grow(row, row + 1) || grows;
        }
        for (int row = m_top; row <= m_bottom; ++row)
            m_free[index(row)] &= ~m_hole[index(row)];
    }
    /// Takes in what hangs together with the hole's cells in the row beside.
    bool grow(int row, int beside)
    {
        Row &own = m_hole[index(row)];
        const Row from = own | (m_hole[index(beside)] & m_free[index(row)]);
        if (from == own)
            return false;
        own = spread(from, m_free[index(row)]);
        m_top = std::min(m_top, row);
        m_bottom = std::max(m_bottom, row);
        return true;
    }

    const core::Grid m_grid;
    std::array<Row, mostRows> m_free{}; ///< and in no hole found
    std::array<Row, mostRows> m_hole{};
    int m_top = 0; ///< rows of the hole
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

Hole holeAt(const Board &board, int cell)
{
    HoleFinder finder(board);
    finder.findAt(cell);
    return finder.hole();
}

Supply::Supply(const Tilings &tilings, const core::Position &position)
{
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (!position[piece].onBoard())
            add(Polyomino::of(tilings.kindOf(int(piece))).size());
    }
}

int Supply::onlySize() const
{
    int only = 0;
    for (int size = 2; size <= Polyomino::largest; ++size) {
        if (count(size) > 0 && only > 0)
            return 0;
        if (count(size) > 0)
            only = size;
    }
    return only;
}

int Supply::spare(int area) const
{
    int least = area;
    for (int fives = 0; fives <= count(5) && 5 * fives <= area; ++fives) {
        const int fours = std::min(count(4), (area - 5 * fives) / 4);
        least = std::min(least, area - 5 * fives - 4 * fours);
    }
    return least;
}

Hole hopelessHole(const Board &board, const Supply &supply)
{
    int monominoes = supply.count(1);
    for (HoleFinder finder(board); finder.findNext();) {
        monominoes -= supply.spare(finder.area());
        if (monominoes < 0)
            return finder.hole();
    }
    return {};
}

core::Explanation explainHole(const Hole &hole, const Supply &supply)
{
    const auto area = static_cast<long long>(hole.size());
    const long long size = supply.onlySize();
    core::Explanation why;
    if (supply.count(1) + supply.count(4) + supply.count(5) == 0)
        why = {PUZZLE_TEXT_N("tilings", "A hole of %n cell(s), and no piece is left."), {area}};
    else if (size > 0 && area < size && supply.count(1) == 0)
        why = {PUZZLE_TEXT_N("tilings", "A hole of %n cell(s): too small for any piece that is left."),
               {area}};
    else if (size > 0 && supply.count(1) == 0 && area % size != 0)
        why = {PUZZLE_TEXT_N("tilings", "A hole of %n cell(s): not a multiple of %1."), {area, size}};
    else if (size > 0 && area % size != 0)
        why = {PUZZLE_TEXT_N("tilings",
                             "A hole of %n cell(s): no multiple of %1, and too few monominoes for the rest."),
               {area, size}};
    else
        why = {PUZZLE_TEXT_N("tilings",
                             "A hole of %n cell(s): the pieces left have no sizes that add up to it."),
               {area}};
    for (const int cell : hole)
        why.marks.push_back({std::int16_t(cell), core::Role::Region, {}});
    return why;
}

} // namespace tilings
