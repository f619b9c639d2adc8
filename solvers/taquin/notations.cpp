// SPDX-License-Identifier: MIT
#include "taquin/methods.h"

#include "core/notation.h"
#include "core/positionline.h"
#include "core/texttable.h"
#include "core/tikz.h"
#include "taquin/goals.h"
#include "taquin/numbers.h"
#include "taquin/startandgoal.h"
#include "taquin/taquin.h"
#include "taquin/writtengrid.h"

#include <algorithm>

namespace taquin {

namespace {

using core::TableCell;
using core::TableRow;

constexpr std::size_t mostReadings = 6;

long long number(std::size_t value)
{
    return static_cast<long long>(value);
}

bool isGap(std::string_view text)
{
    static constexpr std::string_view signs[] = {
        "",   "0",  "_",  "x",  "X",  ".",    "-",    "*",   "#",     "b",   "B",     "?",    "__",   "--",
        "..", "-1", "**", "##", "xx", "None", "null", "nil", "blank", "gap", "empty", "hole", "vide", "trou"};
    return std::ranges::find(signs, text) != std::end(signs);
}

std::optional<long long> tileNumber(const TableCell &cell)
{
    return cell.text.find_first_not_of("0123456789") == cell.text.npos ? core::wholeNumber(cell.text)
                                                                       : std::nullopt;
}

/// Reads a table of numbers as the rows of a board, or as one list of its cells.
class GridReader {
public:
    explicit GridReader(std::string_view text) : m_rows(core::tableRows(text)) {}

    std::optional<core::NotationMatch> read()
    {
        if (!isMeant())
            return std::nullopt;
        dropSize();
        if (m_rows.size() == 1)
            return readList(m_rows.front());
        completeRow();
        for (std::size_t row = 1; row < m_rows.size(); ++row) {
            if (m_rows[row].size() != m_rows.front().size())
                return faulty(wrongLength(row));
        }
        if (m_rows.front().size() < std::size_t(Taquin::shortest)) {
            TableRow column;
            for (const TableRow &row : m_rows)
                column.push_back(row.front());
            return readList(column);
        }
        const core::Grid grid{int(m_rows.front().size()), int(m_rows.size())};
        TableRow cells;
        for (const TableRow &row : m_rows)
            cells.insert(cells.end(), row.begin(), row.end());
        return numbered(cells, {grid});
    }

private:
    static core::NotationMatch faulty(core::Fault fault)
    {
        return {{}, std::move(fault), core::NotationMatch::Likely};
    }

    /// Returns whether the text consists mostly of numbers and signs for a gap.
    bool isMeant()
    {
        std::size_t numbers = 0;
        std::size_t others = 0;
        std::size_t beyondOne = 0;
        for (const TableRow &row : m_rows) {
            for (const TableCell &cell : row) {
                const bool isNumber = tileNumber(cell) && !cell.text.empty();
                ++(isNumber ? numbers : isGap(cell.text) ? m_gaps : others);
                m_gaps += cell.text == "0";
                beyondOne += isNumber && cell.text.find_first_of("23456789") != cell.text.npos;
            }
        }
        const bool isDigits = m_rows.size() == 1 && m_rows.front().size() == 1;
        // A table of 0 and 1 alone, with or without blanks between them, shows pegs, queens or closed cells.
        return isDigits || (beyondOne > 0 && numbers >= 3 && 8 * others <= numbers);
    }

    /// Removes a first row with the size of the square below it: "3" or "3 3".
    void dropSize()
    {
        const std::size_t size = m_rows.size() - 1;
        const auto isSize = [size](const TableCell &cell) { return tileNumber(cell) == number(size); };
        if (size > 1 && m_rows.front().size() <= 2 && std::ranges::all_of(m_rows.front(), isSize) &&
            m_rows[1].size() == size)
            m_rows.erase(m_rows.begin());
    }

