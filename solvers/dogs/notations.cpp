// SPDX-License-Identifier: MIT
#include "dogs/methods.h"

#include "core/notation.h"
#include "core/positionline.h"
#include "core/texttable.h"
#include "core/tikz.h"
#include "dogs/dogs.h"
#include "dogs/notation.h"

#include <algorithm>
#include <array>
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

/// A line above the cards with the options of their board, such as "3x2,equal,frame=1".
struct Heading {
    std::string_view options = {}; ///< empty if there is no such line
    std::size_t length = 0;        ///< the number of characters before the cards

    static Heading in(std::string_view text)
    {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        while (!line.empty() && line.back() == ' ')
            line.remove_suffix(1);
        const bool isSize = line.size() > 3 && line[0] > '0' && line[0] <= '9' && line[1] == 'x' &&
                            line[2] > '0' && line[2] <= '9' && line[3] == ',';
        return isSize && end < text.size() ? Heading{line, end + 1} : Heading();
    }
};

/// Returns the boards of these cards, which are written as in a position line; `options` follow the size. `at` is the
/// place of the fault if no board has as many cells.
core::NotationMatch matchCards(int cards, const Heading &heading, std::string_view options,
                               const std::string &written, std::size_t at)
{
    core::NotationMatch match{{}, {}, core::NotationMatch::Certain};
    if (!heading.options.empty()) {
        const int cells = (heading.options[0] - '0') * (heading.options[2] - '0');
        if (cells == cards)
            match.lines = {"dogs:" + std::string(heading.options) + ':' + written};
        else
            match.fault =
                core::fault(0, PUZZLE_TEXT("dogs", "this line is about a board of %1 cards, but %2 follow"),
                            {cells, cards});
        return match;
    }
    for (const core::Grid &grid : core::gridsOf(cards, Dogs::shortest, Dogs::longest))
        match.lines.push_back("dogs:" + std::to_string(grid.columns) + 'x' + std::to_string(grid.rows) +
                              std::string(options) + ':' + written);
    if (match.lines.empty())
        match.fault = core::fault(
            at, PUZZLE_TEXT("dogs", "%1 cards fill no board of 2 to 6 rows and columns"), {cards});
    return match;
}

/// Returns the rows below the heading, with the offsets of their cells in the whole text.
std::vector<TableRow> rowsBelow(const Heading &heading, std::string_view text)
{
    std::vector<TableRow> rows = core::tableRows(text.substr(heading.length));
    for (TableRow &row : rows) {
        for (TableCell &cell : row)
            cell.at += heading.length;
    }
    return rows;
}

/// Returns whether the row is the header of a table of cards, such as "N E S W".
bool namesSides(const TableRow &row)
{
    constexpr std::string_view letters = "nesw"; // in French the west is "ouest"
    std::size_t side = 0;
    for (const TableCell &cell : row) {
        const std::string name = inLowerCase(cell.text);
        const bool isOne =
            side < letters.size() && (name[0] == letters[side] || (side == 3 && name[0] == 'o'));
        const bool isWhole = name.size() == 1 || name == "north" || name == "east" || name == "south" ||
                             name == "west" || name == "nord" || name == "est" || name == "sud" ||
                             name == "ouest";
        if (!isOne || !isWhole)
            return false;
        ++side;
    }
    return side == letters.size();
}

/// Reads a set of cards, one a row, with four halves each: north, east, south, west.
class CardSetReader {
public:
    explicit CardSetReader(std::string_view text) : m_heading(Heading::in(text))
    {
        std::vector<TableRow> rows = rowsBelow(m_heading, text);
        if (!rows.empty() && namesSides(rows.front()))
            rows.erase(rows.begin());
        for (TableRow &row : rows) {
            if (row.size() == 1 && row.front().text.size() == 4 &&
                std::ranges::all_of(row.front().text, isLetter))
                m_rows.push_back(lettersOf(row.front()));
            else
                addCards(row);
        }
    }

