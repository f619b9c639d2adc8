// SPDX-License-Identifier: MIT
#include "queens/notation.h"

#include "core/celllist.h"
#include "core/itemlist.h"
#include "core/squarename.h"
#include "queens/deals.h"

#include <algorithm>

namespace queens {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr int mostDigits = 9; ///< the most columns written as a single digit

bool isNumber(std::string_view word)
{
    return word.find_first_not_of("0123456789") == word.npos;
}

int topmostEmpty(const core::Position &position)
{
    const auto empty = [](const core::Place &place) { return !place.onBoard(); };
    return int(std::ranges::find_if(position, empty) - position.begin());
}

/// Splits a text into words; on small boards, each digit is a word.
class Words {
public:
    Words(std::string_view text, bool digits) : m_text(text), m_digits(digits) {}

    std::size_t at() const { return m_at; } ///< the offset of the latest word
    std::size_t end() const { return m_end; }
    std::string_view next()
    {
        m_at = std::min(m_text.find_first_not_of(blanks, m_end), m_text.size());
        m_end = std::min(m_text.find_first_of(blanks, m_at), m_text.size());
        std::string_view word = m_text.substr(m_at, m_end - m_at);
        if (m_digits && word.find_first_not_of(".0123456789") == word.npos && !word.empty())
            word = word.substr(0, 1);
        m_end = m_at + word.size();
        return word;
    }

private:
    std::string_view m_text;
    bool m_digits;
    std::size_t m_at = 0;
    std::size_t m_end = 0;
};

/// Reads a column number, and returns the column, from 0.
std::variant<int, core::Fault> readColumn(std::string_view word, std::size_t at, int size)
{
    if (!isNumber(word))
        return fault(at,
                     PUZZLE_TEXT("queens",
                                 "“%1” is neither a column nor a dot: write the column of the queen "
                                 "in each row from the top, and a dot where there is none"),
                     {core::quoted(word)});
    const auto number = core::wholeNumber(word);
    if (!number || *number < 1 || *number > size)
        return fault(at, PUZZLE_TEXT("queens", "the columns are numbered from 1 to %1"), {size});
    return int(*number - 1);
}

/// Reads the moves of a game, each on the board after the previous ones.
class MoveReader {
public:
    MoveReader(const Queens &queens, const core::Position &from, std::string_view text)
        : m_queens(queens), m_position(from), m_words(text, queens.size() <= mostDigits)
    {
    }

    std::variant<core::Path, core::Fault> read()
    {
        for (std::string_view word = m_words.next(); !word.empty(); word = m_words.next()) {
            auto step = readStep(word);
            if (auto *found = std::get_if<core::Fault>(&step))
                return std::move(*found);
            m_path.push_back(std::get<core::Step>(step));
            core::advance(m_position, m_path.back());
        }
        return std::move(m_path);
    }

private:
    using StepReading = std::variant<core::Step, core::Fault>;