    /// Adds the blank cell to the one row that is a cell short: the gap between its cells, compared with a
    /// complete row, shows the column.
    void completeRow()
    {
        const auto longest = std::ranges::max_element(m_rows, {}, &TableRow::size);
        const auto isShort = [&](const TableRow &row) { return row.size() + 1 == longest->size(); };
        if (std::ranges::count_if(m_rows, isShort) != 1 || m_gaps > 0)
            return;
        TableRow &row = *std::ranges::find_if(m_rows, isShort);
        const auto whole =
            std::ranges::find_if(m_rows, [&](const TableRow &one) { return one.size() == longest->size(); });
        const std::size_t from = lineStart(row.front().at);
        const std::size_t wholeFrom = lineStart(whole->front().at);
        std::size_t column = 0;
        const auto endOf = [](const TableCell &cell, std::size_t start) {
            return cell.at + cell.text.size() - start;
        };
        while (column < row.size() && endOf(row[column], from) == endOf((*whole)[column], wholeFrom))
            ++column;
        // After the gap, the cells must be aligned with those of the next column; otherwise the text has no
        // columns.
        std::size_t at = column < row.size() ? row[column].at : row.back().at + row.back().text.size();
        for (std::size_t i = column; i < row.size(); ++i) {
            if (endOf(row[i], from) == endOf((*whole)[i + 1], wholeFrom))
                continue;
            if (&row != &m_rows.back())
                return;
            // Nothing is written for a gap at the end of the last row, the usual one.
            column = row.size();
            at = row.back().at + row.back().text.size();
            break;
        }
        row.insert(row.begin() + std::ptrdiff_t(column), {std::string_view(), at});
        ++m_gaps;
    }

    /// Returns where the line of a row begins, which is at or before the end of the previous row.
    std::size_t lineStart(std::size_t at) const
    {
        const char *const first = m_rows.front().front().text.data() - m_rows.front().front().at;
        while (at > 0 && first[at - 1] != '\n')
            --at;
        return at;
    }

    core::Fault wrongLength(std::size_t row) const
    {
        const TableRow &cells = m_rows[row];
        const std::size_t usual = m_rows.front().size();
        const TableCell &where = cells.size() > usual ? cells[usual] : cells.back();
        return core::fault(where.at, PUZZLE_TEXT("taquin", "row %1 has %2 numbers, row 1 has %3"),
                           {number(row + 1), number(cells.size()), number(usual)});
    }

    std::optional<core::NotationMatch> readList(const TableRow &list) const
    {
        if (list.size() == 1)
            return readDigits(list.front());
        const std::vector<core::Grid> grids =
            core::gridsOf(int(list.size()), Taquin::shortest, Taquin::longest);
        if (grids.empty())
            return core::NotationMatch{
                {},
                core::fault(list.back().at,
                            PUZZLE_TEXT("taquin", "%1 numbers do not fill a square or a rectangle"),
                            {number(list.size())}),
                core::NotationMatch::Likely};
        return numbered(list, grids);
    }

    /// Reads digits without separators: "123405786".
    std::optional<core::NotationMatch> readDigits(const TableCell &digits) const
    {
        TableRow cells;
        for (std::size_t i = 0; i < digits.text.size(); ++i)
            cells.push_back({digits.text.substr(i, 1), digits.at + i});
        const bool isMeant =
            cells.size() >= 4 && cells.size() <= 9 &&
            std::ranges::count_if(
                cells, [](const TableCell &cell) { return !tileNumber(cell) && !isGap(cell.text); }) == 0 &&
            std::ranges::count_if(cells, [](const TableCell &cell) { return tileNumber(cell).has_value(); }) +
                    1 >=
                std::ssize(cells);
        if (!isMeant)
            return std::nullopt;
        core::NotationMatch match =
            numbered(cells, core::gridsOf(int(cells.size()), Taquin::shortest, Taquin::longest));
        match.fault.reset();
        return match.lines.empty() ? std::nullopt : std::optional(std::move(match));
    }

