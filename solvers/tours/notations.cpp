// SPDX-License-Identifier: MIT
#include "tours/notations.h"

#include "core/squarename.h"
#include "core/texttable.h"
#include "core/tikz.h"
#include "core/values.h"
#include "tours/bishop/diagonals.h"
#include "tours/knight/jumps.h"
#include "tours/tour.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>
#include <utility>

namespace tours {

namespace {

using core::TableCell;
using core::TableRow;

constexpr core::Grid usualBoard{8, 8};

std::string sizeText(core::Grid grid)
{
    return std::to_string(grid.columns) + 'x' + std::to_string(grid.rows);
}

/// Returns the position line of the puzzle's tour through these cells.
std::string routeLine(const char *id, core::Grid grid, const std::vector<int> &route)
{
    std::string line = id;
    line.append(1, ':').append(sizeText(grid));
    if (route.front() != 0)
        line += ",start=" + core::squareName(grid, route.front());
    char before = ':';
    for (const int cell : route)
        line.append(1, std::exchange(before, ' ')).append(core::squareName(grid, cell));
    return line;
}

/// Returns the position line of a board on which these numbers are given, as in magazines; `squares` has the square of
/// each number, from 0, or -1.
std::string magazineLine(core::Grid grid, const std::vector<int> &squares, core::PerCell<bool> closed)
{
    Conditions conditions;
    if (std::ranges::count(closed, true) > 0)
        conditions.closed = std::move(closed);
    const int last = mostNumbers(grid, conditions, Visits::Once) - 1;
    for (int number = 1; number <= last; ++number) {
        if (squares[std::size_t(number)] < 0)
            continue;
        if (number == last)
            conditions.end = squares[std::size_t(number)];
        else
            conditions.given[number] = squares[std::size_t(number)];
    }
    return "knight:" + sizeText(grid) +
           (squares[0] == 0 ? "" : ",start=" + core::squareName(grid, squares[0])) + spell(grid, conditions) +
           ':' + core::squareName(grid, squares[0]);
}

bool isEmptySquare(std::string_view text)
{
    return text.find_first_not_of("._-") == text.npos || text == "0";
}

/// Reads a board with the numbers 1, 2, … of the squares in the order of the tour; a 0, a dot or a similar sign is
/// a square not visited yet. If numbers are missing or # closes squares, it is a board whose numbers are given. An x
/// closes a square, too, if squares that are not visited yet have another sign.
class NumberReader {
public:
    explicit NumberReader(std::string_view text) : m_rows(core::tableRows(text))
    {
        for (const TableRow &row : m_rows)
            m_areCrossesClosed =
                m_areCrossesClosed || std::ranges::any_of(row, isEmptySquare, &TableCell::text);
    }

    std::optional<core::NotationMatch> read()
    {
        m_columns = usualLength();
        if (m_rows.size() < 3 || m_columns < 3 || m_columns > std::size_t(Tour::longest) ||
            m_rows.size() > std::size_t(Tour::longest) || !count())
            return std::nullopt;
        m_isFromZero = countsFromZero();
        const bool isMeant = hasGaps() || hasJumps();
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (m_rows[row].size() != m_columns)
                return isMeant ? std::optional(wrongLength(row)) : std::nullopt;
        }
        m_grid = {int(m_columns), int(m_rows.size())};
        m_squares.assign(std::size_t(m_grid.size()), none);
        m_closed.assign(std::size_t(m_grid.size()), false);
        if (auto fault = readSquares())
            return isMeant ? std::optional(faulty(*std::move(fault))) : std::nullopt;
        return makeMatch(isMeant);
    }

private:
    static constexpr int none = Conditions::none;
    static constexpr std::size_t mostStarts = 8; // readings of a board without the number 1

    static core::NotationMatch faulty(core::Fault fault)
    {
        return {{}, std::move(fault), core::NotationMatch::Certain};
    }

