// SPDX-License-Identifier: MIT
#pragma once

#include "core/indexed.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core {

/// The place of a piece: a cell of the board or the box beside it, and the orientation of the piece.
struct Place {
    static constexpr std::int16_t box = -1;

    std::int16_t cell = box; ///< numbered row by row from 0; at most 32,767 cells
    std::int8_t turn = 0;

    bool onBoard() const { return cell != box; }
    friend bool operator==(const Place &, const Place &) = default;
};

/// One piece moves from one place to another: the only kind of change to a position.
struct Step {
    std::int16_t piece = 0;
    Place from;
    Place to;
    bool closes = true; ///< the step ends a move; a jump in solitaire is two steps and one move

    friend bool operator==(const Step &, const Step &) = default;
};

using Position = PerPiece<Place>; ///< one place for each piece
using Path = std::vector<Step>;   ///< a flat list; `closes` marks the ends of moves

inline void advance(Position &position, const Step &step)
{
    position[step.piece] = step.to;
}
inline void retreat(Position &position, const Step &step)
{
    position[step.piece] = step.from;
}

/// Returns the position that `steps` lead to.
Position after(Position position, std::span<const Step> steps);

/// Returns the path backwards: its moves in reverse order, each undone.
Path reversed(std::span<const Step> steps);

/// Returns the number of moves in these steps.
std::size_t countMoves(std::span<const Step> steps);

} // namespace core
