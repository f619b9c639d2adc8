// SPDX-License-Identifier: MIT
#include "solitaire/proofs/positionclass.h"

#include "solitaire/explanations.h"

namespace solitaire {

namespace {

bool haveSameParity(const std::array<int, 3> &count)
{
    return count[0] % 2 == count[1] % 2 && count[1] % 2 == count[2] % 2;
}

core::Explanation::Argument number(int value)
{
    return static_cast<long long>(value);
}

/// Explains that the three numbers of one colouring have the same parity, so that no single peg can remain.
core::Explanation explainSameParity(const Board &board, int colouring, Pegs pegs)
{
    const PositionClass &rule = positionClass(board);
    const std::array<int, 3> count = rule.count(colouring, pegs);
    core::Explanation why{
        PUZZLE_TEXT(
            "solitaire",
            "Colour the holes in three colours, A, B and C, by diagonals: they hold %1, %2 and %3 pegs. "
            "Every jump "
            "changes each number by one, so they are always all three even or all three odd. A single peg "
            "would make them 1, 0 and 0: that is impossible."),
        {number(count[0]), number(count[1]), number(count[2])}};
    constexpr std::array looks{core::Role::Region, core::Role::Placed, core::Role::Target};
    for (int hole = 0; hole < board.holes(); ++hole) {
        const auto colour = std::size_t(rule.colour(colouring, hole));
        markHole(why, board, hole, looks[colour], std::string(1, "ABC"[colour]));
    }
    return why;
}

} // namespace

PositionClass::PositionClass(const Board &board) : m_board(board)
{
    for (int hole = 0; hole < board.holes(); ++hole) {
        const int row = board.row(hole);
        const int column = board.column(hole);
        m_colours[0][hole] = std::int8_t((row + column) % 3);
        m_colours[1][hole] = std::int8_t((row - column + board.grid().columns * 3) % 3);
    }
    for (int hole = 0; hole < board.holes(); ++hole)
        m_classOfHole[hole] = std::int8_t(of(bit(hole)));
}

std::array<int, 3> PositionClass::count(int colouring, Pegs pegs) const
{
    std::array<int, 3> count{};
    for (int hole = 0; hole < m_board.holes(); ++hole) {
        if (pegs & bit(hole))
            ++count[std::size_t(colour(colouring, hole))];
    }
    return count;
}

int PositionClass::of(Pegs pegs) const
{
    int result = 0;
    for (int colouring = 0; colouring < colourings(); ++colouring) {
        const std::array<int, 3> counted = count(colouring, pegs);
        result = result * 4 + (counted[0] + counted[1]) % 2 * 2 + (counted[1] + counted[2]) % 2;
    }
    return result;
}

Pegs PositionClass::possibleEnds(Pegs pegs) const
{
    const int wanted = of(pegs);
    Pegs holes = 0;
    for (int hole = 0; hole < m_board.holes(); ++hole) {
        if (m_classOfHole[hole] == wanted)
            holes |= bit(hole);
    }
    return holes;
}

core::Explanation explainPositionClass(const Board &board, Pegs pegs, Pegs ends)
{
    const PositionClass &rule = positionClass(board);
    for (int colouring = 0; colouring < rule.colourings(); ++colouring) {
        if (haveSameParity(rule.count(colouring, pegs)))
            return explainSameParity(board, colouring, pegs);
    }
    const Pegs possible = rule.possibleEnds(pegs);
    core::Explanation why{
        possible
            ? PUZZLE_TEXT("solitaire",
                          "Colour the holes in three colours by diagonals and count the pegs on each: a jump "
                          "changes all three counts by one, so two counts that are alike, both even or both "
                          "odd, always stay alike. From here the last peg can end in only a few holes, and "
                          "none of them is one that is wanted.")
            : PUZZLE_TEXT(
                  "solitaire",
                  "Colour the holes in three colours by diagonals and count the pegs on each: a jump changes "
                  "all three counts by one, so two counts that are alike, both even or both odd, always stay "
                  "alike. From here the last peg would have to end in a hole that this board does not "
                  "have.")};
    for (int hole = 0; hole < board.holes(); ++hole) {
        if (possible & bit(hole))
            markHole(why, board, hole, core::Role::Target);
        else if (ends != board.allHoles() && (ends & bit(hole)))
            markHole(why, board, hole, core::Role::Culprit);
    }
    return why;
}

} // namespace solitaire
