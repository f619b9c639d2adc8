// SPDX-License-Identifier: MIT
#include "solitaire/classes.h"

#include "solitaire/words.h"

#include <algorithm>

namespace solitaire {

namespace {

/// Of three numbers, the one that is even among odd ones or odd among even ones; -1 when they are alike.
int differing(const std::array<int, 3> &count)
{
    for (int colour = 0; colour < 3; ++colour) {
        const int next = count[std::size_t(colour + 1) % 3] % 2;
        const int last = count[std::size_t(colour + 2) % 3] % 2;
        if (next == last && count[std::size_t(colour)] % 2 != next)
            return colour;
    }
    return -1;
}

core::Explanation::Argument number(int value)
{
    return static_cast<long long>(value);
}

/// The numbers are alike along one diagonal: no single peg at all.
core::Explanation explainAlike(const Shape &shape, const ClassRule &rule, int colouring, Pegs pegs)
{
    const std::array<int, 3> count = rule.count(colouring, pegs);
    core::Explanation why{
        PUZZLE_TEXT(
            "solitaire",
            "Give the holes three colours in turn along the diagonals: on them stand %1, %2 and %3 pegs. "
            "Every jump changes each of these numbers by one, so that all three stay even together and odd "
            "together. A single peg would make them 1, 0 and "
            "0: it can never be reached."),
        {number(count[0]), number(count[1]), number(count[2])}};
    for (int hole = 0; hole < shape.holes(); ++hole) {
        if (rule.colour(colouring, hole) == 0)
            mark(why, shape, hole, core::Role::Region);
    }
    return why;
}

} // namespace

ClassRule::ClassRule(const Shape &shape) : m_shape(shape), m_triangular(shape.isTriangular())
{
    for (int hole = 0; hole < shape.holes(); ++hole) {
        const int row = shape.row(hole);
        const int column = shape.column(hole);
        m_colours[0][std::size_t(hole)] = std::int8_t((row + column) % 3);
        m_colours[1][std::size_t(hole)] = std::int8_t((row - column + shape.grid().columns * 3) % 3);
    }
    for (int hole = 0; hole < shape.holes(); ++hole)
        m_classOfHole[std::size_t(hole)] = std::int8_t(classOf(bit(hole)));
}

std::array<int, 3> ClassRule::count(int colouring, Pegs pegs) const
{
    std::array<int, 3> count{};
    for (int hole = 0; hole < m_shape.holes(); ++hole) {
        if (pegs & bit(hole))
            ++count[std::size_t(colour(colouring, hole))];
    }
    return count;
}

int ClassRule::classOf(Pegs pegs) const
{
    int result = 0;
    for (int colouring = 0; colouring < colourings(); ++colouring) {
        const std::array<int, 3> counted = count(colouring, pegs);
        result = result * 4 + (counted[0] + counted[1]) % 2 * 2 + (counted[1] + counted[2]) % 2;
    }
    return result;
}

Pegs ClassRule::lastHoles(Pegs pegs) const
{
    const int wanted = classOf(pegs);
    Pegs holes = 0;
    for (int hole = 0; hole < m_shape.holes(); ++hole) {
        if (m_classOfHole[std::size_t(hole)] == wanted)
            holes |= bit(hole);
    }
    return holes;
}

const ClassRule &classRule(const Shape &shape)
{
    static const std::vector<ClassRule> rules = [] {
        std::vector<ClassRule> all;
        for (const Shape *const one : shapes())
            all.emplace_back(*one);
        return all;
    }();
    return rules[std::size_t(std::ranges::find(shapes(), &shape) - shapes().begin())];
}

core::Explanation explainClass(const Shape &shape, Pegs pegs, Pegs wanted)
{
    const ClassRule &rule = classRule(shape);
    for (int colouring = 0; colouring < rule.colourings(); ++colouring) {
        if (differing(rule.count(colouring, pegs)) < 0)
            return explainAlike(shape, rule, colouring, pegs);
    }
    const Pegs possible = rule.lastHoles(pegs);
    core::Explanation why{
        possible
            ? PUZZLE_TEXT(
                  "solitaire",
                  "Count the pegs in three colours in turn along the diagonals: jumps never change which of "
                  "the three numbers is odd among even ones, or even among odd ones. From here a last peg "
                  "can end in few holes only, and in none of those wanted.")
            : PUZZLE_TEXT(
                  "solitaire",
                  "Count the pegs in three colours in turn along the diagonals: jumps never change which of "
                  "the three numbers is odd among even ones, or even among odd ones. From here a last peg "
                  "would have to end in a hole that this board has not.")};
    for (int hole = 0; hole < shape.holes(); ++hole) {
        if (possible & bit(hole))
            mark(why, shape, hole, core::Role::Target);
        else if (wanted != shape.all() && (wanted & bit(hole)))
            mark(why, shape, hole, core::Role::Culprit);
    }
    return why;
}

} // namespace solitaire