    StepReading readStep(std::string_view word) const
    {
        if (isNumber(word))
            return readTopmost(word);
        const std::size_t dash = word.find('-');
        if (dash == word.npos)
            return readSet(word);
        const auto from =
            core::squareCell(m_queens.grid(), dash == 0 ? word.substr(1) : word.substr(0, dash));
        if (!from || m_position[m_queens.grid().row(*from)].cell != *from)
            return fault(m_words.at(), PUZZLE_TEXT("queens", "“%1”: there is no queen there"),
                         {core::quoted(word)});
        if (m_queens.isGiven(*from))
            return core::Fault{m_words.at(), core::namedAsInTexts(m_queens.whyItStays(*from))};
        return dash == 0 ? leave(*from, {}) : readShift(word, *from, word.substr(dash + 1));
    }
    StepReading readTopmost(std::string_view word) const
    {
        const int row = topmostEmpty(m_position);
        if (row == m_queens.size())
            return fault(m_words.at(), PUZZLE_TEXT("queens", "every row already has its queen"));
        auto column = readColumn(word, m_words.at(), m_queens.size());
        if (auto *found = std::get_if<core::Fault>(&column))
            return std::move(*found);
        return checked(m_queens.set(row, std::get<int>(column)));
    }
    StepReading readSet(std::string_view word) const
    {
        const auto cell = core::squareCell(m_queens.grid(), word);
        if (!cell)
            return fault(m_words.at(), PUZZLE_TEXT("queens", "“%1” is not a square of this board"),
                         {core::quoted(word)});
        return checked(m_queens.set(m_queens.grid().row(*cell), m_queens.grid().column(*cell)));
    }
    StepReading readShift(std::string_view word, int from, std::string_view target) const
    {
        const auto cell = core::squareCell(m_queens.grid(), target);
        if (!cell || m_queens.grid().row(*cell) != m_queens.grid().row(from) || *cell == from)
            return fault(m_words.at(), PUZZLE_TEXT("queens", "“%1”: a queen moves along her row"),
                         {core::quoted(word)});
        return checked(leave(from, {std::int16_t(*cell)}));
    }
    core::Step leave(int from, core::Place to) const
    {
        return {std::int16_t(m_queens.grid().row(from)), {std::int16_t(from)}, to};
    }
    /// Returns a fault if the step is not a legal move.
    StepReading checked(const core::Step &step) const
    {
        core::Position others = m_position;
        core::Place &mine = others[step.piece];
        if (mine != step.from)
            return fault(m_words.at(), PUZZLE_TEXT("queens", "this row already has a queen"));
        mine = {};
        core::Explanation unsafe = m_queens.whyUnsafe(others, step.to.cell);
        if (!unsafe.empty())
            return core::Fault{m_words.at(), core::namedAsInTexts(std::move(unsafe)), {step}};
        return step;
    }

    const Queens &m_queens;
    core::Position m_position;
    Words m_words;
    core::Path m_path;
};

/// Appends a word, after a blank unless both words are digits.
void append(std::string &text, const std::string &word, bool digits)
{
    const bool joined = digits && isNumber(word) && !text.empty() && text.back() != ' ' &&
                        isNumber(text.substr(text.find_last_of(' ') + 1));
    if (!text.empty() && !joined)
        text += ' ';
    text += word;
}

/// Returns the fault of a position in which a given queen is not on her square.
core::Fault keepsGiven(const Queens &queens, std::size_t at, int row, int cell)
{
    return fault(at, PUZZLE_TEXT("queens", "the queen of row %1 is given on %2"),
                 {static_cast<long long>(queens.size() - row), queens.name(cell)});
}

/// Reads the position part of a position line.
std::variant<core::Position, core::Fault> readColumns(const Queens &queens, std::string_view text)
{
    Words words(text, queens.size() <= mostDigits);
    core::Position position;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        const int row = int(position.size());
        if (row == queens.size())
            return fault(words.at(), PUZZLE_TEXT("queens", "the text has more rows than the board (%1)"),
                         {row});
        position.emplace_back();
        const auto given = queens.givenInRow(row);
        if (word == "." && !given)
            continue;
        if (word == ".")
            return keepsGiven(queens, words.at(), row, *given);
        auto column = readColumn(word, words.at(), queens.size());
        if (auto *found = std::get_if<core::Fault>(&column))
            return std::move(*found);
        position.back() = queens.set(row, std::get<int>(column)).to;
        const int cell = position.back().cell;
        if (given && *given != cell)
            return keepsGiven(queens, words.at(), row, *given);
        if (queens.isClosed(cell))
            return core::Fault{words.at(), core::namedAsInTexts(queens.whyUnsafe(position, cell))};
    }
    if (std::ssize(position) < queens.size())
        return fault(words.end(), PUZZLE_TEXT("queens", "the board has %1 rows, but the text gives only %2"),
                     {queens.size(), std::ssize(position)});
    return position;
}

/// Returns whether the text names squares, as books do: "a8 b4".
bool namesSquares(const Queens &queens, std::string_view text)
{
    const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
    return core::squareCell(queens.grid(), core::listItems(text.substr(first)).front().text).has_value();
}

