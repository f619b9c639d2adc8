// SPDX-License-Identifier: MIT
#include "tilings/polyominosets.h"

#include <algorithm>
#include <set>

namespace tilings {

namespace {

/// Returns of all orientations of a shape the one with the fewest rows, and of these the first in order: equal
/// polyominoes have the same.
Shape representative(const Shape &cells)
{
    const Polyomino polyomino(cells);
    Shape best = polyomino.shape(0);
    for (const std::int8_t turn : polyomino.distinctTurns()) {
        const Shape &shape = polyomino.shape(turn);
        if (std::pair(shape.back().row, shape) < std::pair(best.back().row, best))
            best = shape;
    }
    return best;
}

/// Returns the polyominoes with one cell more than these.
std::vector<Shape> grown(const std::vector<Shape> &smaller)
{
    std::set<Shape> all;
    for (const Shape &shape : smaller) {
        for (const Offset &cell : shape) {
            for (const auto &[row, column] : {std::pair(-1, 0), {0, -1}, {0, 1}, {1, 0}}) {
                const Offset added{std::int8_t(cell.row + row), std::int8_t(cell.column + column)};
                if (std::ranges::find(shape, added) != shape.end())
                    continue;
                Shape larger = shape;
                larger.push_back(added);
                all.insert(representative(larger));
            }
        }
    }
    return {all.begin(), all.end()};
}

} // namespace

const std::vector<Shape> &freePolyominoes(int size)
{
    static const auto bySize = [] {
        constexpr int largest = 7;
        core::IndexedArray<std::vector<Shape>, largest + 1> made;
        made[1] = {{Offset{}}};
        for (int cells = 2; cells <= largest; ++cells)
            made[cells] = grown(made[cells - 1]);
        return made;
    }();
    return bySize[size];
}

} // namespace tilings
