// SPDX-License-Identifier: MIT
#include "queens/methods.h"

#include "core/celllist.h"
#include "core/notation.h"
#include "core/positionline.h"
#include "core/squarename.h"
#include "core/texttable.h"
#include "core/tikz.h"
#include "queens/queens.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <utility>

namespace queens {

namespace {

/// Returns the position line for these columns, from 1, with 0 for a row without a queen. `closed` are the closed
/// squares; empty if there are none.
std::string lineOf(const std::vector<int> &columns, const core::PerCell<bool> &closed = {})
{
    const int size = int(columns.size());
    const bool apart = size > 9;
    std::string line = "queens:" + std::to_string(size);
    if (std::ranges::find(closed, true) != closed.end())
        line += ",closed=" + core::writeCells({size, size}, closed, core::squareName);
    line += ':';
    for (const int column : columns) {
        line += column == 0 ? "." : std::to_string(column);
        line += apart ? " " : "";
    }
    if (apart)
        line.pop_back();
    return line;
}

bool isClosedSign(char sign)
{
    return sign == '#' || sign == 'x' || sign == 'X';
}

bool isEmptySign(char sign)
{
    return std::string_view(".-_*+0 ").find(sign) != std::string_view::npos;
}

bool isSolution(const std::vector<int> &columns)
{
    for (std::size_t row = 0; row < columns.size(); ++row) {
        for (std::size_t above = 0; above < row; ++above) {
            const int aside = std::abs(columns[row] - columns[above]);
            if (aside == 0 || aside == int(row - above))
                return false;
        }
    }
    return true;
}

/// Reads rows such as "..Q.". A text is taken for this if it contains a queen and most rows have as many signs as
/// there are rows. The signs # and x are closed squares, or empty ones if no other sign is used for these.
class RowReader {
public:
    explicit RowReader(std::string_view text) : m_rows(core::drawnRows(text)), m_queens(queenSigns()) {}

    std::optional<core::NotationMatch> read()
    {
        bool hasEmpty = false;
        for (const core::DrawnRow &row : m_rows) {
            for (const char sign : row.signs) {
                const bool isEmpty = isEmptySign(sign) && !isQueen(sign);
                hasEmpty = hasEmpty || isEmpty;
                m_drawsEmpty = m_drawsEmpty || (isEmpty && sign != ' ');
                if (!isQueen(sign) && !isEmpty && !isClosedSign(sign))
                    return std::nullopt;
            }
        }
        const bool isEmpty = m_queens.empty();
        if (m_rows.size() < 2 || (m_queens != usualSigns && !hasEmpty))
            return std::nullopt;
        m_closed.assign(m_rows.size() * m_rows.size(), false);
        for (const core::DrawnRow &row : m_rows) {
            if (auto fault = readRow(row, hasEmpty))
                return m_queens == usualSigns || m_queens == frenchSigns ? fault : std::nullopt;
        }
        const bool isFull = std::ranges::find(m_columns, 0) == m_columns.end();
        if (m_queens.size() == 1 && (m_columns.size() < 4 || !isFull || !isSolution(m_columns)))
            return std::nullopt;
        if (isChequered())
            m_closed.assign(m_closed.size(), false);
        core::NotationMatch match{{lineOf(m_columns, m_closed)}, {}, core::NotationMatch::Certain};
        match.needsName = isEmpty;
        return match;
    }

private:
    static constexpr std::string_view usualSigns = "QqDd"; // D is for the French "dame"
    static constexpr std::string_view frenchSigns =
        "Rr"; // for "reine"; beside a D it is a king, beside a Q a rook
    static constexpr std::string_view otherSigns[] = {"X", "x", "O", "o", "*"}; ///< read only in a solution

    bool has(std::string_view signs) const
    {
        return std::ranges::any_of(m_rows, [&](const core::DrawnRow &row) {
            return row.signs.find_first_of(signs) != std::string::npos;
        });
    }

