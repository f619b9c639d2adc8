// SPDX-License-Identifier: MIT
#include "tilings/notation.h"

#include "core/positionline.h"
#include "tilings/laying.h"

#include <algorithm>
#include <cctype>

namespace tilings {

namespace {

constexpr std::string_view blanks = " \t\r\n";

core::Fault fault(std::size_t at, core::Text text, std::vector<core::Explanation::Argument> arguments = {})
{
    return {at, {text, std::move(arguments), {}}};
}

/// Reads one word of the notation.
class MoveReader {
public:
    MoveReader(const Tilings &tilings, std::string_view word, std::size_t at)
        : m_tilings(tilings), m_word(word), m_at(at)
    {
    }

    std::variant<core::Step, core::Fault> read(const core::Position &position)
    {
        const auto kind = m_tilings.pieces().kindOf(m_word[0]);
        m_next = 1;
        const bool numbered =
            m_next < m_word.size() && std::isdigit(static_cast<unsigned char>(m_word[m_next]));
        const int copy = numbered ? number() : 1;
        if (!kind || copy < 1 || copy > m_tilings.pieces().count(*kind))
            return fault(m_at, PUZZLE_TEXT("tilings", "“%1” is not a piece of this board"),
                         {core::quoted(m_word)});
        const auto piece = std::int16_t(m_tilings.pieces().firstPiece(*kind) + copy - 1);
        const auto to = place(*kind);
        if (!to)
            return fault(m_at + m_next,
                         PUZZLE_TEXT("tilings", "a place such as @2,3/1 or @- is expected here"));
        return core::Step{piece, position[std::size_t(piece)], *to};
    }

private:
    bool skip(char sign)
    {
        const bool there = m_next < m_word.size() && m_word[m_next] == sign;
        m_next += there ? 1 : 0;
        return there;
    }
    /// -1 when there is none, or one beyond all boards.
    int number()
    {
        const std::size_t from = m_next;
        m_next = std::min(m_word.find_first_not_of("0123456789", from), m_word.size());
        const auto read = core::wholeNumber(m_word.substr(from, m_next - from));
        return read && *read <= m_tilings.grid().size() ? int(*read) : -1;
    }
    std::optional<core::Place> place(int kind)
    {
        if (!skip('@'))
            return std::nullopt;
        if (skip('-'))
            return m_next == m_word.size() ? std::optional(core::Place()) : std::nullopt;
        const int row = number() - 1;
        const int column = skip(',') ? number() - 1 : -1;
        const int turn = skip('/') ? number() : -1;
        if (!m_tilings.grid().has(column, row) || turn < 0 || turn >= Polyomino::turns ||
            m_next < m_word.size())
            return std::nullopt;
        return core::Place{std::int16_t(m_tilings.grid().cell(column, row)),
                           std::int8_t(Polyomino::of(kind).plain(turn))};
    }

    const Tilings &m_tilings;
    std::string_view m_word;
    std::size_t m_at;
    std::size_t m_next = 0;
};

std::string nameOf(const Tilings &tilings, int piece)
{
    const int kind = tilings.kindOf(piece);
    std::string name(1, tilings.pieces().letter(kind));
    if (tilings.pieces().count(kind) > 1)
        name += std::to_string(piece - tilings.pieces().firstPiece(kind) + 1);
    return name;
}

std::string textOf(const core::Grid &grid, const core::Place &place)
{
    if (!place.onBoard())
        return "@-";
    return '@' + std::to_string(grid.row(place.cell) + 1) + ',' +
           std::to_string(grid.column(place.cell) + 1) + '/' + std::to_string(place.turn);
}

} // namespace

std::string spellMoves(const Tilings &tilings, std::span<const core::Step> steps)
{
    std::string text;
    for (const core::Step &step : steps) {
        if (!text.empty())
            text += ' ';
        text += nameOf(tilings, step.piece);
        text += textOf(tilings.grid(), step.to);
    }
    return text;
}

std::variant<core::Path, core::Fault> readMoves(const Tilings &tilings, core::Position position,
                                                std::string_view moves)
{
    core::Path path;
    std::size_t at = std::min(moves.find_first_not_of(blanks), moves.size());
    while (at < moves.size()) {
        const std::size_t end = std::min(moves.find_first_of(blanks, at), moves.size());
        const auto read = MoveReader(tilings, moves.substr(at, end - at), at).read(position);
        if (const auto *found = std::get_if<core::Fault>(&read))
            return *found;
        const core::Step &step = std::get<core::Step>(read);
        if (step.to == step.from)
            return fault(at, PUZZLE_TEXT("tilings", "the piece is there already"));
        if (step.to.onBoard() && !Laying(tilings, position, step.piece).fits(step.to))
            return core::Fault{at, tilings.why(position, step)};
        core::advance(position, step);
        path.push_back(step);
        at = std::min(moves.find_first_not_of(blanks, end), moves.size());
    }
    return path;
}

} // namespace tilings
