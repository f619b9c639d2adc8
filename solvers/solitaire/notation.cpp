// SPDX-License-Identifier: MIT
// This file reads and writes the texts of solitaire: position lines and moves.
#include "core/positionline.h"
#include "solitaire/jumptrace.h"
#include "solitaire/solitaire.h"

namespace solitaire {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view keys[] = {"hole", "end"};

core::Fault fault(std::size_t at, core::Text text, std::vector<core::Explanation::Argument> arguments = {})
{
    return {at, {text, std::move(arguments), {}}};
}

/// Reads the rows of a position up to the first fault.
class PegReader {
public:
    PegReader(const Board &board, std::string_view text, std::size_t at)
        : m_board(board), m_text(text), m_at(at)
    {
    }

    std::variant<Pegs, core::Fault> read()
    {
        for (int row = 0; row < m_board.grid().rows; ++row) {
            if (auto found = readRow(row))
                return *std::move(found);
        }
        if (m_at < m_text.size())
            return fault(m_at, PUZZLE_TEXT("solitaire", "the text has more rows than the board (%1)"),
                         {static_cast<long long>(m_board.grid().rows)});
        if (m_pegs == 0)
            return fault(m_at, PUZZLE_TEXT("solitaire", "there must be at least one peg"));
        return m_pegs;
    }

private:
    std::optional<core::Fault> readRow(int row)
    {
        const int length = m_board.rowLength(row);
        if (row > 0) {
            if (m_at == m_text.size())
                return fault(m_at,
                             PUZZLE_TEXT("solitaire", "the board has %1 rows, but the text gives only %2"),
                             {static_cast<long long>(m_board.grid().rows), static_cast<long long>(row)});
            if (m_text[m_at] != '/')
                return missingSlash(row);
            ++m_at;
        }
        for (int column = 0; column < length; ++column, ++m_at) {
            if (m_at == m_text.size() || m_text[m_at] == '/')
                return fault(m_at,
                             PUZZLE_TEXT("solitaire", "row %1 has %2 characters, but the text gives only %3"),
                             {static_cast<long long>(row + 1), static_cast<long long>(length),
                              static_cast<long long>(column)});
            if (auto found = readCell(m_board.grid().cell(column, row)))
                return found;
        }
        return std::nullopt;
    }

    /// Returns the fault of a missing / between row `row` and the previous one.
    core::Fault missingSlash(int row) const
    {
        return fault(m_at, PUZZLE_TEXT("solitaire", "row %1 has only %2 characters; a / is expected here"),
                     {static_cast<long long>(row), static_cast<long long>(m_board.rowLength(row - 1))});
    }

    std::optional<core::Fault> readCell(int cell)
    {
        const int hole = m_board.hole(cell);
        const char sign = m_text[m_at];
        if (sign != 'O' && sign != '.' && sign != '-')
            return fault(m_at, PUZZLE_TEXT("solitaire", "O is a peg, . an empty hole and - no hole"));
        if (hole < 0 && sign != '-')
            return fault(m_at, PUZZLE_TEXT("solitaire", "this board has no hole here: write -"));
        if (hole >= 0 && sign == '-')
            return fault(m_at, PUZZLE_TEXT("solitaire", "this board has a hole here: write O or ."));
        if (sign == 'O')
            m_pegs |= bit(hole);
        return std::nullopt;
    }

    const Board &m_board;
    std::string_view m_text;
    std::size_t m_at;
    Pegs m_pegs = 0;
};

/// Reads the hole named by an option; returns `otherwise` without the option.
std::variant<std::optional<int>, core::Fault> readHole(const core::OptionList &list, std::string_view key,
                                                       const Board &board, std::optional<int> otherwise)
{
    const core::OptionList::Item *const item = list.find(key);
    if (!item)
        return otherwise;
    if (const std::optional<int> hole = board.holeNamed(item->value))
        return hole;
    return fault(
        item->valueAt,
        PUZZLE_TEXT("solitaire", "“%1” is not a hole of this board: give its row and column, such as %2"),
        {core::quoted(item->value), board.nameOf(board.classicHole())});
}

using Instance = std::variant<std::shared_ptr<const Solitaire>, core::Fault>;

Instance readInstance(std::string_view options)
{
    auto list = core::OptionList::read(options);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const core::OptionList &read = std::get<core::OptionList>(list);
    const Board *const board = findBoard(read.head());
    if (!board)
        return fault(read.headAt(),
                     PUZZLE_TEXT("solitaire",
                                 "unknown board “%1”; there are english, european, wiegleb, asymmetric, "
                                 "diamond and triangle"),
                     {core::quoted(read.head())});
    if (auto found = read.unknown({}, keys))
        return *std::move(found);
    const auto order = read.deal({});
    if (const auto *found = std::get_if<core::Fault>(&order))
        return *found;
    const auto hole = readHole(read, "hole", *board, board->classicHole());
    if (const auto *found = std::get_if<core::Fault>(&hole))
        return *found;
    const auto end = readHole(read, "end", *board, std::nullopt);
    if (const auto *found = std::get_if<core::Fault>(&end))
        return *found;
    return std::make_shared<const Solitaire>(*board, *std::get<0>(hole), std::get<0>(end));
}

/// Reads jumps such as "24d 32r", up to the first fault.
class JumpReader {
public:
    JumpReader(const Board &board, Pegs pegs, std::string_view text)
        : m_board(board), m_pegs(pegs), m_text(text)
    {
    }