    /// Returns the signs that stand for queens.
    std::string_view queenSigns() const
    {
        for (const std::string_view signs : {usualSigns, frenchSigns}) {
            if (has(signs))
                return signs;
        }
        const auto found =
            std::ranges::find_if(otherSigns, [this](std::string_view sign) { return has(sign); });
        return found == std::end(otherSigns) ? std::string_view() : *found;
    }

    bool isQueen(char sign) const { return m_queens.find(sign) != std::string_view::npos; }

    std::optional<core::NotationMatch> readRow(const core::DrawnRow &row, bool hasEmpty)
    {
        const auto number = static_cast<long long>(m_columns.size() + 1);
        const auto size = static_cast<long long>(m_rows.size());
        // Trailing blanks may have been lost, where blanks are the empty squares.
        const bool endsEarly =
            row.signs.find(' ') != row.signs.npos || (!m_drawsEmpty && isQueen(row.signs.back()));
        if (row.signs.size() > m_rows.size() || (row.signs.size() < m_rows.size() && !endsEarly))
            return core::NotationMatch::faulty(
                row.at[std::min(row.signs.size() - 1, m_rows.size())],
                PUZZLE_TEXT("queens", "row %1 has %2 squares, but there are %3 rows"),
                {number, static_cast<long long>(row.signs.size()), size});
        const auto isOne = [this](char sign) { return isQueen(sign); };
        const auto queens = std::ranges::count_if(row.signs, isOne);
        const auto first = std::ranges::find_if(row.signs, isOne) - row.signs.begin();
        if (queens > 1)
            return core::NotationMatch::faulty(
                row.at[row.signs.size() - 1], PUZZLE_TEXT("queens", "row %1 has %2 queens; each row has one"),
                {number, static_cast<long long>(queens)});
        for (std::size_t i = 0; i < row.signs.size() && hasEmpty; ++i)
            m_closed[m_columns.size() * m_rows.size() + i] =
                isClosedSign(row.signs[i]) && !isQueen(row.signs[i]);
        m_columns.push_back(queens == 0 ? 0 : int(first) + 1);
        return std::nullopt;
    }

    /// Returns whether the closed and the empty squares are the two colours of a chessboard.
    bool isChequered() const
    {
        const int size = int(m_columns.size());
        const core::Grid grid{size, size};
        int dark[2] = {0, 0}; // the closed squares whose column and row have an even or an odd sum
        int light[2] = {0, 0};
        for (int cell = 0; cell < grid.size(); ++cell) {
            const int colour = (grid.row(cell) + grid.column(cell)) % 2;
            const bool hasQueen = m_columns[std::size_t(grid.row(cell))] == grid.column(cell) + 1;
            if (!hasQueen)
                ++(m_closed[cell] ? dark : light)[colour];
        }
        return (dark[0] == 0 && light[1] == 0 && dark[1] >= size) ||
               (dark[1] == 0 && light[0] == 0 && dark[0] >= size);
    }