    std::optional<core::NotationMatch> read()
    {
        if (!isMeant())
            return std::nullopt;
        std::vector<std::string> pictures;
        std::string cards;
        const bool isLettered = hasFirstLetters();
        for (const TableRow &row : m_rows) {
            if (row.size() != sides.size())
                return core::NotationMatch::faulty(
                    row.back().at, PUZZLE_TEXT("dogs", "card %1 has %2 halves instead of four"),
                    {&row - m_rows.data() + 1, std::ssize(row)});
            for (const TableCell &cell : row) {
                const WrittenHalf half = *readWrittenHalf(cell.text);
                auto found = std::ranges::find(pictures, half.picture);
                if (found == pictures.end()) {
                    if (int(pictures.size()) == mostColours)
                        return core::NotationMatch::faulty(
                            cell.at, PUZZLE_TEXT("dogs", "the colours are numbered from 1 to %1"),
                            {mostColours});
                    found = pictures.insert(pictures.end(), half.picture);
                }
                cards += half.isHead ? "" : "-";
                cards += std::to_string(numberOf(half.picture, found - pictures.begin(), isLettered));
                cards += ',';
            }
            cards.back() = ';';
        }
        cards.pop_back();
        return matchCards(int(m_rows.size()), m_heading, {}, cards, m_rows.back().front().at);
    }

private:
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

    /// Returns whether all pictures are among the first letters of the alphabet, as this program writes them.
    bool hasFirstLetters() const
    {
        return std::ranges::all_of(m_rows, [](const TableRow &row) {
            return std::ranges::all_of(row, [](const TableCell &cell) {
                const std::string picture = readWrittenHalf(cell.text)->picture;
                return picture.size() == 1 && picture[0] >= 'a' && picture[0] < 'a' + mostColours;
            });
        });
    }

    /// Returns the picture's number: its own if pictures are numbers or the first letters of the alphabet.
    static long long numberOf(const std::string &picture, std::ptrdiff_t index, bool hasFirstLetters)
    {
        if (hasFirstLetters)
            return picture[0] - 'a' + 1;
        const auto own = core::wholeNumber(picture);
        return own && *own >= 1 && *own <= mostColours ? *own : index + 1;
    }

    const Heading m_heading;
    std::vector<TableRow> m_rows;
};

std::optional<core::NotationMatch> readCardSet(std::string_view text)
{
    return CardSetReader(text).read();
}

/// Returns the letters of the edges of all cards, one a row, such as "ABAC"; nothing if the text is anything else.
std::optional<std::string> plainEdgesIn(const std::vector<TableRow> &rows)
{
    std::string letters;
    for (const TableRow &row : rows) {
        if (row.size() != 1 || row.front().text.size() != sides.size())
            return std::nullopt;
        letters += row.front().text;
    }
    const bool isMeant = rows.size() >= 4 &&
                         (std::ranges::all_of(letters, isUpper) ||
                          (std::ranges::all_of(letters, isLetter) && std::ranges::none_of(letters, isUpper)));
    return isMeant ? std::optional(letters) : std::nullopt;
}

/// Returns the letters that stand for the kinds of edges, in the order of the kinds: the first ones of the alphabet, as
/// this program writes them, or any few letters in alphabetical order; empty if there are too many. Words have letters
/// that occur only once, whereas an edge needs another one that it meets.
std::string lettersOfKinds(const std::string &edges)
{
    std::string own;
    for (char letter = 'A'; letter < 'A' + mostKinds; ++letter)
        own += letter;
    if (edges.find_first_not_of(own) == edges.npos)
        return own;
    std::string letters = edges;
    std::ranges::sort(letters);
    letters.erase(std::unique(letters.begin(), letters.end()), letters.end());
    const auto isRepeated = [&](char letter) { return std::ranges::count(edges, letter) > 1; };
    return int(letters.size()) <= mostKinds && std::ranges::all_of(letters, isRepeated) ? letters
                                                                                        : std::string();
}

