// SPDX-License-Identifier: MIT
#include "tilings/naming.h"

#include "tilings/board.h"

#include <algorithm>
#include <cmath>

namespace tilings {

namespace {

/// How many places a piece of this kind has on the empty board.
int countPlaces(const Tilings &tilings, int kind)
{
    const Board board(tilings);
    int places = 0;
    for (const std::int8_t turn : tilings.pieces().turns(kind)) {
        for (std::int16_t cell = 0; cell < tilings.grid().size(); ++cell) {
            const auto footprint = tilings.footprint(kind, {cell, turn});
            places += footprint && board.isFree(*footprint) ? 1 : 0;
        }
    }
    return places;
}

/// "2 × 10²⁷"
std::string powerOfTen(double logarithm)
{
    constexpr const char *raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    double exponent = std::floor(logarithm);
    double leading = std::round(std::pow(10.0, logarithm - exponent));
    if (leading >= 10) {
        leading = 1;
        ++exponent;
    }
    std::string text = std::to_string(int(leading)) + " × 10";
    for (const char digit : std::to_string(int(exponent)))
        text += raised[digit - '0'];
    return text;
}

/// Thin spaces between the thousands, as in all languages.
std::string grouped(long long number)
{
    std::string text = std::to_string(number);
    for (auto at = std::ptrdiff_t(text.size()) - 3; at > 0; at -= 3)
        text.insert(std::size_t(at), "\u202f");
    return text;
}

} // namespace

std::string caption(const Tilings &tilings, const core::Position &position)
{
    std::vector<std::pair<int, char>> letters;
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (position[piece].onBoard())
            letters.emplace_back(position[piece].cell, tilings.letter(int(piece)));
    }
    std::ranges::sort(letters);
    std::string text;
    for (const auto &[cell, letter] : letters)
        text += letter;
    return text;
}

core::Explanation extent(const Tilings &tilings)
{
    constexpr double mostDigits = 15;
    double logarithm = 0;
    long long ways = 1;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        const int places = tilings.pieces().count(kind) > 0 ? countPlaces(tilings, kind) : 0;
        for (int copy = 0; copy < tilings.pieces().count(kind); ++copy) {
            logarithm += std::log10(std::max(places, 1));
            ways = logarithm < mostDigits ? ways * places : ways;
        }
        if (tilings.pieces().count(kind) > 0 && places == 0)
            return {PUZZLE_TEXT("tilings", "Piece %1 finds no place on this board."),
                    {std::string(1, tilings.pieces().letter(kind))}};
    }
    const core::Text text =
        PUZZLE_TEXT("tilings", "Each piece for itself, overlaps allowed, they can be laid in %1 ways.");
    if (logarithm < mostDigits)
        return {text, {grouped(ways)}};
    return {text, {powerOfTen(logarithm)}};
}

} // namespace tilings