    const std::vector<core::DrawnRow> m_rows;
    const std::string_view m_queens; ///< the signs of queens in this drawing; empty if it has none
    bool m_drawsEmpty = false;       ///< whether empty squares have signs
    std::vector<int> m_columns;      ///< the column of the queen in each row read so far, from 1; 0 for none
    core::PerCell<bool> m_closed;
};

std::optional<core::NotationMatch> readQueenRows(std::string_view text)
{
    return RowReader(text).read();
}

/// Returns the characters of a cell as cells of their own.
core::TableRow digitsOf(const core::TableCell &cell)
{
    core::TableRow row;
    for (std::size_t i = 0; i < cell.text.size(); ++i)
        row.push_back({cell.text.substr(i, 1), cell.at + i});
    return row;
}

/// Reads a table of 0 and 1 with at most one 1 in each row, with or without separators.
std::optional<core::NotationMatch> readMatrix(std::string_view text)
{
    std::vector<core::TableRow> rows = core::tableRows(text);
    const auto isUnseparated = [](const core::TableRow &row) {
        return row.size() == 1 && row.front().text.size() > 1;
    };
    if (std::ranges::all_of(rows, isUnseparated)) {
        for (core::TableRow &row : rows)
            row = digitsOf(row.front());
    }
    if (rows.size() < 4 || core::rowLength(rows) != rows.size())
        return std::nullopt;
    std::vector<int> columns;
    bool hasQueen = false;
    for (const core::TableRow &row : rows) {
        const auto isOne = [](const core::TableCell &cell) { return cell.text == "1"; };
        const auto isBinary = [](const core::TableCell &cell) {
            return cell.text == "1" || cell.text == "0";
        };
        if (!std::ranges::all_of(row, isBinary) || std::ranges::count_if(row, isOne) > 1)
            return std::nullopt;
        const auto queen = std::ranges::find_if(row, isOne);
        hasQueen = hasQueen || queen != row.end();
        columns.push_back(queen == row.end() ? 0 : int(queen - row.begin()) + 1);
    }
    return hasQueen ? std::optional(core::NotationMatch{{lineOf(columns)}, {}, core::NotationMatch::Certain})
                    : std::nullopt;
}

bool isNoColumn(std::string_view word)
{
    return word == "None" || word == "null" || word == "-1";
}

/// Reads the column of each row as a list or as digits. Each column occurs once, so it is certain whether they
/// count from 0 or 1. In the list of a program, rows may be without a queen; it counts from 0 if all columns allow it.
std::optional<core::NotationMatch> readColumnList(std::string_view text)
{
    const std::vector<core::TableRow> rows = core::tableRows(text);
    if (rows.size() != 1)
        return std::nullopt;
    std::vector<int> columns;
    constexpr int none = -1;
    const bool isDigits = rows.front().size() == 1;
    const std::string_view digits = isDigits ? rows.front().front().text : std::string_view();
    const std::size_t size = isDigits ? digits.size() : rows.front().size();
    if (size < 4 || size > std::size_t(isDigits ? 9 : Queens::largest))
        return std::nullopt;
    for (std::size_t i = 0; i < size; ++i) {
        const std::string_view word = isDigits ? digits.substr(i, 1) : rows.front()[i].text;
        if (isNoColumn(word)) {
            columns.push_back(none);
            continue;
        }
        const auto column = core::wholeNumber(word);
        if (word.find_first_not_of("0123456789") != word.npos || !column ||
            *column > static_cast<long long>(size))
            return std::nullopt;
        columns.push_back(int(*column));
    }
    std::vector<int> sorted = columns;
    std::erase(sorted, none);
    std::ranges::sort(sorted);
    const bool isFull = sorted.size() == size;
    if (sorted.empty() || std::ranges::adjacent_find(sorted) != sorted.end())
        return std::nullopt;
    const int first = isFull ? sorted.front() : sorted.back() == int(size) ? 1 : 0;
    if (sorted.front() < first || sorted.back() >= int(size) + first)
        return std::nullopt;
    for (int &column : columns)
        column = column == none ? 0 : column + 1 - first;
    if (!isFull)
        return core::NotationMatch{{lineOf(columns)}, {}, core::NotationMatch::Likely};
    // A list of square length may also be a board of sliding tiles.
    const bool isSquare = size == 4 || size == 9 || size == 16 || size == 25 || size == 36;
    const auto certainty = !isSolution(columns) ? core::NotationMatch::Possible
                           : isSquare           ? core::NotationMatch::Likely
                                                : core::NotationMatch::Certain;
    return core::NotationMatch{{lineOf(columns)}, {}, certainty};
}

/// A word in a text, and its offset there.
struct Word {
    std::string_view text;
    std::size_t at;
};

/// Returns the words of a list, which blanks, commas or semicolons separate.
std::vector<Word> wordsOf(std::string_view text)
{
    constexpr std::string_view gaps = " \t\n,;+";
    std::vector<Word> words;
    for (std::size_t at = text.find_first_not_of(gaps); at != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(gaps, at), text.size());
        words.push_back({text.substr(at, end - at), at});
        at = text.find_first_not_of(gaps, end);
    }
    return words;
}

/// A square with a queen, with the column from 1, and the row from below, from 1.
struct QueenSquare {
    int column;
    int row;
    bool hasLetter; ///< whether it has the letter of a queen
};

/// Reads the square of a queen: "a1" or "Qa1", in French "Da1" or "Ra1".
std::optional<QueenSquare> squareOf(std::string_view word)
{
    constexpr core::Grid widest{Queens::largest, Queens::largest};
    const bool hasLetter = word.size() > 2 && std::string_view("QDR").find(word.front()) != word.npos;
    word.remove_prefix(hasLetter ? 1 : 0);
    std::string name(word);
    std::ranges::transform(name, name.begin(),
                           [](unsigned char letter) { return char(std::tolower(letter)); });
    const auto cell = core::squareCell(widest, name);
    return cell ? std::optional(
                      QueenSquare{widest.column(*cell) + 1, Queens::largest - widest.row(*cell), hasLetter})
                : std::nullopt;
}

/// Reads the squares of queens: "a1 b5 c8 …", with or without the letter of a queen. Squares of n queens in n rows and n
/// columns are a full board; others are a board that is begun, at least as large as a chessboard.
std::optional<core::NotationMatch> readSquares(std::string_view text)
{
    const std::vector<Word> items = wordsOf(text);
    std::vector<QueenSquare> squares;
    int reach = 0;
    for (const Word &item : items) {
        const std::optional<QueenSquare> square = squareOf(item.text);
        if (!square)
            return std::nullopt;
        squares.push_back(*square);
        reach = std::max({reach, square->column, square->row});
    }
    if (items.empty())
        return std::nullopt;
    constexpr int usual = 8;
    const int count = int(items.size());
    const bool isFull = reach == count && count >= 4;
    const int size = isFull ? count : std::max(reach, usual);
    core::NotationMatch match{{}, {}, core::NotationMatch::Possible};
    match.needsName = !std::ranges::all_of(squares, &QueenSquare::hasLetter);
    std::vector<int> columns(std::size_t(size), 0);
    std::vector<int> queensIn(std::size_t(size), 0); ///< the number of queens in each column
    for (std::size_t i = 0; i < squares.size(); ++i) {
        int &column = columns[std::size_t(size - squares[i].row)];
        const bool isRowTaken = column != 0;
        column = squares[i].column;
        if (!isRowTaken && queensIn[std::size_t(column - 1)]++ == 0)
            continue;
        match.fault = core::Fault{
            items[i].at,
            {isRowTaken ? PUZZLE_TEXT("queens", "the queen on %1 is in the same row as another")
                        : PUZZLE_TEXT("queens", "the queen on %1 is in the same column as another"),
             {core::quoted(items[i].text)}}};
        return match;
    }
    match.lines.push_back(lineOf(columns));
    if (isFull) {
        match.needsName = false;
        match.certainty = isSolution(columns) ? core::NotationMatch::Certain : core::NotationMatch::Possible;
    }
    return match;
}

/// Returns the column of the queen in each row, from 0; -1 for none.
std::vector<int> columnsOf(const core::Puzzle &puzzle, const core::Position &position)
{
    std::vector<int> columns;
    for (const core::Place &place : position)
        columns.push_back(place.onBoard() ? puzzle.grid().column(place.cell) : -1);
    return columns;
}

std::string writeQueenRows(const Queens &queens, const core::Position &position)
{
    const core::Grid grid = queens.grid();
    std::string text;
    for (int cell = 0; cell < grid.size(); ++cell) {
        const bool hasQueen = position[std::size_t(grid.row(cell))].cell == cell;
        text += hasQueen ? 'Q' : queens.isClosed(cell) ? '#' : '.';
        if (grid.column(cell) == grid.columns - 1 && cell != grid.size() - 1)
            text += '\n';
    }
    return text;
}

std::string writeColumnList(const core::Puzzle &puzzle, const core::Position &position)
{
    std::string text = "[";
    for (const int column : columnsOf(puzzle, position)) {
        text += column < 0 ? "None" : std::to_string(column);
        text += ", ";
    }
    text.resize(text.size() - 2);
    return text + ']';
}

/// Writes a picture for TikZ: the closed squares are filled, and a queen is a Q.
std::string writePicture(const Queens &queens, const core::Position &position)
{
    core::TikzPicture picture(queens.grid());
    for (int cell = 0; cell < queens.grid().size(); ++cell)
        picture.cell(cell, queens.hasClosedSquares() && queens.isClosed(cell) ? "fill=black!60" : "");
    for (const core::Place &place : position) {
        if (place.onBoard())
            picture.text(place.cell, "\\tiny Q");
    }
    return picture.end();
}

/// Writes the same picture as a command of the LaTeX package chessboard.
std::string writeChessboard(const core::Puzzle &puzzle, const core::Position &position)
{
    const core::Grid grid = puzzle.grid();
    if (grid.columns > core::mostChessboardColumns)
        return writePicture(static_cast<const Queens &>(puzzle), position);
    std::string pieces;
    for (const core::Place &place : position) {
        if (place.onBoard())
            pieces += (pieces.empty() ? "Q" : ",Q") + core::squareName(grid, place.cell);
    }
    const auto &queens = static_cast<const Queens &>(puzzle);
    std::string text = "% \\usepackage{chessboard}\n\\chessboard[maxfield=" +
                       core::squareName(grid, grid.cell(grid.columns - 1, 0)) + ",setpieces={" + pieces + '}';
    const char *before = ",pgfstyle=color,color=black!60,markfields={";
    for (int cell = 0; cell < grid.size() && queens.hasClosedSquares(); ++cell) {
        if (queens.isClosed(cell))
            text.append(std::exchange(before, ",")).append(core::squareName(grid, cell));
    }
    if (queens.hasClosedSquares())
        text += '}';
    return text + ",showmover=false]";
}

constexpr core::NotationExample rowExamples[] = {
    {".Q..\n...Q\nQ...\n..Q.", "queens:4:2413"},
    {"[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]", "queens:4:2413"},
    {". Q . . .\n. . . . .\nQ . . . .\n. . . . .\n. . . . .", "queens:5:2.1.."},
    {".#Q.\nQ...\n...Q\n.Q#.", "queens:4,closed=b4+c1:3142"},
};
constexpr core::NotationExample listExamples[] = {
    {"[0, 4, 7, 5, 2, 6, 1, 3]", "queens:8:15863724"},
    {"1 5 8 6 3 7 2 4", "queens:8:15863724"},
    {"15863724", "queens:8:15863724"},
    {"[0, None, 7, None, 2, None, 1, 3]", "queens:8:1.8.3.24"},
};
constexpr core::NotationExample squareExamples[] = {
    {"a1 b5 c8 d6 e3 f7 g2 h4", "queens:8:36428571"},
    {"Da1, Db5, Dc8, Dd6, De3, Df7, Dg2, Dh4", "queens:8:36428571"},
};
constexpr core::NotationExample matrixExamples[] = {
    {"0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0", "queens:4:2413"},
};

} // namespace

std::span<const core::Notation> notations()
{
    static const core::Notation all[] = {
        {"q", PUZZLE_TEXT("queens", "rows of Q and dots"), rowExamples, readQueenRows,
         core::callback<writeQueenRows>},
        {"list", PUZZLE_TEXT("queens", "a list of columns"), listExamples, readColumnList, writeColumnList},
        {"squares", PUZZLE_TEXT("queens", "the squares of the queens"), squareExamples, readSquares, nullptr},
        {"matrix", PUZZLE_TEXT("queens", "a table of 0 and 1"), matrixExamples, readMatrix, nullptr},
        {"latex", PUZZLE_TEXT("core", "a picture in LaTeX"), {}, nullptr, writeChessboard},
    };
    return all;
}

} // namespace queens