    std::variant<std::vector<const Jump *>, core::Fault> read()
    {
        std::vector<const Jump *> jumps;
        for (std::size_t at = m_text.find_first_not_of(blanks); at != m_text.npos;) {
            const std::size_t end = std::min(m_text.find_first_of(blanks, at), m_text.size());
            const auto jump = readJump(m_text.substr(at, end - at));
            if (const auto *why = std::get_if<core::Explanation>(&jump))
                return core::Fault{at, *why};
            jumps.push_back(std::get<const Jump *>(jump));
            m_pegs ^= jumps.back()->mask;
            at = m_text.find_first_not_of(blanks, end);
        }
        return jumps;
    }

private:
    std::variant<const Jump *, core::Explanation> readJump(std::string_view word) const
    {
        const std::string_view letters = directionLetters.substr(0, std::size_t(m_board.directions()));
        const std::size_t direction = word.size() == 3 ? letters.find(word[2]) : word.npos;
        if (direction == word.npos)
            return core::Explanation{
                m_board.isTriangular()
                    ? PUZZLE_TEXT("solitaire",
                                  "a jump is a row, a column and one of the letters u, r, d, l, y and "
                                  "n, such as 31u")
                    : PUZZLE_TEXT(
                          "solitaire",
                          "a jump is a row, a column and one of the letters u, r, d and l, such as 24d")};
        const std::optional<int> from = m_board.holeNamed(word.substr(0, 2));
        if (!from)
            return core::Explanation{PUZZLE_TEXT("solitaire", "this board has no hole %1"),
                                     {std::string(word.substr(0, 2))}};
        const Jump *const jump = m_board.jumpFrom(*from, Direction(direction));
        if (!jump || !jump->isLegal(m_pegs))
            return core::Explanation{PUZZLE_TEXT("solitaire", "this jump is not possible here")};
        return jump;
    }

    const Board &m_board;
    Pegs m_pegs;
    std::string_view m_text;
};

} // namespace

std::string Solitaire::options() const
{
    std::string text = m_board.id();
    if (m_hole != m_board.classicHole())
        text += ",hole=" + m_board.nameOf(m_hole);
    if (m_end)
        text += ",end=" + m_board.nameOf(*m_end);
    return text;
}

std::string Solitaire::write(const core::Position &position) const
{
    const Pegs standing = pegs(position);
    const core::Grid grid = m_board.grid();
    std::string text;
    for (int row = 0; row < grid.rows; ++row) {
        if (row > 0)
            text += '/';
        for (int column = 0; column < m_board.rowLength(row); ++column) {
            const int hole = m_board.hole(grid.cell(column, row));
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
        text += m_board.nameOf(leap->from) + directionLetters[std::size_t(leap->direction)];
    }
    return text;
}

std::variant<core::Path, core::Fault> Solitaire::replay(const core::Position &from,
                                                        std::string_view moves) const
{
    auto read = JumpReader(m_board, pegs(from), moves).read();
    if (auto *fault = std::get_if<core::Fault>(&read))
        return std::move(*fault);
    return pathOf(m_board, from, std::get<std::vector<const Jump *>>(read));
}

core::Reading read(std::string_view options, std::string_view position)
{
    auto instance = readInstance(options);
    if (auto *found = std::get_if<core::Fault>(&instance))
        return std::move(*found);
    auto solitaire = std::get<std::shared_ptr<const Solitaire>>(std::move(instance));
    const std::size_t first = position.find_first_not_of(blanks);
    if (first == position.npos)
        return core::Game{solitaire, solitaire->start()};
    const std::string_view rows = position.substr(0, position.find_last_not_of(blanks) + 1);
    auto pegs = PegReader(solitaire->board(), rows, first).read();
    if (auto *found = std::get_if<core::Fault>(&pegs)) {
        found->at += options.size() + 1;
        return std::move(*found);
    }
    return core::Game{solitaire, solitaire->position(std::get<Pegs>(pegs))};
}

} // namespace solitaire