    /// Returns the boards with these numbers in their cells, or the fault of the numbers.
    static core::NotationMatch numbered(const TableRow &cells, const std::vector<core::Grid> &grids)
    {
        std::vector<const TableCell *> seen(cells.size() + 1);
        const TableCell *gap = nullptr;
        for (const TableCell &cell : cells) {
            const auto tile = tileNumber(cell);
            if (isGap(cell.text)) {
                if (gap)
                    return faulty(core::fault(cell.at, PUZZLE_TEXT("taquin", "there is a second gap here")));
                gap = &cell;
            } else if (!tile) {
                return faulty(core::fault(cell.at, PUZZLE_TEXT("taquin", "“%1” is not a tile number"),
                                          {core::quoted(cell.text)}));
            } else if (*tile > number(cells.size())) {
                return faulty(core::fault(
                    cell.at, PUZZLE_TEXT("taquin", "the tiles are numbered from 1 to %1, and 0 is the gap"),
                    {number(cells.size() - 1)}));
            } else if (seen[std::size_t(*tile)]) {
                return faulty(core::fault(cell.at, PUZZLE_TEXT("taquin", "tile %1 is given twice"), {*tile}));
            } else {
                seen[std::size_t(*tile)] = &cell;
            }
        }
        // Without a sign for the gap, the largest number is the gap.
        if (gap && seen.back())
            return faulty(
                core::fault(seen.back()->at,
                            PUZZLE_TEXT("taquin", "the tiles are numbered from 1 to %1, and 0 is the gap"),
                            {number(cells.size() - 1)}));
        core::NotationMatch match;
        for (const core::Grid &grid : grids) {
            if (match.lines.size() == mostReadings)
                break;
            std::string line =
                "taquin:" + std::to_string(grid.columns) + 'x' + std::to_string(grid.rows) + ':';
            for (const TableCell &cell : cells)
                line += (isGap(cell.text) || &cell == seen.back() ? "0" : std::to_string(*tileNumber(cell))) +
                        ' ';
            line.pop_back();
            match.lines.push_back(std::move(line));
        }
        return match;
    }