    /// Returns the length of most rows; the first of those lengths that are equally frequent.
    std::size_t usualLength() const
    {
        std::size_t found = 0;
        std::ptrdiff_t most = 0;
        for (std::size_t row = 0; row < std::min(m_rows.size(), std::size_t(Tour::longest)); ++row) {
            const std::size_t length = m_rows[row].size();
            const auto same = std::ranges::count(m_rows, length, &TableRow::size);
            if (same > most) {
                most = same;
                found = length;
            }
        }
        return found;
    }

    /// Returns whether the tour is numbered from 0: every square has a number, and the 0 is a jump away from the 1.
    bool countsFromZero() const
    {
        std::optional<core::Grid> zero;
        std::optional<core::Grid> one;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            for (std::size_t column = 0; column < m_rows[row].size(); ++column) {
                const std::string_view text = m_rows[row][column].text;
                if (core::wholeNumber(text) == 0)
                    zero = core::Grid{int(column), int(row)};
                if (core::wholeNumber(text) == 1)
                    one = core::Grid{int(column), int(row)};
            }
        }
        return m_empty == 1 && zero && one && isJump(one->columns - zero->columns, one->rows - zero->rows);
    }

    /// Returns the number in a cell, counted from 1; nothing if there is none.
    std::optional<long long> numberIn(const TableCell &cell) const
    {
        const auto number = core::wholeNumber(cell.text);
        return number && m_isFromZero ? std::optional(*number + 1) : number;
    }

    static bool isCross(const TableCell &cell) { return cell.text == "x" || cell.text == "X"; }
    bool isEmpty(const TableCell &cell) const
    {
        return (!m_isFromZero && isEmptySquare(cell.text)) || (isCross(cell) && !m_areCrossesClosed);
    }
    bool isClosed(const TableCell &cell) const
    {
        return cell.text == "#" || (isCross(cell) && m_areCrossesClosed);
    }

    /// Counts the squares of each sort. Returns false if there is anything else than numbers and signs for squares.
    bool count()
    {
        for (const TableRow &row : m_rows) {
            for (const TableCell &cell : row) {
                const bool isFree = isEmpty(cell);
                const bool isNumber = !isFree && cell.text.find_first_not_of("0123456789") == cell.text.npos;
                if (!isFree && !isNumber && !isClosed(cell))
                    return false;
                m_empty += isFree;
                m_numbers += isNumber;
                m_ones += cell.text == "1";
            }
        }
        return m_numbers > 0;
    }

    /// Returns whether most squares are empty, as in no board of sliding tiles, and the numbers are not all 1.
    bool hasGaps() const
    {
        return m_empty >= std::max<std::size_t>(m_numbers, 2) && (m_numbers > m_ones || m_ones == 1);
    }

