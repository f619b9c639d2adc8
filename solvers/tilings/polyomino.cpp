// SPDX-License-Identifier: MIT
#include "tilings/polyomino.h"

#include <algorithm>
#include <cstdlib>

namespace tilings {

namespace {

/// The letter's cells, row by row with / between the rows.
Shape read(std::string_view drawing)
{
    Shape shape;
    Offset at;
    for (const char sign : drawing) {
        if (sign == '/') {
            ++at.row;
            at.column = 0;
            continue;
        }
        if (sign == 'X')
            shape.push_back(at);
        ++at.column;
    }
    return shape;
}

Shape inOrder(Shape shape)
{
    std::ranges::sort(shape);
    const Offset first = shape.front();
    for (Offset &cell : shape)
        cell = {std::int8_t(cell.row - first.row), std::int8_t(cell.column - first.column)};
    return shape;
}

Shape turnedOver(Shape shape)
{
    for (Offset &cell : shape)
        cell.column = std::int8_t(-cell.column);
    return shape;
}

Shape quarterTurned(Shape shape)
{
    for (Offset &cell : shape)
        cell = {cell.column, std::int8_t(-cell.row)};
    return shape;
}

} // namespace

Polyomino::Polyomino(char letter, std::string_view drawing) : m_letter(letter)
{
    for (int turn = 0; turn < turns; ++turn) {
        Shape lying = read(drawing);
        if (turn >= turns / 2)
            lying = turnedOver(lying);
        for (int quarter = 0; quarter < turn % 4; ++quarter)
            lying = quarterTurned(lying);
        auto &shape = m_shapes[std::size_t(turn)];
        shape = inOrder(lying);
        const auto like = std::ranges::find(m_shapes, shape);
        m_plain[std::size_t(turn)] = std::int8_t(like - m_shapes.begin());
        if (&*like == &shape)
            m_different.push_back(std::int8_t(turn));
    }
}

const Polyomino &Polyomino::of(int kind)
{
    static const std::array<Polyomino, kinds> all{
        Polyomino('F', ".XX/XX./.X."), Polyomino('I', "X/X/X/X/X"),   Polyomino('L', "X./X./X./XX"),
        Polyomino('N', ".X/.X/XX/X."), Polyomino('P', "XX/XX/X."),    Polyomino('T', "XXX/.X./.X."),
        Polyomino('U', "X.X/XXX"),     Polyomino('V', "X../X../XXX"), Polyomino('W', "X../XX./.XX"),
        Polyomino('X', ".X./XXX/.X."), Polyomino('Y', ".X/XX/.X/.X"), Polyomino('Z', "XX./.X./.XX"),
        Polyomino('I', "X/X/X/X"),     Polyomino('O', "XX/XX"),       Polyomino('T', "XXX/.X."),
        Polyomino('S', ".XX/XX."),     Polyomino('L', "X./X./XX"),    Polyomino('m', "X"),
    };
    return all[std::size_t(kind)];
}

int Polyomino::imbalance() const
{
    int difference = 0;
    for (const Offset &cell : shape(0))
        difference += (cell.row + cell.column) % 2 == 0 ? 1 : -1;
    return std::abs(difference);
}

// Turning over reverses the sense of the quarter turns made before.
int turned(int turn, int by)
{
    const int quarters = by % 4 + (by < 4 ? turn % 4 : 4 - turn % 4);
    return quarters % 4 + ((turn < 4) == (by < 4) ? 0 : 4);
}

} // namespace tilings