/// Reads a set of cards with plain edges, one a row: a letter for the kind of each edge.
std::optional<core::NotationMatch> readPlainCardSet(std::string_view text)
{
    const Heading heading = Heading::in(text);
    const std::vector<TableRow> rows = rowsBelow(heading, text);
    const auto edges = plainEdgesIn(rows);
    const std::string letters = edges ? lettersOfKinds(*edges) : std::string();
    if (letters.empty())
        return std::nullopt;
    std::string cards;
    for (std::size_t i = 0; i < edges->size(); ++i) {
        cards += std::to_string(letters.find((*edges)[i]) + 1);
        cards += i % sides.size() == West ? ';' : ',';
    }
    cards.pop_back();
    return matchCards(int(rows.size()), heading, ",equal", cards, rows.back().front().at);
}

std::string halfLetter(Half half)
{
    const char letter = char('A' + colourOf(half) - 1);
    return {half > 0 ? letter : char(std::tolower(letter))};
}

/// Writes the cards, below a line with the board if that has conditions which the cards do not show.
std::string writeCardSet(const Dogs &dogs, const core::Position &)
{
    std::string text;
    if (dogs.frame() != 0 || dogs.hasFixedCards())
        text = std::to_string(dogs.grid().columns) + 'x' + std::to_string(dogs.grid().rows) +
               spellConditions(dogs) + '\n';
    for (const Card &card : dogs.cards()) {
        for (const Half half : card.faces)
            text += halfLetter(half);
        text += '\n';
    }
    text.pop_back();
    return text;
}

/// Draws the frame: a thick line around the board, and its letter beside each outer edge.
void drawFrame(core::TikzPicture &picture, core::Grid grid, Half frame)
{
    constexpr int right[] = {50, 112, 50, -12}; // indexed by Side, like `down`
    constexpr int down[] = {-12, 50, 112, 50};
    for (const auto &[column, row, toColumn, toRow] :
         {std::array{0, 0, grid.columns, 0}, std::array{grid.columns, 0, grid.columns, grid.rows},
          std::array{0, grid.rows, grid.columns, grid.rows}, std::array{0, 0, 0, grid.rows}})
        picture.edge(column, row, toColumn, toRow);
    for (int cell = 0; cell < grid.size(); ++cell) {
        for (const Side side : sides) {
            if (neighbour(grid, cell, side) < 0)
                picture.textAt(cell, right[side], down[side], "\\tiny " + halfLetter(frame));
        }
    }
}

/// Draws the nails of a fixed card, in its corners.
void drawNails(core::TikzPicture &picture, int cell)
{
    for (const int right : {12, 88}) {
        for (const int down : {12, 88})
            picture.textAt(cell, right, down, "\\tiny $\\bullet$");
    }
}

std::string writeCardPicture(const Dogs &dogs, const core::Position &position)
{
    core::TikzPicture picture(dogs.grid());
    for (int cell = 0; cell < dogs.grid().size(); ++cell)
        picture.cell(cell);
    if (dogs.frame() != 0)
        drawFrame(picture, dogs.grid(), dogs.frame());
    for (std::size_t card = 0; card < position.size(); ++card) {
        const core::Place &place = position[card];
        if (!place.onBoard())
            continue;
        picture.text(place.cell, std::to_string(card + 1));
        if (dogs.isFixed(int(card)))
            drawNails(picture, place.cell);
        constexpr int right[] = {50, 85, 50, 15}; // indexed by Side, like `down`
        constexpr int down[] = {15, 50, 85, 50};
        for (const Side side : sides)
            picture.textAt(place.cell, right[side], down[side],
                           "\\tiny " + halfLetter(dogs.cards()[card].half(side, place.turn)));
    }
    return picture.end();
}

constexpr core::NotationExample plainCardExamples[] = {
    {"2x2,equal,frame=3\nABAC\nBBAC\nACCB\nAABC", "dogs:2x2,equal,frame=3:1,2,1,3;2,2,1,3;1,3,3,2;1,1,2,3"},
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
         core::callback<writeCardSet>},
        {"edges", PUZZLE_TEXT("dogs", "a set of cards with equal edges, one per line"), plainCardExamples,
         readPlainCardSet, nullptr},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, core::callback<writeCardPicture>},
    };
    return all;
}

} // namespace dogs
