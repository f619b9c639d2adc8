// SPDX-License-Identifier: MIT
#include "tilings/polyomino.h"

#include <algorithm>

namespace tilings {

namespace {

/// Returns the cells marked X in a drawing with rows separated by slashes.
Shape readDrawing(std::string_view drawing)
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

/// Returns the shape in raster order, with its first cell at 0, 0.
Shape normalized(Shape shape)
{
    std::ranges::sort(shape);
    const Offset first = shape.front();
    for (Offset &cell : shape)
        cell = {std::int8_t(cell.row - first.row), std::int8_t(cell.column - first.column)};
    return shape;
}

Shape reflected(Shape shape)
{
    for (Offset &cell : shape)
        cell.column = std::int8_t(-cell.column);
    return shape;
}

Shape rotated(Shape shape)
{
    for (Offset &cell : shape)
        cell = {cell.column, std::int8_t(-cell.row)};
    return shape;
}

} // namespace

Polyomino::Polyomino(char letter, std::string_view drawing) : m_letter(letter)
{
    for (int turn = 0; turn < turns; ++turn) {
        Shape shape = readDrawing(drawing);
        if (turn >= turns / 2)
            shape = reflected(shape);
        for (int quarter = 0; quarter < turn % 4; ++quarter)
            shape = rotated(shape);
        m_shapes[turn] = normalized(shape);
        const auto same = std::ranges::find(m_shapes, m_shapes[turn]);
        m_canonical[turn] = std::int8_t(same - m_shapes.begin());
        if (m_canonical[turn] == turn)
            m_distinct.push_back(std::int8_t(turn));
    }
}

const Polyomino &Polyomino::of(int kind)
{
    static const PerKind<Polyomino> all{
        Polyomino('F', ".XX/XX./.X."), Polyomino('I', "X/X/X/X/X"),   Polyomino('L', "X./X./X./XX"),
        Polyomino('N', ".X/.X/XX/X."), Polyomino('P', "XX/XX/X."),    Polyomino('T', "XXX/.X./.X."),
        Polyomino('U', "X.X/XXX"),     Polyomino('V', "X../X../XXX"), Polyomino('W', "X../XX./.XX"),
        Polyomino('X', ".X./XXX/.X."), Polyomino('Y', ".X/XX/.X/.X"), Polyomino('Z', "XX./.X./.XX"),
        Polyomino('I', "X/X/X/X"),     Polyomino('O', "XX/XX"),       Polyomino('T', "XXX/.X."),
        Polyomino('S', ".XX/XX."),     Polyomino('L', "X./X./XX"),    Polyomino('m', "X"),
    };
    return all[kind];
}

// Turning a piece over reverses the direction of the quarter turns made before.
int turned(int turn, int by)
{
    const int quarters = by % 4 + (by < 4 ? turn % 4 : 4 - turn % 4);
    return quarters % 4 + ((turn < 4) == (by < 4) ? 0 : 4);
}

} // namespace tilings
