// SPDX-License-Identifier: MIT
#include "queens/queens.h"

#include "core/celllist.h"
#include "queens/deals.h"
#include "queens/notation.h"

#include <algorithm>

namespace queens {

namespace {

/// The number of queens in each column and diagonal.
class LineCounts {
public:
    LineCounts(core::Grid grid, const core::Position &position, bool torus)
        : m_grid(grid), m_diagonals(torus ? grid.columns : 2 * grid.columns),
          m_columns(std::size_t(grid.columns)), m_rising(std::size_t(m_diagonals)),
          m_falling(std::size_t(m_diagonals))
    {
        for (const core::Place &place : position)
            add(place, 1);
    }

    void add(const core::Place &place, int queens)
    {
        if (!place.onBoard())
            return;
        m_columns[m_grid.column(place.cell)] += queens;
        m_rising[rising(place.cell)] += queens;
        m_falling[falling(place.cell)] += queens;
    }
    bool attacked(int cell) const
    {
        return m_columns[m_grid.column(cell)] + m_rising[rising(cell)] + m_falling[falling(cell)] > 0;
    }

private:
    int rising(int cell) const { return (m_grid.row(cell) + m_grid.column(cell)) % m_diagonals; }
    int falling(int cell) const
    {
        return (m_grid.row(cell) + m_grid.columns - m_grid.column(cell)) % m_diagonals;
    }

