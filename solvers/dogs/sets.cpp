// SPDX-License-Identifier: MIT
#include "dogs/sets.h"

#include "dogs/wordreader.h"

#include <algorithm>

namespace dogs {

namespace {

struct StandardSet {
    int columns;
    int rows;
    std::string_view cards;
};

/// That of 3x3 is the course's, and the only one with two equal cards. The others are of four colours, made
/// by the deal `unique`.
constexpr StandardSet standardSets[] = {
    {2, 2, "1,-3,-2,1;3,-3,-2,-4;2,-1,4,-1;2,-4,-4,3"},
    {3, 2, "3,2,-1,1;2,-4,-1,4;1,-3,-4,2;-3,4,4,2;1,3,1,-2;-1,-4,-2,3"},
    {4, 2, "-2,3,2,3;-1,4,-3,-4;1,-2,-1,-3;3,2,2,4;-4,-4,2,3;-1,-4,4,-2;-3,-1,-1,4;1,2,4,2"},
    {5, 2,
     "4,-1,2,1;-2,-1,4,1;2,3,-2,-2;4,1,-3,2;-3,-3,-3,2;1,4,-1,1;-2,-3,-3,-1;1,-2,-2,-1;-1,3,3,-2;3,3,4,4"},
    {2, 3, "-1,4,2,-3;2,2,-3,1;3,3,-2,1;3,-1,-1,3;-1,2,4,-1;-2,-4,4,1"},
    {3, 3, "-1,4,-2,3;2,4,1,3;-3,4,-2,1;-1,4,1,3;-3,2,1,-4;2,4,1,3;-1,-3,-2,-4;4,-3,1,-2;2,-3,-2,-4"},
    {4, 3,
     "-2,-4,3,2;3,4,-2,3;3,-3,-2,-3;-3,2,-1,1;4,3,3,-1;2,-2,-1,-2;-4,-3,1,-2;3,3,-4,-4;-4,-2,2,-3;"
     "2,1,4,-1;2,1,-1,-4;4,-4,-1,-1"},
    {5, 3,
     "3,-3,-3,1;1,2,3,4;2,-4,-3,-2;-4,-4,4,1;4,3,3,-2;-4,-2,3,4;-4,4,-2,-2;-2,-4,3,1;-1,2,2,2;1,4,-1,-3;"
     "1,4,3,-1;4,4,1,2;2,2,1,-2;3,2,2,1;-1,-3,1,3"},
    {2, 4, "1,4,-2,-4;-2,3,2,2;1,-3,2,-2;1,4,4,-1;1,-4,1,2;-2,-4,-2,4;-4,-3,-1,-1;3,3,4,-2"},
    {3, 4,
     "3,2,-3,-3;-1,-4,-1,3;-3,-1,-1,4;2,-1,-4,-4;1,-2,-3,2;4,-3,-4,-3;1,2,2,3;2,-2,-3,1;4,3,3,-2;2,3,1,-4;"
     "1,-2,1,-3;4,3,-4,-1"},
    {4, 4,
     "3,1,-3,-2;3,2,-1,2;4,2,-3,-4;1,4,-2,-2;1,-3,1,-1;2,3,3,-1;-2,-2,-3,1;4,3,-2,-1;-4,-3,2,-4;"
     "-4,1,-2,-3;1,-2,3,4;-3,-2,2,-3;-2,-3,-4,-1;-1,1,2,-4;-4,3,4,4;-4,1,1,-4"},
    {5, 4,
     "2,-1,-4,2;3,2,-1,-1;2,4,-4,-1;3,-3,4,-4;-1,2,2,1;-3,-1,-4,-4;2,3,4,-4;3,-2,1,-1;-2,-2,-2,3;3,2,1,1;"
     "-3,4,1,1;1,-2,-3,3;4,3,-4,-1;4,1,2,-2;4,4,-3,-1;-3,-2,4,3;3,1,4,2;3,4,2,1;1,1,2,-2;3,4,1,-3"},
    {2, 5,
     "-2,3,3,-4;1,-2,-2,4;1,1,3,-2;1,-3,2,2;-4,3,3,-2;-3,4,-4,-2;-1,-4,4,-4;3,2,4,1;1,-3,-1,-1;-2,4,2,3"},
    {3, 5,
     "-2,1,-2,3;-2,-3,3,-2;4,2,-4,1;-4,-4,4,1;-2,1,1,4;2,-2,3,3;2,-4,3,-3;-4,4,-4,-3;-1,2,2,2;3,-2,2,-1;"
     "-1,-3,4,3;4,4,1,2;-3,2,1,4;3,2,1,1;-1,4,1,3"},
    {4, 5,
     "2,4,-4,3;3,4,2,-1;2,4,-4,2;-4,2,-2,1;-3,-3,3,1;-2,2,-1,-4;1,-1,4,-4;3,-2,1,-1;-2,4,4,-2;3,2,1,1;"
     "-1,4,1,1;3,-2,1,1;4,3,-4,-3;3,-1,2,1;4,4,-1,-1;-3,4,-2,-3;3,2,-3,2;1,-1,2,3;3,-2,-4,2;3,4,1,-3"},
    {5, 5,
     "-3,3,3,2;3,3,-2,1;2,4,1,2;1,-2,-4,3;-2,3,1,2;2,4,-2,1;2,-2,4,4;-4,3,1,1;2,-4,-4,3;1,-3,-4,2;1,1,2,4;"
     "4,-2,1,1;1,-3,-3,-2;1,2,3,-4;2,-3,2,-2;2,4,-2,-3;-2,-2,1,4;-4,1,-3,-4;-2,-3,4,-2;4,4,-2,-4;"
     "-4,3,-3,-4;-3,1,3,-4;3,1,-4,3;-3,4,2,4;1,-3,-3,1"},
};

std::string_view standardText(const core::Grid &grid)
{
    return std::ranges::find_if(
               standardSets,
               [&](const StandardSet &set) { return set.columns == grid.columns && set.rows == grid.rows; })
        ->cards;
}

/// Reads cards one after the other, up to the first fault.
class CardReader {
public:
    explicit CardReader(std::string_view text) : m_text(text) {}