    /// Returns whether most numbers that follow one another are a knight's jump apart.
    bool hasJumps() const
    {
        std::vector<std::pair<long long, core::Grid>> places; // the number, and its column and row
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            for (std::size_t column = 0; column < m_rows[row].size(); ++column) {
                const TableCell &cell = m_rows[row][column];
                if (const auto number = numberIn(cell); number && !isEmpty(cell))
                    places.emplace_back(*number, core::Grid{int(column), int(row)});
            }
        }
        std::ranges::sort(places, {}, &std::pair<long long, core::Grid>::first);
        int pairs = 0;
        int apart = 0;
        for (std::size_t i = 1; i < places.size(); ++i) {
            const auto &[before, from] = places[i - 1];
            const auto &[now, to] = places[i];
            pairs += now == before + 1;
            apart += now == before + 1 && isJump(to.columns - from.columns, to.rows - from.rows);
        }
        return apart >= 4 && 4 * apart >= 3 * pairs;
    }

    core::NotationMatch wrongLength(std::size_t row) const
    {
        const TableRow &squares = m_rows[row];
        const TableCell &where = squares.size() > m_columns ? squares[m_columns] : squares.back();
        return faulty(
            {where.at,
             {PUZZLE_TEXT("tours", "row %1 has %2 squares, but most rows have %3"),
              {static_cast<long long>(row + 1), std::ssize(squares), static_cast<long long>(m_columns)}}});
    }

    /// Reads the numbers and the closed squares.
    std::optional<core::Fault> readSquares()
    {
        for (int cell = 0; cell < m_grid.size(); ++cell)
            m_closed[cell] = isClosed(written(cell));
        m_most = m_grid.size() - int(std::ranges::count(m_closed, true));
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            const TableCell &square = written(cell);
            if (isEmpty(square) || m_closed[cell])
                continue;
            const auto number = numberIn(square);
            if (!number || *number < 1 || *number > m_most)
                return core::fault(
                    square.at, PUZZLE_TEXT("tours", "the numbers of this board go from 1 to %1"), {m_most});
            int &place = m_squares[std::size_t(*number) - 1];
            if (place != none)
                return core::fault(
                    square.at, PUZZLE_TEXT("tours", "number %1 is given twice, on %2 and on %3"),
                    {*number, core::squareName(m_grid, place), core::squareName(m_grid, cell)});
            place = cell;
        }
        return std::nullopt;
    }

    std::optional<core::NotationMatch> makeMatch(bool isMeant) const
    {
        const bool isWhole = m_most == m_grid.size();
        const auto known = std::ranges::find(m_squares, none) - m_squares.begin();
        if (isWhole && known == std::ptrdiff_t(m_numbers + (m_isFromZero ? 1 : 0))) {
            const std::vector<int> route(m_squares.begin(), m_squares.begin() + known);
            const bool isTour = std::ranges::adjacent_find(route, [&](int from, int to) {
                                    return !isJump(m_grid, from, to);
                                }) == route.end();
            if (isTour && (route.size() > 1 || isMeant))
                return core::NotationMatch{
                    {routeLine("knight", m_grid, route)}, {}, core::NotationMatch::Certain};
            return isMeant ? std::optional(noJump(route)) : std::nullopt;
        }
        // A board with a single empty or closed square may be one of sliding tiles.
        if (!isMeant && (isWhole || m_squares[0] == none || m_numbers < 2 || m_empty == 0))
            return std::nullopt;
        if (m_squares[0] != none)
            return core::NotationMatch{
                {magazineLine(m_grid, m_squares, m_closed)}, {}, core::NotationMatch::Certain};
        return withoutStart();
    }

    core::NotationMatch noJump(const std::vector<int> &route) const
    {
        const auto from =
            std::ranges::adjacent_find(route, [&](int one, int next) { return !isJump(m_grid, one, next); });
        const auto number = static_cast<long long>(from - route.begin() + 1);
        return faulty(
            {written(*(from + 1)).at,
             {PUZZLE_TEXT("tours", "number %1 on %2 is not a knight’s jump away from number %3 on %4"),
              {number + 1, core::squareName(m_grid, *(from + 1)), number, core::squareName(m_grid, *from)}}});
    }

    /// Returns the boards for a text that does not give the number 1: it may stand on each square from which jumps over
    /// squares without a number lead to the first number that is given.
    core::NotationMatch withoutStart() const
    {
        const auto first = std::ranges::find_if(m_squares, [](int square) { return square != none; });
        core::PerCell<bool> isFree(m_squares.size(), true);
        for (int cell = 0; cell < m_grid.size(); ++cell)
            isFree[cell] = isEmpty(written(cell));
        std::vector<bool> reached(m_squares.size(), false);
        reached[std::size_t(*first)] = true;
        for (auto jump = m_squares.begin(); jump != first; ++jump) {
            std::vector<bool> next(m_squares.size(), false);
            for (int from = 0; from < m_grid.size(); ++from) {
                for (const auto &offset : jumps) {
                    const int column = m_grid.column(from) + offset.dx;
                    const int row = m_grid.row(from) + offset.dy;
                    if (reached[std::size_t(from)] && m_grid.has(column, row) &&
                        isFree[m_grid.cell(column, row)])
                        next[std::size_t(m_grid.cell(column, row))] = true;
                }
            }
            reached = std::move(next);
        }
        core::NotationMatch match{{}, {}, core::NotationMatch::Certain};
        if (std::size_t(std::ranges::count(reached, true)) > mostStarts || m_numbers < 2)
            return faulty(
                {m_rows.front().front().at,
                 {PUZZLE_TEXT("tours",
                              "number 1 is missing: write it on the square where the tour starts")}});
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            if (!reached[std::size_t(cell)])
                continue;
            std::vector<int> squares = m_squares;
            squares[0] = cell;
            match.lines.push_back(magazineLine(m_grid, squares, m_closed));
        }
        if (match.lines.empty())
            return faulty(
                {written(*first).at,
                 {PUZZLE_TEXT("tours", "number 1 is missing, and no square is left for it from which "
                                       "jumps lead to number %1 on %2"),
                  {first - m_squares.begin() + 1, core::squareName(m_grid, *first)}}});
        return match;
    }

    const TableCell &written(int cell) const
    {
        return m_rows[std::size_t(m_grid.row(cell))][std::size_t(m_grid.column(cell))];
    }

    const std::vector<TableRow> m_rows;
    std::size_t m_columns = 0;
    std::size_t m_numbers = 0; ///< the number of squares with a number
    std::size_t m_ones = 0;    ///< the number of squares with a 1
    bool m_areCrossesClosed = false;
    std::size_t m_empty = 0;
    bool m_isFromZero = false; ///< whether the first number is 0, which otherwise stands for an empty square
    core::Grid m_grid{};
    std::vector<int> m_squares; ///< the square of each number, from 0; none if it is not given
    core::PerCell<bool> m_closed;
    int m_most = 0; ///< the last number of the tour
};

