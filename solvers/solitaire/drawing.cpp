// SPDX-License-Identifier: MIT
#include "solitaire/drawing.h"

namespace solitaire {

Drawing::Drawing(const Solitaire &solitaire, const core::Position &position, int margin)
    : Drawing({solitaire.grid().columns + 2 * margin, solitaire.grid().rows + 2 * margin},
              solitaire.board().isTriangular())
{
    const Board &board = solitaire.board();
    const Pegs pegs = solitaire.pegs(position);
    for (const int hole : board.inReadingOrder()) {
        const int cell = grid.cell(board.column(hole) - 1 + margin, board.row(hole) - 1 + margin);
        signs[cell] = pegs & bit(hole) ? Peg : Hole;
        if (solitaire.end() == hole)
            end = cell;
    }
}

std::variant<core::Game, core::Explanation> Drawing::game() const
{
    Shape whole{grid, {}, triangular};
    for (const Sign sign : signs)
        whole.holes.push_back(sign != Outside);
    if (whole.count() < fewestHoles)
        return core::Explanation{PUZZLE_TEXT("solitaire", "A board has at least %1 holes."), {fewestHoles}};
    if (whole.count() > maxHoles)
        return core::Explanation{PUZZLE_TEXT("solitaire", "A board has at most %1 holes."), {maxHoles}};
    if (std::ranges::count(signs, Peg) == 0)
        return core::Explanation{PUZZLE_TEXT("solitaire", "The last peg stays: there must be at least one.")};
    const Shape shape = whole.cropped();
    if (shape.grid.columns > maxSide || shape.grid.rows > maxSide)
        return core::Explanation{PUZZLE_TEXT("solitaire", "A board has at most %1 rows and %1 columns."),
                                 {maxSide}};
    const auto board = boardOf(shape);
    Pegs pegs = 0;
    std::optional<int> last;
    // The holes of both, in reading order, are the same.
    auto hole = board->inReadingOrder().begin();
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (signs[cell] == Outside)
            continue;
        pegs |= signs[cell] == Peg ? bit(*hole) : 0;
        if (cell == end)
            last = *hole;
        ++hole;
    }
    Pegs empty = board->allHoles() & ~pegs;
    if (empty == 0 || 2 * countPegs(empty) >= board->holes())
        empty = bit(board->classicHole());
    const auto solitaire = std::make_shared<const Solitaire>(board, empty, last);
    return core::Game{solitaire, solitaire->position(pegs)};
}

} // namespace solitaire
