// SPDX-License-Identifier: MIT
#include "solitaire/solitaire.h"

#include "solitaire/troop.h"
#include "solitaire/words.h"

#include <algorithm>
#include <cstdlib>

namespace solitaire {

namespace {

const Jump *jumpBetween(const Shape &shape, int from, int to)
{
    const auto found = std::ranges::find_if(
        shape.jumps(), [=](const Jump &jump) { return jump.from == from && jump.to == to; });
    return found == shape.jumps().end() ? nullptr : &*found;
}

const Jump *jumpAlong(const Shape &shape, int from, Way way)
{
    const auto found = std::ranges::find_if(
        shape.jumps(), [=](const Jump &jump) { return jump.from == from && jump.way == way; });
    return found == shape.jumps().end() ? nullptr : &*found;
}

/// Reads "24d 32r", one jump after the other, up to the first fault.
class JumpReader {
public:
    JumpReader(const Shape &shape, Pegs pegs, std::string_view text)
        : m_shape(shape), m_pegs(pegs), m_text(text)
    {
    }

    std::variant<std::vector<const Jump *>, core::Fault> read()
    {
        constexpr std::string_view blanks = " \t\r\n";
        std::vector<const Jump *> jumps;
        for (std::size_t at = m_text.find_first_not_of(blanks); at != m_text.npos;) {
            const std::size_t end = std::min(m_text.find_first_of(blanks, at), m_text.size());
            const auto jump = one(m_text.substr(at, end - at));
            if (const auto *why = std::get_if<core::Explanation>(&jump))
                return core::Fault{at, *why};
            jumps.push_back(std::get<const Jump *>(jump));
            m_pegs ^= jumps.back()->triple;
            at = m_text.find_first_not_of(blanks, end);
        }
        return jumps;
    }

private:
    std::variant<const Jump *, core::Explanation> one(std::string_view word) const
    {
        const std::size_t letters = m_shape.isTriangular() ? 6 : 4;
        const std::size_t way = word.size() == 3 ? wayLetters.substr(0, letters).find(word[2]) : word.npos;
        if (way == word.npos)
            return core::Explanation{
                m_shape.isTriangular()
                    ? PUZZLE_TEXT("solitaire",
                                  "a jump is a row, a column and one of the letters u, r, d, l, y and "
                                  "n, such as 31u")
                    : PUZZLE_TEXT(
                          "solitaire",
                          "a jump is a row, a column and one of the letters u, r, d and l, such as 24d")};
        const std::optional<int> from = m_shape.named(word.substr(0, 2));
        if (!from)
            return core::Explanation{PUZZLE_TEXT("solitaire", "this board has no hole %1"),
                                     {std::string(word.substr(0, 2))}};
        const Jump *const jump = jumpAlong(m_shape, *from, Way(way));
        if (!jump || !jump->isLegal(m_pegs))
            return core::Explanation{PUZZLE_TEXT("solitaire", "this jump is not possible here")};
        return jump;
    }

