// SPDX-License-Identifier: MIT
#include "tours/notations.h"

#include "core/squarename.h"
#include "core/texttable.h"
#include "core/tikz.h"
#include "core/values.h"
#include "tours/knight/jumps.h"
#include "tours/tour.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace tours {

namespace {

using core::TableCell;
using core::TableRow;

constexpr core::Grid usualBoard{8, 8};

std::string sizeText(core::Grid grid)
{
    return std::to_string(grid.columns) + 'x' + std::to_string(grid.rows);
}

/// Returns the position line of the knight's tour through these cells.
std::string knightLine(core::Grid grid, const std::vector<int> &route)
{
    std::string line = "knight:" + sizeText(grid);
    if (route.front() != 0)
        line += ",start=" + core::squareName(grid, route.front());
    for (const int cell : route)
        line += (cell == route.front() ? ':' : ' ') + core::squareName(grid, cell);
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

/// Reads a board with the numbers 1, 2, … of the squares in the order of the tour; a 0, a dot or a similar sign is
/// a square not visited yet. If numbers are missing or # closes squares, it is a board whose numbers are given.
std::optional<core::Claim> readNumbers(std::string_view text)
{
    const std::vector<TableRow> rows = core::tableRows(text);
    const auto columns = core::rowLength(rows);
    if (!columns || rows.size() < 3 || *columns < 3 || *columns > std::size_t(Tour::longest) ||
        rows.size() > std::size_t(Tour::longest))
        return std::nullopt;
    const core::Grid grid{int(*columns), int(rows.size())};
    std::vector<int> route(std::size_t(grid.size()), -1); // indexed by number, from 0
    std::size_t visited = 0;
    core::PerCell<bool> closed(std::size_t(grid.size()), false);
    for (int cell = 0; cell < grid.size(); ++cell) {
        const TableCell &written = rows[std::size_t(grid.row(cell))][std::size_t(grid.column(cell))];
        if (written.text.find_first_not_of("._-") == written.text.npos || written.text == "0")
            continue;
        if (written.text == "#") {
            closed[cell] = true;
            continue;
        }
        const auto number = core::wholeNumber(written.text);
        if (!number || *number < 1 || *number > grid.size() || route[std::size_t(*number) - 1] >= 0)
            return std::nullopt;
        route[std::size_t(*number) - 1] = cell;
        ++visited;
    }
    const auto open = std::size_t(std::ranges::count(closed, false));
    const bool isBegun =
        std::ranges::find(route, -1) - route.begin() == std::ptrdiff_t(visited) && open == route.size();
    if (!isBegun) {
        // A board with a single empty square may be one of sliding tiles.
        const bool fits =
            std::all_of(route.begin() + std::ptrdiff_t(open), route.end(), [](int cell) { return cell < 0; });
        if (visited < 2 || route[0] < 0 || !fits || (open == route.size() && visited + 1 >= open))
            return std::nullopt;
        return core::Claim{{magazineLine(grid, route, std::move(closed))}, {}, core::Claim::Certain};
    }
    route.resize(visited);
    // A board with few numbers and an empty square may be one of sliding tiles, whose numbers are no jumps apart.
    if (visited < 2 || std::ranges::find(route, -1) != route.end())
        return std::nullopt;
    for (std::size_t i = 1; i < route.size(); ++i) {
        if (!isJump(grid, route[i - 1], route[i]))
            return std::nullopt;
    }
    return core::Claim{{knightLine(grid, route)}, {}, core::Claim::Certain};
}

/// Reads names of squares; the board is the chessboard if they fit on it.
std::vector<int> readSquareNames(std::string_view text)
{
    std::vector<int> route;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = text.find_first_not_of(" ,;-\n[]\"'>", at);
        if (begin == text.npos)
            break;
        at = std::min(text.find_first_of(" ,;-\n[]\"'>", begin), text.size());
        std::string name(text.substr(begin, at - begin));
        std::ranges::transform(name, name.begin(), [](char sign) {
            return char(std::tolower(static_cast<unsigned char>(sign)));
        });
        const auto cell = core::squareCell(usualBoard, name);
        if (!cell)
            return {};
        route.push_back(*cell);
    }
    return route;
}

std::optional<core::Claim> readKnightSquares(std::string_view text)
{
    const std::vector<int> route = readSquareNames(text);
    for (std::size_t i = 1; i < route.size(); ++i) {
        if (!isJump(usualBoard, route[i - 1], route[i]))
            return std::nullopt;
    }
    return route.size() < 2
               ? std::nullopt
               : std::optional(core::Claim{{knightLine(usualBoard, route)}, {}, core::Claim::Certain});
}

std::optional<core::Claim> readBishopSquares(std::string_view text)
{
    const std::vector<int> route = readSquareNames(text);
    if (route.size() < 2)
        return std::nullopt;
    std::string line = "bishop:" + sizeText(usualBoard);
    if (route.front() != 0)
        line += ",start=" + core::squareName(usualBoard, route.front());
    for (std::size_t i = 0; i < route.size(); ++i) {
        const auto apart = [&](int before, int now) {
            return std::abs(usualBoard.row(before) - usualBoard.row(now)) == 1 &&
                   std::abs(usualBoard.column(before) - usualBoard.column(now)) == 1;
        };
        if (i > 0 && !apart(route[i - 1], route[i]))
            return std::nullopt;
        line += (i == 0 ? ':' : ' ') + core::squareName(usualBoard, route[i]);
    }
    return core::Claim{{line}, {}, core::Claim::Certain};
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

std::string writeTourPicture(const core::Puzzle &puzzle, const core::Position &position)
{
    const core::Grid grid = puzzle.grid();
    const auto &tour = static_cast<const Tour &>(puzzle);
    core::TikzPicture picture(grid);
    for (int cell = 0; cell < grid.size(); ++cell)
        picture.cell(cell, !tour.isOpen(cell)                              ? "fill=black!70"
                           : (grid.row(cell) + grid.column(cell)) % 2 == 0 ? ""
                                                                           : "fill=black!15");
    for (std::size_t number = 1; number < position.size(); ++number) {
        if (position[number].onBoard())
            picture.line(position[number - 1].cell, position[number].cell);
    }
    const std::vector<std::string> numbers = numbersOn(puzzle, position);
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (!numbers[std::size_t(cell)].empty())
            picture.text(cell, numbers[std::size_t(cell)]);
    }
    return picture.end();
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
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, writeTourPicture},
    };
    return all;
}

std::span<const core::Notation> bishopNotations()
{
    static const core::Notation all[] = {
        {"grid", PUZZLE_TEXT("tours", "the numbers of a tour"), {}, nullptr, writeNumbers},
        {"squares", PUZZLE_TEXT("tours", "the squares of a tour"), bishopExamples, readBishopSquares,
         writeSquares},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, writeTourPicture},
    };
    return all;
}

} // namespace tours