/// Reads a position given by the squares of its queens.
std::variant<core::Position, core::Fault> readSquares(const Queens &queens, std::string_view text)
{
    core::Position position(std::size_t(queens.size()));
    for (int row = 0; row < queens.size(); ++row) {
        if (const auto given = queens.givenInRow(row))
            position[row].cell = std::int16_t(*given);
    }
    for (const core::ListItem &item : core::listItems(text)) {
        if (item.text.empty())
            continue;
        const auto cell = core::squareCell(queens.grid(), item.text);
        if (!cell)
            return fault(item.at, PUZZLE_TEXT("queens", "“%1” is not a square of this board"),
                         {core::quoted(item.text)});
        core::Place &place = position[std::size_t(queens.grid().row(*cell))];
        if (place.onBoard() && place.cell != *cell)
            return fault(item.at, PUZZLE_TEXT("queens", "this row already has a queen"));
        if (queens.isClosed(*cell))
            return core::Fault{item.at, core::namedAsInTexts(queens.whyUnsafe(position, *cell))};
        place.cell = std::int16_t(*cell);
    }
    return position;
}

using Instance = std::variant<std::shared_ptr<const Queens>, core::Fault>;

/// Makes a board on which a deal has placed some queens.
Instance dealInstance(int size, const core::OptionList &options, const core::DealOrder &order,
                      Terrain terrain)
{
    const core::OptionList::Item *count = options.find("count");
    const std::size_t at = count ? count->valueAt : options.find("deal")->valueAt;
    if (order.count > size)
        return fault(at, PUZZLE_TEXT("queens", "the board has room for only %1 queens"), {size});
    const bool isPlain = !terrain.torus && terrain.closed.empty() && terrain.given.empty();
    const auto dealt =
        hasSolution(size) ? std::make_shared<const Queens>(size, order, std::move(terrain)) : nullptr;
    if (!dealt || placed(dealt->start()) < order.count)
        return fault(options.find("deal")->valueAt,
                     isPlain ? PUZZLE_TEXT("queens", "this board has no solution to start from")
                             : PUZZLE_TEXT("queens", "no solution of this board was found to start from"));
    return dealt;
}

/// Reads the option of given queens, of which each row can have one.
std::optional<core::Fault> readGiven(core::Grid grid, const core::OptionList &options, Terrain &terrain)
{
    const auto *given = options.find("given");
    if (!given || given->value.empty())
        return {};
    auto cells =
        core::readCells(grid, given->value, given->valueAt, core::squareCell,
                        PUZZLE_TEXT("queens", "a square of the board, such as c3, is expected here"));
    if (auto *found = std::get_if<core::Fault>(&cells))
        return std::move(*found);
    terrain.given = std::get<core::PerCell<bool>>(std::move(cells));
    for (int row = 0; row < grid.rows; ++row) {
        const auto first = terrain.given.begin() + row * grid.columns;
        if (std::count(first, first + grid.columns, true) > 1)
            return fault(given->valueAt, PUZZLE_TEXT("queens", "two queens are given in row %1"),
                         {grid.rows - row});
    }
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (terrain.given[cell] && !terrain.closed.empty() && terrain.closed[cell])
            return fault(given->valueAt, PUZZLE_TEXT("queens", "the queen given on %1 is on a closed square"),
                         {core::squareName(grid, cell)});
    }
    return {};
}

