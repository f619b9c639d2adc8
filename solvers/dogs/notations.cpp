// SPDX-License-Identifier: MIT
#include "dogs/notations.h"

#include "core/positionline.h"
#include "core/texttable.h"
#include "core/tikz.h"
#include "dogs/dogs.h"

#include <algorithm>
#include <cctype>

namespace dogs {

namespace {

using core::TableCell;
using core::TableRow;

/// A half of a picture as people write it: the picture, and whether it is the first half.
struct WrittenHalf {
    std::string picture;
    bool isHead;
};

bool isLetter(char sign)
{
    return std::isalpha(static_cast<unsigned char>(sign)) != 0;
}

bool isUpper(char sign)
{
    return std::isupper(static_cast<unsigned char>(sign)) != 0;
}

std::string inLowerCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char sign) { return char(std::tolower(static_cast<unsigned char>(sign))); });
    return result;
}

/// Reads "R+", "-red", "R", "r" or "-2"; nothing for anything else.
std::optional<WrittenHalf> readWrittenHalf(std::string_view word)
{
    std::optional<bool> head;
    if (!word.empty() && (word.front() == '+' || word.front() == '-')) {
        head = word.front() == '+';
        word.remove_prefix(1);
    } else if (word.size() > 1 && (word.back() == '+' || word.back() == '-')) {
        head = word.back() == '+';
        word.remove_suffix(1);
    }
    if (word.empty() || word.size() > 20)
        return std::nullopt;
    if (std::ranges::all_of(word,
                            [](char sign) { return std::isdigit(static_cast<unsigned char>(sign)) != 0; }))
        return WrittenHalf{std::string(word), head.value_or(true)};
    if (!std::ranges::all_of(word, isLetter))
        return std::nullopt;
    return WrittenHalf{inLowerCase(word), head.value_or(isUpper(word.front()))};
}

/// Returns the grids with this many cells: only the square if there is one.
std::vector<core::Grid> gridsOf(int cards)
{
    std::vector<core::Grid> grids;
    for (int rows = Dogs::shortest; rows <= Dogs::longest; ++rows) {
        const int columns = cards / rows;
        if (columns * rows != cards || columns < Dogs::shortest || columns > Dogs::longest)
            continue;
        if (columns == rows)
            return {{columns, rows}};
        grids.push_back({columns, rows});
    }
    return grids;
}

/// Returns the claim to these cards, which are written as in a position line; `options` follow the size. `at` is the
/// place of the fault if no board has as many cells.
core::Claim claimTo(int cards, std::string_view options, const std::string &written, std::size_t at)
{
    core::Claim claim{{}, {}, core::Claim::Certain};
    for (const core::Grid &grid : gridsOf(cards))
        claim.lines.push_back("dogs:" + std::to_string(grid.columns) + 'x' + std::to_string(grid.rows) +
                              std::string(options) + ':' + written);
    if (claim.lines.empty())
        claim.fault = core::Fault{at,
                                  {PUZZLE_TEXT("dogs", "%1 cards fill no board of 2 to 6 rows and columns"),
                                   {static_cast<long long>(cards)}}};
    return claim;
}

/// Reads a set of cards, one a row, with four halves each: north, east, south, west.
class CardSetReader {
public:
    explicit CardSetReader(std::string_view text)
    {
        for (const TableRow &row : core::tableRows(text)) {
            if (row.size() == 1 && row.front().text.size() == 4 &&
                std::ranges::all_of(row.front().text, isLetter))
                m_rows.push_back(lettersOf(row.front()));
            else
                addCards(row);
        }
    }

    std::optional<core::Claim> read()
    {
        if (!isMeant())
            return std::nullopt;
        std::vector<std::string> pictures;
        std::string cards;
        for (const TableRow &row : m_rows) {
            if (row.size() != sides.size())
                return faulty(
                    row.back().at, PUZZLE_TEXT("dogs", "card %1 has %2 halves instead of four"),
                    {static_cast<long long>(&row - m_rows.data() + 1), static_cast<long long>(row.size())});
            for (const TableCell &cell : row) {
                const WrittenHalf half = *readWrittenHalf(cell.text);
                auto found = std::ranges::find(pictures, half.picture);
                if (found == pictures.end()) {
                    if (int(pictures.size()) == mostColours)
                        return faulty(cell.at, PUZZLE_TEXT("dogs", "the colours are numbered from 1 to %1"),
                                      {static_cast<long long>(mostColours)});
                    found = pictures.insert(pictures.end(), half.picture);
                }
                cards += half.isHead ? "" : "-";
                cards += std::to_string(numberOf(half.picture, found - pictures.begin()));
                cards += ',';
            }
            cards.back() = ';';
        }
        cards.pop_back();
        return claimTo(int(m_rows.size()), {}, cards, m_rows.back().front().at);
    }

private:
    static core::Claim faulty(std::size_t at, core::Text text,
                              std::vector<core::Explanation::Argument> arguments)
    {
        return {{}, core::Fault{at, {text, std::move(arguments)}}, core::Claim::Certain};
    }

    static TableRow lettersOf(const TableCell &word)
    {
        TableRow letters;
        for (std::size_t i = 0; i < word.text.size(); ++i)
            letters.push_back({word.text.substr(i, 1), word.at + i});
        return letters;
    }

