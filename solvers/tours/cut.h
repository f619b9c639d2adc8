// SPDX-License-Identifier: MIT
#pragma once

#include "tours/tile.h"

namespace tours {

/// How one side of a large board is cut into the sides of tiles.
struct Cut {
    std::vector<int> lengths;
    std::vector<int> begins; ///< as many, and the whole length behind them

    int count() const { return int(lengths.size()); }
    int indexOf(int line) const; ///< of the tiles that this line goes through
};

/// An even length from 6: all parts even.
Cut evenCut(int length);
/// A length from 5: at most one part odd.
Cut anyCut(int length);
/// An odd length from 5: the part with `line` in it alone is odd.
Cut oddCut(int length, int line);

} // namespace tours