    const Shape &m_shape;
    Pegs m_pegs;
    std::string_view m_text;
};

} // namespace

Solitaire::Solitaire(const Shape &shape, int hole, std::optional<int> end)
    : m_shape(shape), m_hole(hole), m_end(end)
{
}

std::string Solitaire::options() const
{
    std::string text = m_shape.id();
    if (m_hole != m_shape.classicHole())
        text += ",hole=" + m_shape.name(m_hole);
    if (m_end)
        text += ",end=" + m_shape.name(*m_end);
    return text;
}

std::string Solitaire::write(const core::Position &position) const
{
    const Pegs standing = pegs(position);
    const core::Grid grid = m_shape.grid();
    std::string text;
    for (int row = 0; row < grid.rows; ++row) {
        if (row > 0)
            text += '/';
        for (int column = 0; column < (m_shape.isTriangular() ? row + 1 : grid.columns); ++column) {
            const int hole = m_shape.hole(grid.cell(column, row));
            text += hole < 0 ? '-' : (standing & bit(hole)) ? 'O' : '.';
        }
    }
    return text;
}

std::string Solitaire::spell(const core::Position &, std::span<const core::Step> steps) const
{
    std::string text;
    for (const core::Step &step : steps) {
        const Jump *const leap = jump(step);
        if (!leap)
            continue;
        if (!text.empty())
            text += ' ';
        text += m_shape.name(leap->from) + wayLetters[std::size_t(leap->way)];
    }
    return text;
}

std::variant<core::Path, core::Fault> Solitaire::replay(const core::Position &from,
                                                        std::string_view moves) const
{
    auto read = JumpReader(m_shape, pegs(from), moves).read();
    if (auto *fault = std::get_if<core::Fault>(&read))
        return std::move(*fault);
    return pathOf(m_shape, from, std::get<std::vector<const Jump *>>(read));
}

std::vector<core::Path> Solitaire::moves(const core::Position &position) const
{
    const Pegs standing = pegs(position);
    std::vector<core::Path> all;
    for (const Jump &jump : m_shape.jumps()) {
        const Jump *const one = &jump;
        if (jump.isLegal(standing))
            all.push_back(pathOf(m_shape, position, {&one, 1}));
    }
    return all;
}

core::Explanation Solitaire::why(const core::Position &position, const core::Step &step) const
{
    if (!position[std::size_t(step.piece)].onBoard())
        return {PUZZLE_TEXT("solitaire", "The pegs in the tray are out of the game.")};
    const int from = m_shape.hole(position[std::size_t(step.piece)].cell);
    if (!step.to.onBoard()) {
        core::Explanation why{
            PUZZLE_TEXT("solitaire", "A peg leaves the board only when another one jumps over it.")};
        mark(why, m_shape, from, core::Role::Moving);
        return why;
    }
    const int to = m_shape.hole(step.to.cell);
    if (to >= 0)
        return whyNoJump(pegs(position), from, to);
    core::Explanation why{PUZZLE_TEXT("solitaire", "There is no hole: that is beside the board.")};
    mark(why, m_shape, from, core::Role::Moving);
    return why;
}

core::Explanation Solitaire::whyNoJump(Pegs pegs, int from, int to) const
{
    core::Explanation why;
    int culprit = to;
    if (pegs & bit(to)) {
        why = {PUZZLE_TEXT("solitaire", "The hole in row %1, column %2 is taken: a peg needs an empty one.")};
    } else if (const Jump *const jump = jumpBetween(m_shape, from, to)) {
        culprit = jump->over;
        why = {PUZZLE_TEXT("solitaire", "There is no peg in row %1, column %2 to jump over.")};
    } else {
        why = {PUZZLE_TEXT("solitaire",
                           "A peg jumps in a straight line over one neighbour, into the hole right "
                           "behind it: row %1, column %2 is no such hole.")};
    }
    name(why, m_shape, culprit);
    mark(why, m_shape, from, core::Role::Moving);
    mark(why, m_shape, culprit, core::Role::Culprit);
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
            standing |= bit(m_shape.hole(place.cell));
    }
    return standing;
}

core::Position Solitaire::position(Pegs pegs) const
{
    core::Position position;
    for (const int hole : m_shape.inReadingOrder()) {
        if (pegs & bit(hole))
            position.push_back({std::int16_t(m_shape.cell(hole))});
    }
    for (int inTray = 0; std::ssize(position) < m_shape.holes(); ++inTray)
        position.push_back({core::Place::box, std::int8_t(inTray)});
    return position;
}

const Jump *Solitaire::jump(const core::Step &step) const
{
    if (!step.from.onBoard() || !step.to.onBoard())
        return nullptr;
    return jumpBetween(m_shape, m_shape.hole(step.from.cell), m_shape.hole(step.to.cell));
}

} // namespace solitaire
