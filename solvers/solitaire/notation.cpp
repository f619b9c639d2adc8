// SPDX-License-Identifier: MIT
// This file reads and writes the texts of solitaire: position lines and moves.
#include "core/itemlist.h"
#include "core/positionline.h"
#include "solitaire/jumptrace.h"
#include "solitaire/solitaire.h"

namespace solitaire {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view keys[] = {"hole", "end"};
constexpr std::string_view ownKeys[] = {"cells", "hole", "end"}; // the options of a board of the player's own
constexpr std::string_view ownWords[] = {"triangular"};
constexpr std::string_view usualCells = "OOOOOO/OOOOOO/OOOOOO/OOOOOO/OOOOOO/OOOOOO";

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
                         {m_board.grid().rows});
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
                             {m_board.grid().rows, row});
            if (m_text[m_at] != '/')
                return missingSlash(row);
            ++m_at;
        }
        for (int column = 0; column < length; ++column, ++m_at) {
            if (m_at == m_text.size() || m_text[m_at] == '/')
                return fault(m_at,
                             PUZZLE_TEXT("solitaire", "row %1 has %2 characters, but the text gives only %3"),
                             {row + 1, length, column});
            if (auto found = readCell(m_board.grid().cell(column, row)))
                return found;
        }
        return std::nullopt;
    }

    /// Returns the fault of a missing / between row `row` and the previous one.
    core::Fault missingSlash(int row) const
    {
        return fault(m_at, PUZZLE_TEXT("solitaire", "row %1 has only %2 characters; a / is expected here"),
                     {row, m_board.rowLength(row - 1)});
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

/// Reads the cells of a board of the player's own, up to the first fault.
class CellReader {
public:
    CellReader(std::string_view text, std::size_t at) : m_text(text), m_at(at) {}

    /// Returns the shape; shorter rows are filled up on the right.
    std::variant<Shape, core::Fault> read(bool triangular)
    {
        std::vector<std::string_view> rows;
        std::size_t columns = 0;
        for (std::size_t begin = 0; begin <= m_text.size(); begin += rows.back().size() + 1) {
            rows.push_back(m_text.substr(begin, m_text.find('/', begin) - begin));
            columns = std::max(columns, rows.back().size());
            if (auto found = faultIn(rows.back(), int(rows.size()), m_at + begin))
                return *std::move(found);
        }
        Shape shape{{int(columns), int(rows.size())}, {}, triangular};
        for (const std::string_view row : rows) {
            for (std::size_t column = 0; column < columns; ++column)
                shape.holes.push_back(column < row.size() && row[column] != '-');
        }
        if (shape.count() < fewestHoles || shape.count() > maxHoles)
            return fault(m_at, PUZZLE_TEXT("solitaire", "a board has from %1 to %2 holes, not %3"),
                         {fewestHoles, maxHoles, shape.count()});
        return shape;
    }

private:
    static std::optional<core::Fault> faultIn(std::string_view row, int number, std::size_t at)
    {
        if (number > maxSide || row.size() > std::size_t(maxSide))
            return fault(at, PUZZLE_TEXT("solitaire", "a board has at most %1 rows and %1 columns"),
                         {maxSide});
        if (const std::size_t wrong = row.find_first_not_of("Oo.-"); wrong != row.npos)
            return fault(
                at + wrong,
                PUZZLE_TEXT("solitaire", "O is a hole, . a hole that is empty at the start and - no hole"));
        return std::nullopt;
    }

    std::string_view m_text;
    std::size_t m_at;
};

/// Returns the holes that are drawn as empty at the start; `grid` is that of the shape in the text.
Pegs drawnEmpty(const Board &board, std::string_view cells)
{
    Pegs empty = 0;
    int row = 0;
    int column = 0;
    for (const char sign : cells) {
        if (sign == '.')
            empty |= bit(board.hole(board.grid().cell(column, row)));
        column = sign == '/' ? 0 : column + 1;
        row += sign == '/' ? 1 : 0;
    }
    return empty;
}

core::Fault notAHole(const Board &board, std::string_view name, std::size_t at)
{
    return fault(
        at, PUZZLE_TEXT("solitaire", "“%1” is not a hole of this board: give its row and column, such as %2"),
        {core::quoted(name), board.nameOf(board.classicHole())});
}

/// Reads the hole where the last peg must end.
std::variant<std::optional<int>, core::Fault> readEnd(const core::OptionList &list, const Board &board)
{
    const core::OptionList::Item *const item = list.find("end");
    if (!item)
        return std::nullopt;
    if (const std::optional<int> hole = board.holeNamed(item->value))
        return hole;
    return notAHole(board, item->value, item->valueAt);
}

/// Reads the holes that are empty at the start, "44+45"; returns `otherwise` without the option.
std::variant<Pegs, core::Fault> readEmpty(const core::OptionList &list, const Board &board, Pegs otherwise)
{
    const core::OptionList::Item *const item = list.find("hole");
    Pegs empty = item ? 0 : otherwise;
    for (const auto &[name, begin] : item ? core::listItems(item->value) : std::vector<core::ListItem>()) {
        const std::optional<int> hole = board.holeNamed(name);
        if (!hole)
            return notAHole(board, name, item->valueAt + begin);
        empty |= bit(*hole);
    }
    if (empty == board.allHoles())
        return fault(item ? item->valueAt : list.headAt(),
                     PUZZLE_TEXT("solitaire", "there must be at least one peg"));
    return empty;
}

/// A board, and the holes that are empty at the start unless the options say otherwise.
struct Stated {
    std::shared_ptr<const Board> board;
    Pegs empty = 0;
};

core::Fault unknownBoard(const core::OptionList &list)
{
    std::string ids;
    for (const Board *const board : boards())
        ids += std::string(board->id()) + ", ";
    return fault(list.headAt(), PUZZLE_TEXT("solitaire", "unknown board “%1”; there are %2"),
                 {core::quoted(list.head()), ids + Board::ownId});
}

std::variant<Stated, core::Fault> readBoard(const core::OptionList &list)
{
    if (list.head() != Board::ownId) {
        const Board *const board = findBoard(list.head());
        if (!board)
            return unknownBoard(list);
        if (auto found = list.unknown({}, keys))
            return *std::move(found);
        return Stated{readyMade(*board), bit(board->classicHole())};
    }
    if (auto found = list.unknown(ownWords, ownKeys))
        return *std::move(found);
    const core::OptionList::Item *const item = list.find("cells");
    const std::string_view cells = item ? item->value : usualCells;
    auto shape =
        CellReader(cells, item ? item->valueAt : list.headAt()).read(list.find("triangular") != nullptr);
    if (auto *found = std::get_if<core::Fault>(&shape))
        return std::move(*found);
    Stated stated{boardOf(std::get<Shape>(shape)), 0};
    stated.empty = drawnEmpty(*stated.board, cells);
    if (stated.empty == 0)
        stated.empty = bit(stated.board->classicHole());
    return stated;
}

using Instance = std::variant<std::shared_ptr<const Solitaire>, core::Fault>;

Instance readInstance(std::string_view options)
{
    auto list = core::OptionList::read(options);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const core::OptionList &read = std::get<core::OptionList>(list);
    auto stated = readBoard(read);
    if (auto *found = std::get_if<core::Fault>(&stated))
        return std::move(*found);
    const auto order = read.deal({});
    if (const auto *found = std::get_if<core::Fault>(&order))
        return *found;
    const auto &[board, drawn] = std::get<Stated>(stated);
    const auto empty = readEmpty(read, *board, drawn);
    if (const auto *found = std::get_if<core::Fault>(&empty))
        return *found;
    const auto end = readEnd(read, *board);
    if (const auto *found = std::get_if<core::Fault>(&end))
        return *found;
    return std::make_shared<const Solitaire>(board, std::get<Pegs>(empty), std::get<0>(end));
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
    std::string text = m_board->id();
    if (m_board->isOwn())
        text += ",cells=" + m_board->shape().rows();
    if (m_board->isOwn() && m_board->isTriangular())
        text += ",triangular";
    if (!beginsClassically())
        text += ",hole=" + emptyHoles();
    if (m_end)
        text += ",end=" + m_board->nameOf(*m_end);
    return text;
}

std::string Solitaire::emptyHoles() const
{
    std::string text;
    for (const int hole : m_board->inReadingOrder()) {
        if ((m_empty & bit(hole)) == 0)
            continue;
        if (!text.empty())
            text += '+';
        text += m_board->nameOf(hole);
    }
    return text;
}

std::string Solitaire::write(const core::Position &position) const
{
    const Pegs standing = pegs(position);
    const core::Grid grid = m_board->grid();
    std::string text;
    for (int row = 0; row < grid.rows; ++row) {
        if (row > 0)
            text += '/';
        for (int column = 0; column < m_board->rowLength(row); ++column) {
            const int hole = m_board->hole(grid.cell(column, row));
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
        text += m_board->nameOf(leap->from) + directionLetters[std::size_t(leap->direction)];
    }
    return text;
}

std::variant<core::Path, core::Fault> Solitaire::replay(const core::Position &from,
                                                        std::string_view moves) const
{
    auto read = JumpReader(*m_board, pegs(from), moves).read();
    if (auto *fault = std::get_if<core::Fault>(&read))
        return std::move(*fault);
    return pathOf(*m_board, from, std::get<std::vector<const Jump *>>(read));
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