    /// Adds a row: a card, or several cards of four letters in a line.
    void addCards(const TableRow &row)
    {
        const auto isCard = [](const TableCell &cell) {
            return cell.text.size() == 4 && std::ranges::all_of(cell.text, isLetter) &&
                   std::ranges::any_of(cell.text, isUpper) && !std::ranges::all_of(cell.text, isUpper);
        };
        if (row.size() < 2 || !std::ranges::all_of(row, isCard)) {
            m_rows.push_back(row);
            return;
        }
        for (const TableCell &cell : row)
            m_rows.push_back(lettersOf(cell));
    }

    /// Returns whether each cell is a half and some picture comes as both of its halves.
    bool isMeant() const
    {
        std::vector<WrittenHalf> halves;
        std::size_t fours = 0;
        for (const TableRow &row : m_rows) {
            fours += row.size() == sides.size();
            for (const TableCell &cell : row) {
                const auto half = readWrittenHalf(cell.text);
                if (!half || halves.size() > 1000)
                    return false;
                halves.push_back(*half);
            }
        }
        const auto isWhole = [&](const WrittenHalf &half) {
            return std::ranges::any_of(halves, [&](const WrittenHalf &other) {
                return other.picture == half.picture && other.isHead != half.isHead;
            });
        };
        return m_rows.size() >= 4 && 2 * fours > m_rows.size() && std::ranges::any_of(halves, isWhole);
    }

    /// Returns the picture's number: its own if pictures are numbers.
    static long long numberOf(const std::string &picture, std::ptrdiff_t index)
    {
        const auto own = core::wholeNumber(picture);
        return own && *own >= 1 && *own <= mostColours ? *own : index + 1;
    }

    std::vector<TableRow> m_rows;
};

std::optional<core::Claim> readCardSet(std::string_view text)
{
    return CardSetReader(text).read();
}

/// Returns whether a text is a card with four plain edges, such as "ABAC".
bool isPlainCard(std::string_view text)
{
    return text.size() == sides.size() &&
           std::ranges::all_of(text, [](char sign) { return sign >= 'A' && sign < 'A' + mostKinds; });
}

/// Reads a set of cards with plain edges, one a row: a capital letter for the kind of each edge.
std::optional<core::Claim> readPlainCardSet(std::string_view text)
{
    const std::vector<TableRow> rows = core::tableRows(text);
    const bool isMeant = rows.size() >= 4 && std::ranges::all_of(rows, [](const TableRow &row) {
                             return row.size() == 1 && isPlainCard(row.front().text);
                         });
    if (!isMeant)
        return std::nullopt;
    std::string cards;
    for (const TableRow &row : rows) {
        for (const char kind : row.front().text)
            cards.append(std::to_string(kind - 'A' + 1)).push_back(',');
        cards.back() = ';';
    }
    cards.pop_back();
    return claimTo(int(rows.size()), ",equal", cards, rows.back().front().at);
}

std::string halfLetter(Half half)
{
    const char letter = char('A' + colourOf(half) - 1);
    return {half > 0 ? letter : char(std::tolower(letter))};
}

std::string writeCardSet(const core::Puzzle &puzzle, const core::Position &)
{
    std::string text;
    for (const Card &card : static_cast<const Dogs &>(puzzle).cards()) {
        for (const Half half : card.faces)
            text += halfLetter(half);
        text += '\n';
    }
    text.pop_back();
    return text;
}

std::string writeCardPicture(const core::Puzzle &puzzle, const core::Position &position)
{
    const auto &dogs = static_cast<const Dogs &>(puzzle);
    core::TikzPicture picture(dogs.grid());
    for (int cell = 0; cell < dogs.grid().size(); ++cell)
        picture.cell(cell);
    for (std::size_t card = 0; card < position.size(); ++card) {
        const core::Place &place = position[card];
        if (!place.onBoard())
            continue;
        picture.text(place.cell, std::to_string(card + 1));
        constexpr int right[] = {50, 85, 50, 15}; // indexed by Side, like `down`
        constexpr int down[] = {15, 50, 85, 50};
        for (const Side side : sides)
            picture.textAt(place.cell, right[side], down[side],
                           "\\tiny " + halfLetter(dogs.cards()[card].half(side, place.turn)));
    }
    return picture.end();
}

constexpr core::NotationExample plainCardExamples[] = {
    {"ABAC\nBBAC\nACCB\nAABC", "dogs:2x2,equal:1,2,1,3;2,2,1,3;1,3,3,2;1,1,2,3"},
};

constexpr core::NotationExample cardExamples[] = {
    {"RgBy\nrGbY\nRBgy\nYgRb", "dogs:2x2:1,-2,3,-4;-1,2,-3,4;1,3,-2,-4;4,-2,1,-3"},
    {"red+ green- blue+ red-\ngreen+ red- blue- red+\nblue+ blue- red+ green-\nred+ red- green+ blue-",
     "dogs:2x2:1,-2,3,-1;2,-1,-3,1;3,-3,1,-2;1,-1,2,-3"},
    {"2 -1 1 -2\n1 -2 2 -1\n-1 1 -2 2\n2 1 -1 -2", "dogs:2x2:2,-1,1,-2;1,-2,2,-1;-1,1,-2,2;2,1,-1,-2"},
};

} // namespace

std::span<const core::Notation> notations()
{
    static const core::Notation all[] = {
        {"cards", PUZZLE_TEXT("dogs", "a set of cards, one per line"), cardExamples, readCardSet,
         writeCardSet},
        {"edges", PUZZLE_TEXT("dogs", "a set of cards with equal edges, one per line"), plainCardExamples,
         readPlainCardSet, nullptr},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, writeCardPicture},
    };
    return all;
}

} // namespace dogs
