// SPDX-License-Identifier: MIT
#include "tilings/tilings.h"

#include "tilings/laying.h"
#include "tilings/mosaic.h"
#include "tilings/notation.h"

#include <algorithm>
#include <utility>

namespace tilings {

namespace {

/// The largest rectangle of cells still to be told that begins here: as wide as its first row, then as high.
class Rectangle {
public:
    Rectangle(const core::Grid &grid, const std::vector<bool> &cells, int first)
        : m_grid(grid), m_left(grid.column(first)), m_right(m_left), m_top(grid.row(first)), m_bottom(m_top)
    {
        while (m_right + 1 < grid.columns && has(cells, m_right + 1, m_top))
            ++m_right;
        while (m_bottom + 1 < grid.rows && hasRow(cells, m_bottom + 1))
            ++m_bottom;
    }

    void remove(std::vector<bool> &cells) const
    {
        for (int row = m_top; row <= m_bottom; ++row) {
            for (int column = m_left; column <= m_right; ++column)
                cells[std::size_t(m_grid.cell(column, row))] = false;
        }
    }
    std::string text() const
    {
        const std::string from = corner(m_left, m_top);
        const std::string to = corner(m_right, m_bottom);
        return from == to ? from : from + '-' + to;
    }

private:
    bool has(const std::vector<bool> &cells, int column, int row) const
    {
        return cells[std::size_t(m_grid.cell(column, row))];
    }
    bool hasRow(const std::vector<bool> &cells, int row) const
    {
        for (int column = m_left; column <= m_right; ++column) {
            if (!has(cells, column, row))
                return false;
        }
        return true;
    }
    static std::string corner(int column, int row)
    {
        return std::to_string(row + 1) + '.' + std::to_string(column + 1);
    }

    core::Grid m_grid;
    int m_left;
    int m_right;
    int m_top;
    int m_bottom;
};

} // namespace

Tilings::Tilings(core::Grid grid, std::vector<bool> closed, PieceSet pieces)
    : m_grid(grid), m_closed(std::move(closed)), m_pieces(pieces)
{
    for (int piece = 0; piece < m_pieces.size(); ++piece)
        m_kinds.push_back(std::int8_t(m_pieces.kindOf(piece)));
}

std::string Tilings::options() const
{
    std::string text = std::to_string(m_grid.rows) + 'x' + std::to_string(m_grid.columns);
    const std::string letters = m_pieces.letters();
    if (letters == PieceSet::tetrominoes().letters())
        text += ",tetrominoes";
    else if (letters == PieceSet::pentominoes().letters())
        text += ",pentominoes";
    else
        text += ",pieces=" + letters;
    if (const std::string fixed = m_pieces.fixedLetters(); !fixed.empty())
        text += ",fixed=" + fixed;
    if (hasClosedCells())
        text += ",closed=" + writeClosed(m_grid, m_closed);
    return text;
}

std::string Tilings::write(const core::Position &position) const
{
    return writeMosaic(*this, position);
}

std::string Tilings::spell(const core::Position &, std::span<const core::Step> steps) const
{
    return spellMoves(*this, steps);
}

std::variant<core::Path, core::Fault> Tilings::replay(const core::Position &from,
                                                      std::string_view moves) const
{
    return readMoves(*this, from, moves);
}

int Tilings::openCells() const
{
    return int(std::ranges::count(m_closed, false));
}

core::Path Tilings::move(const core::Position &position, const core::Step &step) const
{
    const core::Place &from = position[std::size_t(step.piece)];
    if (step.from != from || step.to == from)
        return {};
    core::Step move = step;
    move.closes = true;
    if (!step.to.onBoard())
        return step.to == core::Place() ? core::Path{move} : core::Path();
    return Laying(*this, position, step.piece).allows(step.to) ? core::Path{move} : core::Path();
}

std::vector<core::Path> Tilings::moves(const core::Position &position) const
{
    std::vector<core::Path> all;
    int seen = -1; // the kind of the latest piece in the box
    for (int piece = 0; piece < m_pieces.size(); ++piece) {
        const core::Place &from = position[std::size_t(piece)];
        const int kind = kindOf(piece);
        if (!from.onBoard() && std::exchange(seen, kind) == kind)
            continue;
        const Laying laying(*this, position, piece);
        for (const std::int8_t turn : m_pieces.turns(kind)) {
            for (std::int16_t cell = 0; cell < m_grid.size(); ++cell) {
                const core::Place to{cell, turn};
                if (to != from && laying.allows(to))
                    all.push_back({{std::int16_t(piece), from, to}});
            }
        }
    }
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (position[piece].onBoard())
            all.push_back({{std::int16_t(piece), position[piece], {}}});
    }
    return all;
}

core::Explanation Tilings::why(const core::Position &position, const core::Step &step) const
{
    if (step.to == position[std::size_t(step.piece)] && step.to.onBoard())
        return {PUZZLE_TEXT("tilings", "Piece %1 lies there already."), {std::string(1, letter(step.piece))}};
    return Laying(*this, position, step.piece).why(step.to);
}

bool Tilings::solved(const core::Position &position) const
{
    return m_pieces.area() == openCells() && std::ranges::all_of(position, &core::Place::onBoard);
}

std::string writeClosed(const core::Grid &grid, const std::vector<bool> &closed)
{
    std::string text;
    std::vector<bool> left = closed;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (!left[std::size_t(cell)])
            continue;
        const Rectangle rectangle(grid, left, cell);
        rectangle.remove(left);
        if (!text.empty())
            text += '+';
        text += rectangle.text();
    }
    return text;
}

} // namespace tilings