/// Reads the options part of a position line.
Instance readInstance(std::string_view text)
{
    auto list = core::OptionList::read(text);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const auto &options = std::get<core::OptionList>(list);
    const auto size = core::wholeNumber(options.head());
    if (!size || *size < Queens::smallest || *size > Queens::largest)
        return fault(options.headAt(),
                     PUZZLE_TEXT("queens", "the number of queens must be a whole number from %1 to %2"),
                     {Queens::smallest, Queens::largest});
    constexpr std::string_view words[] = {"torus"};
    constexpr std::string_view keys[] = {"closed", "given"};
    if (auto found = options.unknown(words, keys))
        return *std::move(found);
    Terrain terrain;
    terrain.torus = options.find("torus") != nullptr;
    if (const auto *closed = options.find("closed"); closed && !closed->value.empty()) {
        auto cells =
            core::readCells({int(*size), int(*size)}, closed->value, closed->valueAt, core::squareCell,
                            PUZZLE_TEXT("queens", "a square of the board, such as c3, is expected here"));
        if (auto *found = std::get_if<core::Fault>(&cells))
            return std::move(*found);
        terrain.closed = std::get<core::PerCell<bool>>(std::move(cells));
    }
    if (auto found = readGiven({int(*size), int(*size)}, options, terrain))
        return *std::move(found);
    auto order = options.deal(deals());
    if (auto *found = std::get_if<core::Fault>(&order))
        return std::move(*found);
    const auto &dealt = std::get<core::DealOrder>(order);
    if (dealt.deal)
        return dealInstance(int(*size), options, dealt, std::move(terrain));
    return std::make_shared<const Queens>(int(*size), std::move(terrain));
}

/// The columns as text, from 1, with entry 0 for a row without a queen. Lists contain millions of them: the lookup
/// needs no division and no unpredictable branch.
struct ColumnWords {
    struct Word {
        std::array<char, 3> text = {'.', ' ', ' '};
        unsigned char digits = 1;
    };

    constexpr ColumnWords()
    {
        for (std::size_t column = 1; column < of.size(); ++column) {
            const char units = char('0' + column % 10);
            of[column] =
                column < 10 ? Word{{units, ' ', ' '}, 1} : Word{{char('0' + column / 10), units, ' '}, 2};
        }
    }

    core::IndexedArray<Word, Queens::largest + 1> of;
};

} // namespace

std::string writeColumns(core::Grid grid, const core::Position &position)
{
    static constexpr ColumnWords words;
    const int blank = grid.columns > mostDigits ? 1 : 0;
    std::string text(position.size() * sizeof(ColumnWords::Word), ' ');
    char *to = text.data();
    int before = -1; // the last cell of the row above
    for (const core::Place &place : position) {
        const ColumnWords::Word &word = words.of[place.onBoard() ? place.cell - before : 0];
        std::ranges::copy(word.text, to);
        to += word.digits + blank;
        before += grid.columns;
    }
    text.resize(std::size_t(to - text.data() - blank));
    return text;
}

std::string spellMoves(const Queens &queens, const core::Position &from, std::span<const core::Step> steps)
{
    core::Position position = from;
    std::string text;
    for (const core::Step &step : steps) {
        std::string word;
        if (!step.to.onBoard())
            word = '-' + queens.name(step.from.cell);
        else if (step.from.onBoard())
            word = queens.name(step.from.cell) + '-' + queens.name(step.to.cell);
        else if (step.piece == topmostEmpty(position))
            word = std::to_string(queens.grid().column(step.to.cell) + 1);
        else
            word = queens.name(step.to.cell);
        append(text, word, queens.size() <= mostDigits);
        core::advance(position, step);
    }
    return text;
}

std::variant<core::Path, core::Fault> readMoves(const Queens &queens, const core::Position &from,
                                                std::string_view text)
{
    return MoveReader(queens, from, text).read();
}

core::Reading read(std::string_view options, std::string_view position)
{
    auto instance = readInstance(options);
    if (auto *found = std::get_if<core::Fault>(&instance))
        return std::move(*found);
    auto queens = std::get<std::shared_ptr<const Queens>>(std::move(instance));
    if (position.find_first_not_of(blanks) == position.npos)
        return core::Game{queens, queens->start()};
    auto placing =
        namesSquares(*queens, position) ? readSquares(*queens, position) : readColumns(*queens, position);
    if (auto *found = std::get_if<core::Fault>(&placing)) {
        found->at += options.size() + 1;
        return std::move(*found);
    }
    return core::Game{queens, std::get<core::Position>(std::move(placing))};
}

} // namespace queens