    std::vector<TableRow> m_rows;
    std::size_t m_gaps = 0; ///< the number of cells that are written as a gap
};

/// Returns the lines of boards with the first lines as positions and the second ones as goals; only boards of equal size
/// belong together.
std::vector<std::string> withGoals(const std::vector<std::string> &starts,
                                   const std::vector<std::string> &goals)
{
    std::vector<std::string> lines;
    for (const std::string &start : starts) {
        const std::size_t end = start.rfind(':');
        const std::string size = start.substr(0, end);
        for (const std::string &goal : goals) {
            if (goal.substr(0, goal.rfind(':')) != size)
                continue;
            const auto grid = core::readSize(std::string_view(size).substr(size.find(':') + 1), 0,
                                             Taquin::shortest, Taquin::longest);
            auto read = readGoal(std::get<core::Grid>(grid), goal.substr(goal.rfind(':') + 1), 0);
            const auto *board = std::get_if<Board>(&read);
            if (!board)
                continue;
            // The usual goal is spelt, too, since it has been stated.
            const std::string spelt = spellGoal(*board);
            lines.push_back(size + (spelt.empty() ? ",goal=usual" : spelt) + start.substr(end));
        }
    }
    return lines;
}

/// Reads two boards of which the second is the goal of the first.
std::optional<core::NotationMatch> readStartAndGoal(std::string_view text)
{
    std::optional<core::NotationMatch> faulty;
    for (const StartAndGoal &cut : cutIntoStartAndGoal(text)) {
        auto start = GridReader(cut.start.text).read();
        auto goal = start ? GridReader(cut.goal.text).read() : std::nullopt;
        if (!start || !goal)
            continue;
        core::NotationMatch match{withGoals(start->lines, goal->lines), {}, core::NotationMatch::Certain};
        if (!match.lines.empty()) {
            match.remark = {PUZZLE_TEXT("taquin", "The two boards are the start and its goal.")};
            return match;
        }
        if (!cut.hasArrow || faulty)
            continue;
        if (start->fault)
            faulty = {{}, core::Fault{cut.start.origin(start->fault->at), start->fault->why}};
        else if (goal->fault)
            faulty = {{}, core::Fault{cut.goal.origin(goal->fault->at), goal->fault->why}};
        else
            faulty = {{},
                      core::fault(cut.goal.origin(0),
                                  PUZZLE_TEXT("taquin", "the goal has another size than the board"))};
    }
    return faulty;
}

std::optional<core::NotationMatch> readGrid(std::string_view text)
{
    auto match = GridReader(text).read();
    if (match && !match->lines.empty())
        return match;
    auto both = readStartAndGoal(text);
    return both ? both : match;
}

/// Returns the number on each cell; 0 for the gap.
std::vector<int> numbersOf(const core::Puzzle &puzzle, const core::Position &position)
{
    std::vector<int> numbers(std::size_t(puzzle.grid().size()));
    for (std::size_t tile = 0; tile < position.size(); ++tile)
        numbers[std::size_t(position[tile].cell)] = int(tile) + 1;
    return numbers;
}

std::string writeGrid(const core::Puzzle &puzzle, const core::Position &position)
{
    const std::vector<int> numbers = numbersOf(puzzle, position);
    const std::size_t width = std::to_string(numbers.size() - 1).size();
    std::string text;
    for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
        const std::string word = std::to_string(numbers[cell]);
        text += std::string(width - word.size(), ' ') + word;
        text += (int(cell) + 1) % puzzle.grid().columns == 0 ? '\n' : ' ';
    }
    text.pop_back();
    return text;
}

std::string writeLatex(const core::Puzzle &puzzle, const core::Position &position)
{
    core::TikzPicture picture(puzzle.grid());
    const std::vector<int> numbers = numbersOf(puzzle, position);
    for (int cell = 0; cell < puzzle.grid().size(); ++cell) {
        const int tile = numbers[std::size_t(cell)];
        picture.cell(cell, tile == 0 ? "fill=black!15" : "");
        if (tile != 0)
            picture.text(cell, std::to_string(tile));
    }
    return picture.end();
}

constexpr core::NotationExample gridExamples[] = {
    {"1 2 3\n4 0 5\n7 8 6", "taquin:3x3:1 2 3 4 0 5 7 8 6"},
    {"1 2 3\n4 _ 5\n7 8 6", "taquin:3x3:1 2 3 4 0 5 7 8 6"},
    {"| 1 | 2 | 3 |\n| 4 |   | 5 |\n| 7 | 8 | 6 |", "taquin:3x3:1 2 3 4 0 5 7 8 6"},
    {"[[1,2,3],[4,0,5],[7,8,6]]", "taquin:3x3:1 2 3 4 0 5 7 8 6"},
    {"1,2,3,4,0,5,7,8,6", "taquin:3x3:1 2 3 4 0 5 7 8 6"},
    {"123405786", "taquin:3x3:1 2 3 4 0 5 7 8 6"},
    {"1 2 3 / 4 9 5 / 7 8 6", "taquin:3x3:1 2 3 4 0 5 7 8 6"},
    {"2 8 3    1 2 3\n1 6 4 -> 8 0 4\n7 0 5    7 6 5", "taquin:3x3,goal=spiral:2 8 3 1 6 4 7 0 5"},
};

} // namespace

std::optional<Board> readWritten(core::Grid grid, std::string_view text)
{
    const auto match = readGrid(text);
    const std::string size = "taquin:" + std::to_string(grid.columns) + 'x' + std::to_string(grid.rows) + ':';
    for (const std::string &line : match ? match->lines : std::vector<std::string>()) {
        if (!line.starts_with(size))
            continue;
        const auto read = readNumbers(grid, std::string_view(line).substr(size.size()), " ", CellsOf::Goal);
        if (const auto *position = std::get_if<core::Position>(&read))
            return Board(grid, *position);
    }
    return std::nullopt;
}

std::span<const core::Notation> notations()
{
    static const core::Notation all[] = {
        {"grid", PUZZLE_TEXT("taquin", "a grid of numbers"), gridExamples, readGrid, writeGrid},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, writeLatex},
    };
    return all;
}

} // namespace taquin
