// SPDX-License-Identifier: MIT
#include "tilings/pieceset.h"

#include "core/positionline.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace tilings {

namespace {

constexpr int maxLetters = 4; // up to this many copies are written letter by letter; more as a number
constexpr std::string_view onlyPentominoes = "FNPUVWXYZ";

/// Returns whether this letter names both a pentomino and a tetromino.
bool isAmbiguous(char letter)
{
    return letter == 'I' || letter == 'L' || letter == 'T';
}

char lowerCase(char letter)
{
    return char(std::tolower(static_cast<unsigned char>(letter)));
}

int kindOfLetter(char letter, bool isPentomino)
{
    const int from = isPentomino ? 0 : Polyomino::pentominoes;
    const int to = isPentomino ? Polyomino::pentominoes : Polyomino::kinds;
    for (int kind = from; kind < to; ++kind) {
        if (Polyomino::of(kind).letter() == letter)
            return kind;
    }
    return -1;
}

/// Reads the letters of a set of pieces, up to the first fault.
class PieceSetReader {
public:
    PieceSetReader(std::string_view letters, std::size_t at)
        : m_letters(letters), m_at(at),
          m_hasPentominoes(letters.find_first_of(onlyPentominoes) != letters.npos)
    {
    }

    std::variant<PieceSet, core::Fault> read();

private:
    std::optional<core::Fault> readItem();
    /// Reads the next letter, which names a kind.
    std::optional<int> readKind();
    /// Reads the number after "*"; returns 1 if there is no "*".
    std::optional<int> readCount();
    core::Fault fault(std::size_t index, core::Text text,
                      std::vector<core::Explanation::Argument> arguments = {}) const;

    std::string_view m_letters;
    std::size_t m_at;
    std::size_t m_next = 0;
    bool m_hasPentominoes; ///< I, L and T also mean pentominoes
    PieceSet m_set;
};

core::Fault PieceSetReader::fault(std::size_t index, core::Text text,
                                  std::vector<core::Explanation::Argument> arguments) const
{
    return {m_at + index, {text, std::move(arguments), {}}};
}

std::variant<PieceSet, core::Fault> PieceSetReader::read()
{
    while (m_next < m_letters.size()) {
        if (auto found = readItem())
            return *std::move(found);
    }
    if (m_set.size() == 0)
        return fault(0, PUZZLE_TEXT("tilings", "at least one piece is needed"));
    return m_set;
}

std::optional<core::Fault> PieceSetReader::readItem()
{
    const std::size_t at = m_next;
    const auto kind = readKind();
    if (!kind)
        return fault(at, PUZZLE_TEXT("tilings", "“%1” is not a piece: the pieces are %2"),
                     {core::quoted(m_letters.substr(at)), std::string("FILNPTUVWXYZ, IOTSL, m")});
    const std::size_t behind = m_next;
    const auto count = readCount();
    if (!count)
        return fault(behind, PUZZLE_TEXT("tilings", "a number of pieces from 1 to %1 is expected after “*”"),
                     {static_cast<long long>(PieceSet::maxPieces)});
    m_set.setCount(*kind, m_set.count(*kind) + *count);
    if (m_set.size() > PieceSet::maxPieces)
        return fault(at, PUZZLE_TEXT("tilings", "a board can have at most %1 pieces"),
                     {static_cast<long long>(PieceSet::maxPieces)});
    return std::nullopt;
}

std::optional<int> PieceSetReader::readKind()
{
    const char letter = m_letters[m_next++];
    constexpr std::string_view capitals = "ILT";
    constexpr std::string_view small = "ilt";
    bool isPentomino = onlyPentominoes.find(letter) != onlyPentominoes.npos;
    if (const auto at = small.find(letter); at != small.npos)
        return kindOfLetter(capitals[at], false);
    if (isAmbiguous(letter)) {
        isPentomino = m_hasPentominoes;
        if (m_next < m_letters.size() && m_letters[m_next] == '5') {
            isPentomino = true;
            ++m_next;
        }
    }
    const int found = kindOfLetter(letter, isPentomino);
    return found < 0 ? std::nullopt : std::optional(found);
}

std::optional<int> PieceSetReader::readCount()
{
    if (m_next == m_letters.size() || m_letters[m_next] != '*')
        return 1;
    const std::size_t from = m_next + 1;
    m_next = std::min(m_letters.find_first_not_of("0123456789", from), m_letters.size());
    const auto number = core::wholeNumber(m_letters.substr(from, m_next - from));
    if (!number || *number < 1 || *number > PieceSet::maxPieces)
        return std::nullopt;
    return int(*number);
}

} // namespace

