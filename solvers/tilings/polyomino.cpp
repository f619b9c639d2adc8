// SPDX-License-Identifier: MIT
#include "tilings/polyomino.h"

#include <algorithm>
#include <cstdlib>

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

Shape rotated(Shape shape)
{
    for (Offset &cell : shape)
        cell = {cell.column, std::int8_t(-cell.row)};
    return shape;
}

/// The letter of a ready-made kind, and its drawing.
struct ReadyMade {
    char letter;
    std::string_view drawing;
};

constexpr core::IndexedArray<ReadyMade, Polyomino::kinds> readyMade{{{
    {'F', ".XX/XX./.X."},
    {'I', "X/X/X/X/X"},
    {'L', "X./X./X./XX"},
    {'N', ".X/.X/XX/X."},
    {'P', "XX/XX/X."},
    {'T', "XXX/.X./.X."},
    {'U', "X.X/XXX"},
    {'V', "X../X../XXX"},
    {'W', "X../XX./.XX"},
    {'X', ".X./XXX/.X."},
    {'Y', ".X/XX/.X/.X"},
    {'Z', "XX./.X./.XX"},
    {'I', "X/X/X/X"},
    {'O', "XX/XX"},
    {'T', "XXX/.X."},
    {'S', ".XX/XX."},
    {'L', "X./X./XX"},
    {'m', "X"},
}}};

} // namespace

Shape normalized(Shape shape)
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
    return normalized(std::move(shape));
}

int firstApart(const Shape &cells)
{
    core::Indexed<bool> reached(cells.size(), false);
    reached[0] = true;
    std::vector<Offset> border{cells.front()};
    while (!border.empty()) {
        const Offset from = border.back();
        border.pop_back();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (reached[i] ||
                std::abs(cells[i].row - from.row) + std::abs(cells[i].column - from.column) != 1)
                continue;
            reached[i] = true;
            border.push_back(cells[i]);
        }
    }
    const auto apart = std::ranges::find(reached, false);
    return apart == reached.end() ? -1 : int(apart - reached.begin());
}

Polyomino::Polyomino(const Shape &cells)
{
    for (int turn = 0; turn < turns; ++turn) {
        Shape shape = turn < turns / 2 ? cells : turnedOver(cells);
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
    static const core::Indexed<Polyomino> all = [] {
        core::Indexed<Polyomino> made;
        for (const ReadyMade &each : readyMade)
            made.emplace_back(readDrawing(each.drawing));
        return made;
    }();
    return all[kind];
}

char Polyomino::letterOf(int kind)
{
    return readyMade[kind].letter;
}

// Turning a piece over reverses the direction of the quarter turns made before.
int turned(int turn, int by)
{
    const int quarters = by % 4 + (by < 4 ? turn % 4 : 4 - turn % 4);
    return quarters % 4 + ((turn < 4) == (by < 4) ? 0 : 4);
}

} // namespace tilings