std::optional<core::NotationMatch> readNumbers(std::string_view text)
{
    return NumberReader(text).read();
}

/// A route by the names of its squares, on the chessboard if it fits there, else on the smallest larger square board.
struct NamedRoute {
    core::Grid grid = usualBoard;
    std::vector<int> cells;
};

/// Reads names of squares; the route is empty if the text contains anything else.
NamedRoute readSquareNames(std::string_view text)
{
    constexpr core::Grid widest{Tour::longest, Tour::longest};
    NamedRoute route;
    std::vector<core::Grid> squares; // the column and the row from below, from 0
    int side = usualBoard.columns;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = text.find_first_not_of(" ,;-\n[]\"'>", at);
        if (begin == text.npos)
            break;
        at = std::min(text.find_first_of(" ,;-\n[]\"'>", begin), text.size());
        std::string name(text.substr(begin, at - begin));
        std::ranges::transform(name, name.begin(), [](char sign) {
            return char(std::tolower(static_cast<unsigned char>(sign)));
        });
        const auto cell = core::squareCell(widest, name);
        if (!cell)
            return {};
        squares.push_back({widest.column(*cell), widest.rows - 1 - widest.row(*cell)});
        side = std::max({side, squares.back().columns + 1, squares.back().rows + 1});
    }
    route.grid = {side, side};
    for (const core::Grid &square : squares)
        route.cells.push_back(route.grid.cell(square.columns, side - 1 - square.rows));
    return route;
}

/// Returns the match of a tour through these squares, each of which must be a move away from the one before. A single
/// square may mean anything, so it is only a tour if the text names the puzzle.
std::optional<core::NotationMatch> matchOf(const char *id, core::Grid grid, const std::vector<int> &route,
                                           bool (*isMove)(core::Grid, int, int))
{
    const auto isNoMove = [&](int from, int to) { return !isMove(grid, from, to); };
    if (route.empty() || std::ranges::adjacent_find(route, isNoMove) != route.end())
        return std::nullopt;
    core::NotationMatch match{{routeLine(id, grid, route)}, {}, core::NotationMatch::Certain};
    match.needsName = route.size() == 1;
    return match;
}

std::optional<core::NotationMatch> readKnightSquares(std::string_view text)
{
    const NamedRoute route = readSquareNames(text);
    return matchOf("knight", route.grid, route.cells, isJump);
}

std::optional<core::NotationMatch> readBishopSquares(std::string_view text)
{
    const NamedRoute route = readSquareNames(text);
    return matchOf("bishop", route.grid, route.cells, isDiagonalStep);
}

