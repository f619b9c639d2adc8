// SPDX-License-Identifier: MIT
#include "core/squarename.h"

#include "core/values.h"

namespace core {

namespace {

constexpr int letters = 26;
// No board has longer names, and no number of this length overflows.
constexpr std::size_t longestName = 12;

bool isColumnLetter(char sign)
{
    return sign >= 'a' && sign <= 'z';
}

} // namespace

std::string columnName(int column)
{
    std::string name;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / letters)
        name.insert(name.begin(), char('a' + (rest - 1) % letters));
    return name;
}

std::string squareName(Grid grid, int cell)
{
    return columnName(grid.column(cell)) + std::to_string(grid.rows - grid.row(cell));
}

std::string columnNumbers(const Squares &squares, int first)
{
    const bool hasBlanks = squares.grid.columns - 1 + first > 9;
    std::string text;
    for (const int cell : squares.cells) {
        text += text.empty() || !hasBlanks ? "" : " ";
        text += cell < 0 ? "." : std::to_string(squares.grid.column(cell) + first);
    }
    return text;
}

std::string textOf(const Squares &squares)
{
    const Grid grid = squares.grid;
    switch (squares.part) {
    case Squares::Row:
        return std::to_string(grid.rows - grid.row(squares.cells.front()));
    case Squares::Column:
        return columnName(grid.column(squares.cells.front()));
    case Squares::ColumnOfEach:
        return columnNumbers(squares, 1);
    case Squares::Each:
        break;
    }
    std::string text;
    for (const int cell : squares.cells)
        text += (text.empty() ? "" : ", ") + squareName(grid, cell);
    return text;
}

std::string textOf(const Name &name)
{
    std::string text;
    for (const Explanation::Argument &part : name) {
        if (const auto *squares = std::get_if<Squares>(&part))
            text += textOf(*squares);
        else
            text += std::get<std::string>(part);
    }
    return text;
}

Explanation namedAsInTexts(Explanation explanation)
{
    for (Explanation::Argument &argument : explanation.arguments) {
        if (auto *squares = std::get_if<Squares>(&argument))
            squares->puzzle = {};
    }
    return explanation;
}

std::optional<int> squareCell(Grid grid, std::string_view name)
{
    long long column = 0;
    std::size_t at = 0;
    if (name.size() > longestName)
        return std::nullopt;
    for (; at < name.size() && isColumnLetter(name[at]); ++at)
        column = column * letters + (name[at] - 'a' + 1);
    const auto rank = wholeNumber(name.substr(at));
    const bool number = rank && name[at] >= '1' && name[at] <= '9'; // neither a sign nor a leading zero
    if (!number || column < 1 || column > grid.columns || *rank > grid.rows)
        return std::nullopt;
    return grid.cell(int(column - 1), grid.rows - int(*rank));
}

} // namespace core
