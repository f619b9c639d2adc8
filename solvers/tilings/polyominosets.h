// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/polyomino.h"

namespace tilings {

/// A set of polyominoes that has a name: all that have this many cells.
struct PolyominoSet {
    std::string_view name;
    int size;
};

/// The named sets, from the monomino to the heptominoes.
inline constexpr PolyominoSet polyominoSets[] = {
    {"monominoes", 1},  {"dominoes", 2},   {"trominoes", 3},   {"tetrominoes", 4},
    {"pentominoes", 5}, {"hexominoes", 6}, {"heptominoes", 7},
};

/// Returns the free polyominoes of a size up to 7: all shapes that cannot be turned or turned over into one
/// another. Each is the flattest of its orientations, and always in the same order.
const std::vector<Shape> &freePolyominoes(int size);

} // namespace tilings