    core::Grid m_grid;
    int m_diagonals; ///< an upper bound on the diagonals of one direction
    core::Indexed<int> m_columns;
    core::Indexed<int> m_rising;
    core::Indexed<int> m_falling;
};

core::Text attackAlong(Line line)
{
    switch (line) {
    case Line::Row:
        return PUZZLE_TEXT("queens", "The queen on %1 attacks %2 along the row.");
    case Line::Column:
        return PUZZLE_TEXT("queens", "The queen on %1 attacks %2 along the column.");
    case Line::DiagonalRoundTheEdge:
        return PUZZLE_TEXT("queens", "The queen on %1 attacks %2 along a diagonal that goes round the edge.");
    default:
        return PUZZLE_TEXT("queens", "The queen on %1 attacks %2 along the diagonal.");
    }
}

/// Returns the terrain with `closed` and `given` extended to an entry for each square.
Terrain withAllSquares(Terrain terrain, int size)
{
    terrain.closed.resize(std::size_t(size) * std::size_t(size), false);
    terrain.given.resize(std::size_t(size) * std::size_t(size), false);
    return terrain;
}

} // namespace

int placed(const core::Position &position)
{
    return int(std::ranges::count_if(position, &core::Place::onBoard));
}

Queens::Queens(int size, Terrain terrain)
    : m_size(size), m_terrain(withAllSquares(std::move(terrain), size)),
      m_hasClosedSquares(std::ranges::count(m_terrain.closed, true) > 0),
      m_hasGivenQueens(std::ranges::count(m_terrain.given, true) > 0), m_start(std::size_t(size))
{
    for (int cell = 0; cell < grid().size() && m_hasGivenQueens; ++cell) {
        if (isGiven(cell))
            m_start[grid().row(cell)] = {std::int16_t(cell)};
    }
}

std::optional<int> Queens::givenInRow(int row) const
{
    for (int column = 0; column < m_size && m_hasGivenQueens; ++column) {
        if (isGiven(grid().cell(column, row)))
            return grid().cell(column, row);
    }
    return std::nullopt;
}

core::Explanation Queens::whyItStays(int cell) const
{
    return {PUZZLE_TEXT("queens", "The queen on %1 is given: she stays there."),
            {square(cell)},
            {mark(cell, core::Role::Culprit)}};
}

Queens::Queens(int size, const core::DealOrder &order, Terrain terrain) : Queens(size, std::move(terrain))
{
    m_order = order;
    m_dealing.from = m_start;
    m_dealing.path = deal(*this, order);
    m_start = core::after(m_dealing.from, m_dealing.path);
}

std::string Queens::options() const
{
    std::string text = std::to_string(m_size);
    if (isTorus())
        text += ",torus";
    if (m_hasClosedSquares)
        text.append(",closed=").append(core::writeCells(grid(), closed(), core::squareName));
    if (m_hasGivenQueens)
        text.append(",given=").append(core::writeCells(grid(), given(), core::squareName));
    return text + core::spell(m_order);
}

std::string Queens::write(const core::Position &position) const
{
    return writeColumns(grid(), position);
}

std::string Queens::spell(const core::Position &from, std::span<const core::Step> steps) const
{
    return spellMoves(*this, from, steps);
}

std::variant<core::Path, core::Fault> Queens::replay(const core::Position &from, std::string_view moves) const
{
    return readMoves(*this, from, moves);
}

core::Step Queens::set(int row, int column) const
{
    return {std::int16_t(row), {}, {std::int16_t(grid().cell(column, row))}};
}

core::Squares Queens::columnsOf(const core::Position &position) const
{
    std::vector<int> cells;
    for (const core::Place &place : position)
        cells.push_back(place.cell);
    return squares(std::move(cells), core::Squares::ColumnOfEach);
}

std::vector<int> Queens::attackers(const core::Position &position, int cell) const
{
    std::vector<int> found;
    for (const core::Place &place : position) {
        if (place.onBoard() && lineBetween(place.cell, cell) != Line::None)
            found.push_back(place.cell);
    }
    const auto distance = [&](int other) {
        return std::max(std::abs(grid().column(other) - grid().column(cell)),
                        std::abs(grid().row(other) - grid().row(cell)));
    };
    std::ranges::stable_sort(found, {}, distance);
    return found;
}

bool Queens::isSafe(const core::Position &position, int cell) const
{
    return !isClosed(cell) && attackers(position, cell).empty();
}

core::Explanation Queens::whyUnsafe(const core::Position &position, int cell) const
{
    if (isClosed(cell))
        return {PUZZLE_TEXT("queens", "%1 is closed: no queen may be there."),
                {square(cell)},
                {mark(cell, core::Role::Target)}};
    const std::vector<int> all = attackers(position, cell);
    if (all.empty())
        return {};
    core::Explanation why;
    if (all.size() == 1) {
        why = {attackAlong(lineBetween(all.front(), cell)), {square(all.front()), square(cell)}};
    } else {
        why = {PUZZLE_TEXT("queens", "%1 is attacked by the queens on %2."), {square(cell), squares(all)}};
    }
    why.mark(cell, core::Role::Target);
    for (const int other : all)
        why.mark(other, core::Role::Culprit);
    return why;
}

core::Explanation Queens::clash(const core::Position &position) const
{
    for (const core::Place &place : position) {
        if (!place.onBoard())
            continue;
        const std::vector<int> all = attackers(position, place.cell);
        if (!all.empty())
            return {PUZZLE_TEXT("queens", "The queens on %1 and %2 attack each other."),
                    {square(place.cell), square(all.front())},
                    {mark(place.cell, core::Role::Culprit), mark(all.front(), core::Role::Culprit)}};
    }
    return {};
}

std::vector<core::Path> Queens::moves(const core::Position &position) const
{
    std::vector<core::Path> sets;
    std::vector<core::Path> takes;
    std::vector<core::Path> shifts;
    LineCounts others(grid(), position, isTorus());
    for (int row = 0; row < m_size; ++row) {
        const core::Place from = position[row];
        if (givenInRow(row))
            continue;
        others.add(from, -1);
        if (from.onBoard())
            takes.push_back({{std::int16_t(row), from, {}}});
        for (int column = 0; column < m_size; ++column) {
            const core::Step step{std::int16_t(row), from, set(row, column).to};
            if (step.to != from && !isClosed(step.to.cell) && !others.attacked(step.to.cell))
                (from.onBoard() ? shifts : sets).push_back({step});
        }
        others.add(from, 1);
    }
    std::ranges::move(takes, std::back_inserter(sets));
    std::ranges::move(shifts, std::back_inserter(sets));
    return sets;
}

core::Explanation Queens::why(const core::Position &position, const core::Step &step) const
{
    const int to = step.to.cell;
    if (const auto given = givenInRow(step.piece))
        return whyItStays(*given);
    if (!step.to.onBoard())
        return {PUZZLE_TEXT("queens", "This queen is already beside the board.")};
    if (grid().row(to) != step.piece)
        return {PUZZLE_TEXT("queens", "Each row has its own queen: this one belongs to row %1."),
                {row(step.piece)},
                {mark(to, core::Role::Target)}};
    core::Position others = position;
    others[step.piece] = {};
    core::Explanation unsafe = whyUnsafe(others, to);
    if (!unsafe.empty())
        return unsafe;
    return {PUZZLE_TEXT("queens", "There is already a queen on %1."),
            {square(to)},
            {mark(to, core::Role::Culprit)}};
}

bool Queens::solved(const core::Position &position) const
{
    return placed(position) == m_size && clash(position).empty();
}

core::Game withGiven(const Queens &queens, const core::Position &position, int cell)
{
    const core::Grid grid = queens.grid();
    const int row = grid.row(cell);
    Terrain terrain{queens.closed(), queens.isTorus(), queens.given()};
    const bool gives = !queens.isGiven(cell);
    for (int column = 0; column < queens.size(); ++column)
        terrain.given[grid.cell(column, row)] = false;
    terrain.given[cell] = gives;
    terrain.closed[cell] = terrain.closed[cell] && !gives;
    core::Position kept = position;
    kept[row] = {};
    for (core::Place &place : kept) {
        const bool isAttacked =
            gives && place.onBoard() && queens.lineBetween(place.cell, cell) != Line::None;
        if (isAttacked && !queens.isGiven(place.cell))
            place = {};
    }
    if (gives)
        kept[row] = {std::int16_t(cell)};
    return {std::make_shared<const Queens>(queens.size(), std::move(terrain)), std::move(kept)};
}

core::Game edited(const Queens &queens, const core::Position &position, core::PerCell<bool> closed)
{
    core::Position kept = position;
    for (core::Place &place : kept) {
        if (place.onBoard() && closed[place.cell])
            place = {};
    }
    core::PerCell<bool> given = queens.given();
    for (int cell = 0; cell < queens.grid().size(); ++cell)
        given[cell] = given[cell] && !closed[cell];
    return {std::make_shared<const Queens>(queens.size(),
                                           Terrain{std::move(closed), queens.isTorus(), std::move(given)}),
            std::move(kept)};
}

} // namespace queens
