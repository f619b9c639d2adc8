// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/board.h"
#include "taquin/gridgraph.h"

#include <type_traits>

namespace taquin {

/// A move considered by a search: the blank moves in this direction, so the tile slides from its cell to the
/// blank's.
struct Slide {
    Direction direction;
    std::int16_t tile;
    std::int16_t from;
    std::int16_t to;
};

/// The requirements of IdaStar on a heuristic: a lower bound of the number of moves that a board still needs,
/// updated with each move. It must never exceed the number of moves needed (otherwise the paths found are not the
/// shortest), and it must be 0 on the ordered board and on no other (that is how the goal is recognized). To add
/// one, write a class with these members and a constructor from a GridGraph and a Board, and add it to the list in
/// heuristics.cpp:
///
/// - `Change`: a type that holds what a slide changes.
/// - `lookahead`: how many slides of a board are prepared before the first of them is evaluated: 1, or
///   directions.size() if `prepare` prefetches memory, which then arrives while others are prepared.
/// - `valueInEvents`: whether the events of a watched search contain the lower bound. True only for pattern
///   databases, which have their own sentences in explainBound() in optimal.cpp. If it is false, an explanation
///   recomputes the bound.
/// - `fits(grid)`: whether the heuristic can be used on boards of this size.
/// - `lowerBound()`: the lower bound of the current board. `isZero()`: whether it is 0.
/// - `prepare(board, slide, most, change)`: writes what the slide will change into `change`. `board` is the board
///   before the slide. A board whose lower bound is more than `most` is too far to be of interest; the lower bound
///   of the current board is at most `most` + 1.
/// - `screen(slide, most, change)`: continues a prepared change. Returns the lower bound after its slide if it
///   already finds that this is more than `most`, otherwise any number up to `most`.
/// - `evaluate(most, change)`: completes a change that passed `screen`. Returns the lower bound after its slide if
///   this is more than `most`, otherwise any number up to `most`.
/// - `apply(change)`: makes the slide of an evaluated change that is not too far. `change` keeps what is needed to
///   undo it.
/// - `undo(change)`: takes back the latest slide.
///
/// A heuristic is copied for each thread of a search.
template <typename H>
concept Heuristic = std::is_copy_constructible_v<H> &&
    requires(const H &heuristic, H &current, const Board &board, const Slide &slide, int most,
             typename H::Change &change)
{
    requires H::lookahead == 1 || H::lookahead == directions.size();
    requires std::is_same_v<decltype(H::valueInEvents), const bool>;
    requires std::is_same_v<decltype(H::fits(board.grid())), bool>;
    requires std::is_same_v<decltype(heuristic.lowerBound()), int>;
    requires std::is_same_v<decltype(heuristic.isZero()), bool>;
    heuristic.prepare(board, slide, most, change);
    requires std::is_same_v<decltype(heuristic.screen(slide, most, change)), int>;
    requires std::is_same_v<decltype(heuristic.evaluate(most, change)), int>;
    current.apply(change);
    current.undo(change);
};

} // namespace taquin