std::variant<PieceSet, core::Fault> PieceSet::read(std::string_view letters, std::size_t at)
{
    return PieceSetReader(letters, at).read();
}

std::optional<core::Fault> PieceSet::readFixed(std::string_view letters, std::size_t at)
{
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const auto kind = kindOf(letters[i]);
        if (!kind)
            return core::Fault{at + i,
                               {PUZZLE_TEXT("tilings", "“%1” is not the letter of a piece of this board"),
                                {core::quoted(letters.substr(i))}}};
        if (isFixed(*kind))
            return core::Fault{at + i,
                               {PUZZLE_TEXT("tilings", "“%1” is given twice"), {std::string(1, letters[i])}}};
        setFixed(*kind, true);
    }
    return std::nullopt;
}

PieceSet PieceSet::tetrominoes()
{
    PieceSet set;
    for (int kind = Polyomino::pentominoes; kind < Polyomino::kinds; ++kind)
        set.setCount(kind, 1);
    return set;
}

PieceSet PieceSet::pentominoes()
{
    PieceSet set;
    for (int kind = 0; kind < Polyomino::pentominoes; ++kind)
        set.setCount(kind, 1);
    return set;
}

bool PieceSet::hasPentominoes() const
{
    return std::any_of(m_counts.begin(), m_counts.begin() + Polyomino::pentominoes,
                       [](int count) { return count > 0; });
}

/// Returns whether the set has a letter that can only be a pentomino, which makes readers take I, L and T for
/// pentominoes.
bool PieceSet::hasUnambiguousPentomino() const
{
    for (int kind = 0; kind < Polyomino::pentominoes; ++kind) {
        if (count(kind) > 0 && !isAmbiguous(Polyomino::of(kind).letter()))
            return true;
    }
    return false;
}

std::string PieceSet::letters() const
{
    const bool needsDigit = !hasUnambiguousPentomino();
    std::string text;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        std::string name(1, letter(kind));
        if (kind < Polyomino::pentominoes && isAmbiguous(name[0]) && needsDigit)
            name += '5';
        if (count(kind) > maxLetters)
            text += name + '*' + std::to_string(count(kind));
        for (int copy = 0; copy < count(kind) && count(kind) <= maxLetters; ++copy)
            text += name;
    }
    return text;
}

std::string PieceSet::fixedLetters() const
{
    std::string text;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        if (count(kind) > 0 && isFixed(kind) && Polyomino::of(kind).isChiral())
            text += letter(kind);
    }
    return text;
}

int PieceSet::size() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), 0);
}

int PieceSet::area() const
{
    int cells = 0;
    for (int kind = 0; kind < Polyomino::kinds; ++kind)
        cells += count(kind) * Polyomino::of(kind).size();
    return cells;
}

int PieceSet::kindOf(int piece) const
{
    int kind = 0;
    for (; piece >= count(kind); ++kind)
        piece -= count(kind);
    return kind;
}

int PieceSet::firstPiece(int kind) const
{
    return std::accumulate(m_counts.begin(), m_counts.begin() + kind, 0);
}

char PieceSet::letter(int kind) const
{
    const char letter = Polyomino::of(kind).letter();
    const bool isSmall = kind >= Polyomino::pentominoes && isAmbiguous(letter) && hasPentominoes();
    return isSmall ? lowerCase(letter) : letter;
}

std::optional<int> PieceSet::kindOf(char wanted) const
{
    std::optional<int> inOtherCase;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        if (count(kind) == 0)
            continue;
        if (letter(kind) == wanted)
            return kind;
        if (lowerCase(letter(kind)) == lowerCase(wanted))
            inOtherCase = kind;
    }
    return inOtherCase;
}

std::span<const std::int8_t> PieceSet::turns(int kind) const
{
    const std::span<const std::int8_t> all = Polyomino::of(kind).distinctTurns();
    if (!isFixed(kind))
        return all;
    const auto over = std::ranges::find_if(all, [](int turn) { return turn >= Polyomino::turns / 2; });
    return all.first(std::size_t(over - all.begin()));
}

bool PieceSet::allows(int kind, int turn) const
{
    return std::ranges::find(turns(kind), turn) != turns(kind).end();
}

} // namespace tilings
