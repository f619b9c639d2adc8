// SPDX-License-Identifier: MIT
#include "tilings/holes.h"

#include <algorithm>

namespace tilings {

namespace {

/// Finds holes one after the other; a cell once found is not found again.
class HoleFinder {
public:
    explicit HoleFinder(const Board &board) : m_board(board) {}

    bool isNew(int cell) const { return m_board.isFree(cell) && !m_seen[std::size_t(cell)]; }
    Hole at(int cell)
    {
        Hole hole;
        hole.reserve(64);
        visit(cell, hole);
        for (std::size_t next = 0; next < hole.size(); ++next) {
            const int here = hole[next];
            const int column = m_grid.column(here);
            if (column > 0)
                visit(here - 1, hole);
            if (column + 1 < m_grid.columns)
                visit(here + 1, hole);
            if (here >= m_grid.columns)
                visit(here - m_grid.columns, hole);
            if (here + m_grid.columns < m_grid.size())
                visit(here + m_grid.columns, hole);
        }
        std::ranges::sort(hole);
        return hole;
    }

private:
    void visit(int cell, Hole &hole)
    {
        if (!isNew(cell))
            return;
        m_seen[std::size_t(cell)] = true;
        hole.push_back(std::int16_t(cell));
    }

    const Board &m_board;
    const core::Grid m_grid = m_board.tilings().grid();
    std::array<bool, Tilings::longest * Tilings::longest> m_seen{};
};

} // namespace

std::vector<Hole> holes(const Board &board)
{
    std::vector<Hole> all;
    HoleFinder finder(board);
    for (int cell = 0; cell < board.tilings().grid().size(); ++cell) {
        if (finder.isNew(cell))
            all.push_back(finder.at(cell));
    }
    return all;
}

Hole holeAt(const Board &board, int cell)
{
    return HoleFinder(board).at(cell);
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
    for (Hole &hole : holes(board)) {
        monominoes -= supply.spare(int(hole.size()));
        if (monominoes < 0)
            return std::move(hole);
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
