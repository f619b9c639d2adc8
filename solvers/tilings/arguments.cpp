// SPDX-License-Identifier: MIT
#include "tilings/arguments.h"

#include "tilings/colouring.h"

namespace tilings {

namespace {

core::Explanation areasDiffer(const Tilings &tilings, const Board &board, const core::Position &position)
{
    long long area = 0;
    for (std::size_t piece = 0; piece < position.size(); ++piece)
        area += position[piece].onBoard() ? 0 : Polyomino::of(tilings.kindOf(int(piece))).size();
    const long long empty = board.freeCells();
    if (area == empty)
        return {};
    return {PUZZLE_TEXT_N("tilings",
                          "All pieces are to be used, and those left cover %n cell(s) in all; but %1 "
                          "are empty."),
            {area, empty}};
}

} // namespace

core::Explanation impossible(const Tilings &tilings, const core::Position &position)
{
    const Board board(tilings, position);
    if (core::Explanation why = areasDiffer(tilings, board, position); !why.empty())
        return why;
    const Supply supply(tilings, position);
    if (const Hole hole = hopelessHole(board, supply); !hole.empty())
        return explainHole(hole, supply);
    for (const Colouring &colouring : Colouring::all()) {
        if (core::Explanation why = colouring.forbids(board, position); !why.empty())
            return why;
    }
    return {};
}

core::Explanation explainTried(const Tilings &tilings)
{
    const std::string fixed = tilings.pieces().fixedLetters();
    if (fixed.empty())
        return {PUZZLE_TEXT("tilings",
                            "Everything was tried: the pieces, each used once and turned over at will, "
                            "cannot cover the board.")};
    return {PUZZLE_TEXT("tilings",
                        "Everything was tried: the pieces, each used once and %1 never turned over, "
                        "cannot cover the board."),
            {fixed}};
}

} // namespace tilings
