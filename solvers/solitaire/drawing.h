// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/solitaire.h"

namespace solitaire {

/// A board with its pegs as a player draws it, cell by cell; it need not be a board yet.
struct Drawing {
    enum Sign : std::uint8_t { Outside, Hole, Peg };

    core::Grid grid;
    core::PerCell<Sign> signs;
    bool triangular = false;
    std::optional<int> end = {}; ///< the cell of the hole where the last peg must end

    Drawing(core::Grid size, bool isTriangular)
        : grid(size), signs(std::size_t(size.size()), Outside), triangular(isTriangular)
    {
    }
    /// Makes the drawing of a position, with `margin` more rows and columns outside of the board on every side.
    Drawing(const Solitaire &solitaire, const core::Position &position, int margin);

    /// Returns the board and its pegs, or why there is none. The holes drawn as empty are the empty ones at the
    /// start, if they are fewer than half.
    std::variant<core::Game, core::Explanation> game() const;
};

} // namespace solitaire
