// SPDX-License-Identifier: MIT
#include "tilings/setreader.h"

#include "core/positionline.h"

namespace tilings {

namespace {

constexpr std::string_view onlyPentominoes = "FNPUVWXYZ";

int kindOf(char letter, bool pentomino)
{
    const int from = pentomino ? 0 : Polyomino::pentominoes;
    const int to = pentomino ? Polyomino::pentominoes : Polyomino::kinds;
    for (int kind = from; kind < to; ++kind) {
        if (Polyomino::of(kind).letter() == letter)
            return kind;
    }
    return -1;
}

} // namespace

core::Fault SetReader::fault(std::size_t index, core::Text text,
                             std::vector<core::Explanation::Argument> arguments) const
{
    return {m_at + index, {text, std::move(arguments), {}}};
}

std::variant<PieceSet, core::Fault> SetReader::read()
{
    m_pentominoes = m_letters.find_first_of(onlyPentominoes) != m_letters.npos;
    while (m_next < m_letters.size()) {
        if (auto found = readOne())
            return *std::move(found);
    }
    if (m_set.size() == 0)
        return fault(0, PUZZLE_TEXT("tilings", "at least one piece is needed"));
    return m_set;
}

std::optional<core::Fault> SetReader::readOne()
{
    const std::size_t at = m_next;
    const auto which = kind();
    if (!which)
        return fault(at, PUZZLE_TEXT("tilings", "“%1” is not a piece: they are called %2"),
                     {core::quoted(m_letters.substr(at)), std::string("FILNPTUVWXYZ, IOTSL, m")});
    const std::size_t behind = m_next;
    const auto copies = count();
    if (!copies)
        return fault(behind, PUZZLE_TEXT("tilings", "behind “*” a number of pieces from 1 to %1 is expected"),
                     {static_cast<long long>(PieceSet::most)});
    m_set.setCount(*which, m_set.count(*which) + *copies);
    if (m_set.size() > PieceSet::most)
        return fault(at, PUZZLE_TEXT("tilings", "a board has at most %1 pieces"),
                     {static_cast<long long>(PieceSet::most)});
    return std::nullopt;
}

std::optional<int> SetReader::kind()
{
    const char letter = m_letters[m_next++];
    constexpr std::string_view both = "ILT";
    constexpr std::string_view small = "ilt";
    bool pentomino = onlyPentominoes.find(letter) != onlyPentominoes.npos;
    if (const auto at = small.find(letter); at != small.npos)
        return kindOf(both[at], false);
    if (both.find(letter) != both.npos) {
        pentomino = m_pentominoes;
        if (m_next < m_letters.size() && m_letters[m_next] == '5') {
            pentomino = true;
            ++m_next;
        }
    }
    const int found = kindOf(letter, pentomino);
    return found < 0 ? std::nullopt : std::optional(found);
}

std::optional<int> SetReader::count()
{
    if (m_next == m_letters.size() || m_letters[m_next] != '*')
        return 1;
    const std::size_t from = m_next + 1;
    m_next = std::min(m_letters.find_first_not_of("0123456789", from), m_letters.size());
    const auto number = core::wholeNumber(m_letters.substr(from, m_next - from));
    if (!number || *number < 1 || *number > PieceSet::most)
        return std::nullopt;
    return int(*number);
}

} // namespace tilings