/// Reads a board with the numbers of a bishop's tour: 1, 2, … on squares that touch at their corners. A square that is
/// visited several times has its numbers with a + between them: 3+9. A # is a closed square; any other sign for a
/// square is an empty one.
std::optional<core::NotationMatch> readBishopNumbers(std::string_view text)
{
    const std::vector<TableRow> rows = core::tableRows(text);
    const std::size_t columns = core::rowLength(rows).value_or(0);
    constexpr auto longest = std::size_t(Tour::longest);
    if (rows.size() < 2 || columns < 2 || rows.size() > longest || columns > longest)
        return std::nullopt;
    const core::Grid grid{int(columns), int(rows.size())};
    std::map<long long, int> squares; // the square of each number
    for (int cell = 0; cell < grid.size(); ++cell) {
        std::string_view word = rows[std::size_t(grid.row(cell))][std::size_t(grid.column(cell))].text;
        if (isEmptySquare(word) || word == "#")
            continue;
        for (bool isLast = false; !isLast;) {
            const std::size_t end = std::min(word.find('+'), word.size());
            const auto number = core::wholeNumber(word.substr(0, end));
            isLast = end == word.size();
            if (!number || *number < 1 || !squares.emplace(*number, cell).second)
                return std::nullopt;
            word.remove_prefix(isLast ? end : end + 1);
        }
    }
    std::vector<int> route;
    for (const auto &[number, cell] : squares) {
        if (number != std::ssize(route) + 1)
            break; // the numbers after a gap are given; the options of the board have them, too
        route.push_back(cell);
    }
    auto match = matchOf("bishop", grid, route, isDiagonalStep);
    constexpr std::size_t fewest = 4; // the fewest numbers that are hardly a chance
    if (match)
        match->needsName = squares.size() < fewest || route.size() < squares.size();
    return match;
}

/// Returns the numbers on each square as text, with those that are given and not reached yet.
std::vector<std::string> numbersOn(const core::Puzzle &puzzle, const core::Position &position)
{
    std::vector<std::string> numbers(std::size_t(puzzle.grid().size()));
    for (std::size_t number = 0; number < position.size(); ++number) {
        if (!position[number].onBoard())
            continue;
        std::string &text = numbers[std::size_t(position[number].cell)];
        text += text.empty() ? "" : "+";
        text += std::to_string(number + 1);
    }
    const auto &tour = static_cast<const Tour &>(puzzle);
    for (int cell = 0; cell < puzzle.grid().size(); ++cell) {
        std::string &text = numbers[std::size_t(cell)];
        if (text.empty() && tour.givenNumber(cell) != Conditions::none)
            text = std::to_string(tour.givenNumber(cell) + 1);
    }
    return numbers;
}

std::string writeNumbers(const core::Puzzle &puzzle, const core::Position &position)
{
    std::vector<std::string> numbers = numbersOn(puzzle, position);
    std::size_t width = 1;
    for (const std::string &number : numbers)
        width = std::max(width, number.size());
    std::string text;
    for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
        const bool isOpen = static_cast<const Tour &>(puzzle).isOpen(int(cell));
        const std::string word = !isOpen ? "#" : numbers[cell].empty() ? "." : numbers[cell];
        text += std::string(width - word.size(), ' ') + word;
        text += (int(cell) + 1) % puzzle.grid().columns == 0 ? '\n' : ' ';
    }
    text.pop_back();
    return text;
}

std::string writeSquares(const core::Puzzle &puzzle, const core::Position &position)
{
    return puzzle.write(position);
}

/// Returns the names of squares or moves as the LaTeX package chessboard lists them: "{a1,b3}".
std::string braced(const std::vector<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text.append(1, text.empty() ? '{' : ',').append(name);
    return text + '}';
}

