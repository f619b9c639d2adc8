// SPDX-License-Identifier: MIT
#include "tilings/pieceset.h"

#include "core/positionline.h"
#include "tilings/setreader.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace tilings {

namespace {

constexpr int repeated = 4; // so many copies are written letter by letter, more as a number

bool isAmbiguous(char letter)
{
    return letter == 'I' || letter == 'L' || letter == 'T';
}

} // namespace

std::variant<PieceSet, core::Fault> PieceSet::read(std::string_view letters, std::size_t at)
{
    return SetReader(letters, at).read();
}

std::optional<core::Fault> PieceSet::fix(std::string_view letters, std::size_t at)
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

std::string PieceSet::letters() const
{
    const auto tells = [this](int kind) {
        return count(kind) > 0 && kind < Polyomino::pentominoes && !isAmbiguous(Polyomino::of(kind).letter());
    };
    bool told = false;
    for (int kind = 0; kind < Polyomino::kinds; ++kind)
        told = told || tells(kind);
    std::string text;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        std::string one(1, letter(kind));
        if (kind < Polyomino::pentominoes && isAmbiguous(one[0]) && !told)
            one += '5';
        if (count(kind) > repeated)
            text += one + '*' + std::to_string(count(kind));
        for (int copy = 0; copy < count(kind) && count(kind) <= repeated; ++copy)
            text += one;
    }
    return text;
}

std::string PieceSet::fixedLetters() const
{
    std::string text;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        if (count(kind) > 0 && isFixed(kind) && Polyomino::of(kind).isTwoFaced())
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
    const bool small = kind >= Polyomino::pentominoes && isAmbiguous(letter) && hasPentominoes();
    return small ? char(std::tolower(static_cast<unsigned char>(letter))) : letter;
}

std::optional<int> PieceSet::kindOf(char wanted) const
{
    std::optional<int> like;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        if (count(kind) == 0)
            continue;
        if (letter(kind) == wanted)
            return kind;
        if (std::tolower(static_cast<unsigned char>(letter(kind))) ==
            std::tolower(static_cast<unsigned char>(wanted)))
            like = kind;
    }
    return like;
}

std::span<const std::int8_t> PieceSet::turns(int kind) const
{
    const std::span<const std::int8_t> all = Polyomino::of(kind).differentTurns();
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
