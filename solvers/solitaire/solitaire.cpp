// SPDX-License-Identifier: MIT
#include "solitaire/solitaire.h"

#include "solitaire/explanations.h"
#include "solitaire/jumptrace.h"

namespace solitaire {

Solitaire::Solitaire(std::shared_ptr<const Board> board, Pegs empty, std::optional<int> end)
    : m_board(std::move(board)), m_empty(empty), m_end(end)
{
}

Solitaire::Solitaire(const Board &board, int hole, std::optional<int> end)
    : Solitaire(readyMade(board), bit(hole), end)
{
}

std::vector<core::Path> Solitaire::moves(const core::Position &position) const
{
    const Pegs standing = pegs(position);
    std::vector<core::Path> all;
    for (const Jump &jump : m_board->jumps()) {
        const Jump *const one = &jump;
        if (jump.isLegal(standing))
            all.push_back(pathOf(*m_board, position, {&one, 1}));
    }
    return all;
}

core::Explanation Solitaire::why(const core::Position &position, const core::Step &step) const
{
    if (!position[step.piece].onBoard())
        return {PUZZLE_TEXT("solitaire", "The pegs in the tray are out of the game.")};
    const int from = m_board->hole(position[step.piece].cell);
    if (!step.to.onBoard()) {
        core::Explanation why{
            PUZZLE_TEXT("solitaire", "A peg leaves the board only when another jumps over it.")};
        markHole(why, *m_board, from, core::Role::Moving);
        return why;
    }
    const int to = m_board->hole(step.to.cell);
    if (to >= 0)
        return whyNoJump(pegs(position), from, to);
    core::Explanation why{PUZZLE_TEXT("solitaire", "There is no hole there: that is off the board.")};
    markHole(why, *m_board, from, core::Role::Moving);
    return why;
}

core::Explanation Solitaire::whyNoJump(Pegs pegs, int from, int to) const
{
    core::Explanation why;
    int culprit = to;
    if (pegs & bit(to)) {
        why = {PUZZLE_TEXT("solitaire",
                           "The hole in row %1, column %2 is full: a peg can only jump into an empty one.")};
    } else if (const Jump *const jump = m_board->jumpBetween(from, to)) {
        culprit = jump->over;
        why = {PUZZLE_TEXT("solitaire", "There is no peg in row %1, column %2 to jump over.")};
    } else {
        why = {PUZZLE_TEXT("solitaire",
                           "A peg jumps in a straight line over a neighbour, into the hole right behind it; "
                           "row %1, column %2 is not such a hole.")};
    }
    addRowAndColumn(why, *m_board, culprit);
    markHole(why, *m_board, from, core::Role::Moving);
    markHole(why, *m_board, culprit, core::Role::Culprit);
    return why;
}

bool Solitaire::solved(const core::Position &position) const
{
    const Pegs standing = pegs(position);
    return standing && (standing & (standing - 1)) == 0 && (standing & ends());
}

Pegs Solitaire::pegs(const core::Position &position) const
{
    Pegs standing = 0;
    for (const core::Place &place : position) {
        if (place.onBoard())
            standing |= bit(m_board->hole(place.cell));
    }
    return standing;
}

core::Position Solitaire::position(Pegs pegs) const
{
    core::Position position;
    for (const int hole : m_board->inReadingOrder()) {
        if (pegs & bit(hole))
            position.push_back({std::int16_t(m_board->cell(hole))});
    }
    for (int inTray = 0; std::ssize(position) < m_board->holes(); ++inTray)
        position.push_back({core::Place::box, std::int8_t(inTray)});
    return position;
}

const Jump *Solitaire::jump(const core::Step &step) const
{
    if (!step.from.onBoard() || !step.to.onBoard())
        return nullptr;
    return m_board->jumpBetween(m_board->hole(step.from.cell), m_board->hole(step.to.cell));
}

} // namespace solitaire