/// Writes a picture for TikZ: the closed squares are filled, lines join the squares of the tour, and each square has its
/// numbers.
std::string writePicture(const Tour &tour, const core::Position &position)
{
    core::TikzPicture picture(tour.grid());
    for (int cell = 0; cell < tour.grid().size(); ++cell)
        picture.cell(cell, tour.isOpen(cell) ? "" : "fill=black!60");
    for (std::size_t number = 1; number < position.size(); ++number) {
        if (position[number].onBoard())
            picture.line(position[number - 1].cell, position[number].cell);
    }
    const std::vector<std::string> numbers = numbersOn(tour, position);
    for (int cell = 0; cell < tour.grid().size(); ++cell) {
        if (!numbers[std::size_t(cell)].empty())
            picture.text(cell, "\\tiny " + numbers[std::size_t(cell)]);
    }
    return picture.end();
}

/// Writes the same picture as a command of the LaTeX package chessboard. The board is cleared, since the document may
/// have a game on it.
std::string writeChessboard(const core::Puzzle &puzzle, const core::Position &position)
{
    const core::Grid grid = puzzle.grid();
    const auto &tour = static_cast<const Tour &>(puzzle);
    if (grid.columns > core::mostChessboardColumns)
        return writePicture(tour, position);
    std::string text = "% \\usepackage{chessboard}\n\\chessboard[maxfield=" +
                       core::squareName(grid, grid.cell(grid.columns - 1, 0)) + ",clearboard,showmover=false";
    std::vector<std::string> closed;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (!tour.isOpen(cell))
            closed.push_back(core::squareName(grid, cell));
    }
    if (!closed.empty())
        text += ",pgfstyle=color,color=black!60,markfields=" + braced(closed);
    std::vector<std::string> moves;
    for (std::size_t number = 1; number < position.size(); ++number) {
        if (position[number].onBoard())
            moves.push_back(core::squareName(grid, position[number - 1].cell)
                                .append(1, '-')
                                .append(core::squareName(grid, position[number].cell)));
    }
    if (!moves.empty())
        text += ",pgfstyle=straightmove,color=gray,markmoves=" + braced(moves);
    text += ",pgfstyle=text,color=black";
    const std::vector<std::string> numbers = numbersOn(puzzle, position);
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (!numbers[std::size_t(cell)].empty())
            text.append(",text=")
                .append(numbers[std::size_t(cell)])
                .append(",markfield=")
                .append(core::squareName(grid, cell));
    }
    return text + ']';
}

constexpr core::NotationExample numberExamples[] = {
    {"1 4 7 10\n12 9 2 5\n3 6 11 8", "knight:4x3:a3 c2 a1 b3 d2 b1 c3 d1 b2 d3 c1 a2"},
    {"1 . .\n. . 2\n. . .", "knight:3x3:a3 c2"},
    {"1 . . . 7\n. . . . .\n. . # . .\n. . . . .\n. 18 . 24 .",
     "knight:5x5,without=c3,end=d1,given=7e5+18b1:a5"},
};
constexpr core::NotationExample squareExamples[] = {
    {"a8, b6, c8", "knight:8x8:a8 b6 c8"},
    {"E4-F6-G8", "knight:8x8,start=e4:e4 f6 g8"},
};
constexpr core::NotationExample bishopNumberExamples[] = {
    {"1 . 3 .\n. 2 . 4\n. . 5 .\n. . . .", "bishop:4x4:a4 b3 c4 d3 c2"},
};
constexpr core::NotationExample bishopExamples[] = {
    {"a8 b7 c6", "bishop:8x8:a8 b7 c6"},
};

} // namespace

std::span<const core::Notation> knightNotations()
{
    static const core::Notation all[] = {
        {"grid", PUZZLE_TEXT("tours", "the numbers of a tour"), numberExamples, readNumbers, writeNumbers},
        {"squares", PUZZLE_TEXT("tours", "the squares of a tour"), squareExamples, readKnightSquares,
         writeSquares},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, writeChessboard},
    };
    return all;
}

std::span<const core::Notation> bishopNotations()
{
    static const core::Notation all[] = {
        {"grid", PUZZLE_TEXT("tours", "the numbers of a tour"), bishopNumberExamples, readBishopNumbers,
         writeNumbers},
        {"squares", PUZZLE_TEXT("tours", "the squares of a tour"), bishopExamples, readBishopSquares,
         writeSquares},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, writeChessboard},
    };
    return all;
}

} // namespace tours