    std::variant<std::vector<Card>, core::Fault> read(int count)
    {
        std::vector<Card> cards;
        while (true) {
            const std::size_t end = std::min(m_text.find(';', m_at), m_text.size());
            if (int(cards.size()) == count)
                return fault(m_at, PUZZLE_TEXT("dogs", "the board takes only %1 cards; this is too much"),
                             {static_cast<long long>(count)});
            Card card;
            if (auto found = readCard(end, card))
                return *std::move(found);
            cards.push_back(card);
            if (end == m_text.size())
                break;
            m_at = end + 1;
        }
        if (int(cards.size()) < count)
            return fault(m_text.size(),
                         PUZZLE_TEXT("dogs", "the board takes %1 cards, but only %2 are given"),
                         {static_cast<long long>(count), static_cast<long long>(cards.size())});
        return cards;
    }

private:
    std::optional<core::Fault> readCard(std::size_t end, Card &card)
    {
        for (const Side side : sides) {
            const std::size_t comma = std::min(m_text.find(',', m_at), end);
            if ((comma == end) != (side == West))
                return fault(comma,
                             PUZZLE_TEXT("dogs", "a card has four halves, separated by commas: north, east, "
                                                 "south and west"));
            if (auto found = readHalf(m_text.substr(m_at, comma - m_at), card.faces[side]))
                return found;
            m_at = side == West ? end : comma + 1;
        }
        return std::nullopt;
    }

    std::optional<core::Fault> readHalf(std::string_view text, Half &half) const
    {
        constexpr std::string_view blanks = " \t\r\n";
        const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
        const std::size_t at = m_at + begin;
        text = text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
        const auto number = core::wholeNumber(text);
        if (!number)
            return fault(at,
                         PUZZLE_TEXT("dogs", "“%1” is not half a dog: a head is a number, a body the "
                                             "same number with a minus sign"),
                         {core::quoted(text)});
        if (*number == 0 || *number < -mostColours || *number > mostColours)
            return fault(at, PUZZLE_TEXT("dogs", "the colours are numbered from 1 to %1"),
                         {static_cast<long long>(mostColours)});
        half = Half(*number);
        return std::nullopt;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

std::vector<Card> standardCards(core::Grid grid)
{
    return std::get<std::vector<Card>>(readCards(grid, standardText(grid)));
}

std::string spellCards(core::Grid grid, const std::vector<Card> &cards)
{
    std::string text;
    for (const Card &card : cards) {
        for (const Half half : card.faces)
            text += std::to_string(half) + ',';
        text.back() = ';';
    }
    text.pop_back();
    return text == standardText(grid) ? std::string() : text;
}

std::variant<std::vector<Card>, core::Fault> readCards(core::Grid grid, std::string_view text)
{
    return CardReader(text).read(grid.size());
}

} // namespace dogs
