// SPDX-License-Identifier: MIT
#include "bruteforce.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <vector>

namespace brute {

namespace {

using Words = std::vector<std::string>;

Words split(const std::string &text, char at)
{
    Words words(1);
    for (const char sign : text) {
        if (sign == at)
            words.emplace_back();
        else
            words.back() += sign;
    }
    return words;
}

/// A line such as "knight:4x5,closed:a5 b3", split into its parts.
struct Line {
    explicit Line(const std::string &line)
    {
        const auto first = line.find(':');
        const auto last = line.rfind(':');
        id = line.substr(0, first);
        options = split(line.substr(first + 1, last - first - 1), ',');
        position = line.substr(last + 1);
    }

    /// Returns the value of an option: the part after the "=" in "end=44".
    std::string value(const std::string &key) const
    {
        for (const std::string &option : options) {
            if (option.starts_with(key + '='))
                return option.substr(key.size() + 1);
        }
        return {};
    }
    bool has(const std::string &word) const { return std::ranges::count(options, word) > 0; }
    int columns() const { return std::stoi(options[0]); }
    int rows() const { return std::stoi(options[0].substr(options[0].find('x') + 1)); }

    std::string id;
    Words options;
    std::string position;
};

// A queens position, such as "15..", has the column of the queen in each row from the top.

/// Returns whether a square of the board is in the option closed= of queens or without= of tours, such as "a1+c3-d4".
bool isClosed(const Line &line, int row, int column)
{
    const std::string closed = line.value(line.id == "queens" ? "closed" : "without");
    for (const std::string &item : closed.empty() ? Words() : split(closed, '+')) {
        const Words corners = split(item, '-');
        const std::string &one = corners.front();
        const std::string &other = corners.back();
        const auto [left, right] = std::minmax({one[0] - 'a', other[0] - 'a'});
        const auto [low, high] = std::minmax({std::stoi(one.substr(1)), std::stoi(other.substr(1))});
        const int rank = line.rows() - row;
        if (column >= left && column <= right && rank >= low && rank <= high)
            return true;
    }
    return false;
}

bool isSafe(const Line &line, const std::string &columns, std::size_t row, char column)
{
    if (isClosed(line, int(row), column - '1'))
        return false;
    const int size = int(columns.size());
    for (std::size_t other = 0; other < columns.size(); ++other) {
        const int along = std::abs(int(other) - int(row));
        const int across = std::abs(columns[other] - column);
        const bool isDiagonal = across == along || (line.has("torus") && across + along == size);
        if (columns[other] != '.' && (across == 0 || isDiagonal))
            return false;
    }
    return true;
}

std::uint64_t queens(const Line &line, std::string columns)
{
    const auto row = columns.find('.');
    if (row == columns.npos)
        return 1;
    std::uint64_t count = 0;
    for (char column = '1'; column < char('1' + columns.size()); ++column) {
        if (!isSafe(line, columns, row, column))
            continue;
        columns[row] = column;
        count += queens(line, columns);
        columns[row] = '.';
    }
    return count;
}

// Squares of tours are pairs of numbers, column and rank from 1.

using Square = std::pair<int, int>;
using Route = std::vector<Square>;

Route routeOf(const std::string &squares)
{
    Route route;
    for (const std::string &name : split(squares, ' '))
        route.emplace_back(name[0] - 'a' + 1, std::stoi(name.substr(1)));
    return route;
}

bool isJump(Square one, Square other)
{
    const int across = std::abs(one.first - other.first);
    const int along = std::abs(one.second - other.second);
    return across * along == 2;
}

bool isOnBoard(const Line &line, Square square)
{
    return square.first >= 1 && square.first <= line.columns() && square.second >= 1 &&
           square.second <= line.rows() && !isClosed(line, line.rows() - square.second, square.first - 1);
}

int openSquares(const Line &line)
{
    int squares = 0;
    for (int column = 1; column <= line.columns(); ++column) {
        for (int rank = 1; rank <= line.rows(); ++rank)
            squares += isOnBoard(line, {column, rank}) ? 1 : 0;
    }
    return squares;
}

/// Returns whether a complete tour ends on the square of the option end=, and has the numbers of given=, such as
/// "12c5+30d4", on their squares.
bool isAsAsked(const Line &line, const Route &route)
{
    if (!line.value("end").empty() && routeOf(line.value("end")).front() != route.back())
        return false;
    for (const std::string &item : line.value("given").empty() ? Words() : split(line.value("given"), '+')) {
        const auto letter = item.find_first_of("abcdefgh");
        const auto number = std::size_t(std::stoi(item));
        if (number > route.size() || route[number - 1] != routeOf(item.substr(letter)).front())
            return false;
    }
    return true;
}

std::uint64_t knightsTours(const Line &line, Route &route)
{
    if (int(route.size()) == openSquares(line))
        return isAsAsked(line, route) && (!line.has("closed") || isJump(route.front(), route.back())) ? 1 : 0;
    std::uint64_t count = 0;
    const Square here = route.back();
    for (const int across : {-2, -1, 1, 2}) {
        for (const int along : {-2, -1, 1, 2}) {
            const Square next{here.first + across, here.second + along};
            if (!isJump(here, next) || !isOnBoard(line, next) || std::ranges::count(route, next) > 0)
                continue;
            route.push_back(next);
            count += knightsTours(line, route);
            route.pop_back();
        }
    }
    return count;
}

/// Returns whether the diagonal through two squares rises to the right.
bool rises(Square one, Square other)
{
    return (one.first < other.first) == (one.second < other.second);
}

/// Returns whether the bishop has entered or left the square on a diagonal that rises, or that falls.
bool isUsed(const Route &route, Square square, bool sense)
{
    for (std::size_t i = 1; i < route.size(); ++i) {
        const bool touches = route[i] == square || route[i - 1] == square;
        if (touches && rises(route[i - 1], route[i]) == sense)
            return true;
    }
    return false;
}

std::uint64_t bishopsTours(const Line &line, Route &route)
{
    const auto isOfColour = [&](Square square) {
        return (square.first + square.second - route[0].first - route[0].second) % 2 == 0;
    };
    int squares = 0;
    for (int column = 1; column <= line.columns(); ++column) {
        for (int rank = 1; rank <= line.rows(); ++rank)
            squares += isOfColour({column, rank}) && isOnBoard(line, {column, rank}) ? 1 : 0;
    }
    if (int(std::set<Square>(route.begin(), route.end()).size()) == squares)
        return isAsAsked(line, route) ? 1 : 0;
    std::uint64_t count = 0;
    const Square here = route.back();
    for (const int across : {-1, 1}) {
        for (const int along : {-1, 1}) {
            const Square next{here.first + across, here.second + along};
            if (!isOnBoard(line, next) || isUsed(route, next, rises(here, next)))
                continue;
            route.push_back(next);
            count += bishopsTours(line, route);
            route.pop_back();
        }
    }
    return count;
}

// A solitaire position has rows of signs: O is a peg, . an empty hole.

char *at(Words &rows, int row, int column)
{
    const bool there =
        row >= 0 && row < int(rows.size()) && column >= 0 && column < int(rows[std::size_t(row)].size());
    return there ? &rows[std::size_t(row)][std::size_t(column)] : nullptr;
}

class Games {
public:
    Games(const Line &line)
        : m_end(line.value("end")), m_isTriangular(line.has("triangle") || line.has("triangular"))
    {
    }

    std::uint64_t count(Words rows)
    {
        if (const auto known = m_known.find(rows); known != m_known.end())
            return known->second;
        std::uint64_t count = isWon(rows) ? 1 : 0;
        for (int row = 0; row < int(rows.size()); ++row) {
            for (int column = 0; column < int(rows[std::size_t(row)].size()); ++column)
                count += countJumps(rows, row, column);
        }
        return m_known[rows] = count;
    }

private:
    bool isWon(Words &rows) const
    {
        std::ptrdiff_t pegs = 0;
        for (const std::string &row : rows)
            pegs += std::ranges::count(row, 'O');
        return pegs == 1 && (m_end.empty() || *at(rows, m_end[0] - '1', m_end[1] - '1') == 'O');
    }
    std::uint64_t countJumps(Words &rows, int row, int column)
    {
        static constexpr std::array<std::pair<int, int>, 6> ways{
            {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}}};
        std::uint64_t count = 0;
        for (std::size_t i = 0; i < (m_isTriangular ? 6 : 4); ++i) {
            char *from = at(rows, row, column);
            char *over = at(rows, row + ways[i].first, column + ways[i].second);
            char *to = at(rows, row + 2 * ways[i].first, column + 2 * ways[i].second);
            if (!over || !to || *from != 'O' || *over != 'O' || *to != '.')
                continue;
            *from = *over = '.';
            *to = 'O';
            count += this->count(rows);
            *from = *over = 'O';
            *to = '.';
        }
        return count;
    }

    std::string m_end;
    bool m_isTriangular;
    std::map<Words, std::uint64_t> m_known;
};

// Tilings are by tetrominoes, monominoes and drawn pieces.

using Shape = std::vector<std::pair<int, int>>; ///< rows and columns; the first cell is (0, 0)

using Shapes = std::map<char, Shape>;

/// Returns the shapes of the letters, and reads the drawings of own=, whose copies are added to `left`.
Shapes shapes(const std::string &own, std::string &left)
{
    Shapes drawn{
        {'m', {{0, 0}}},
        {'I', {{0, 0}, {1, 0}, {2, 0}, {3, 0}}},
        {'O', {{0, 0}, {0, 1}, {1, 0}, {1, 1}}},
        {'T', {{0, 0}, {0, 1}, {0, 2}, {1, 1}}},
        {'S', {{0, 1}, {0, 2}, {1, 0}, {1, 1}}},
        {'L', {{0, 0}, {1, 0}, {2, 0}, {2, 1}}},
    };
    for (const std::string &item : own.empty() ? Words() : split(own, '+')) {
        const std::size_t star = std::min(item.find('*'), item.size());
        const char letter = item[item.find_first_not_of('.')];
        const Words rows = split(item.substr(0, star), '/');
        Shape shape;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            for (std::size_t column = 0; column < rows[row].size(); ++column) {
                if (rows[row][column] == letter)
                    shape.emplace_back(int(row), int(column));
            }
        }
        drawn[letter] = shape;
        left += std::string(star < item.size() ? std::stoul(item.substr(star + 1)) : 1, letter);
    }
    return drawn;
}

/// Returns the distinct forms of a piece: turned, and turned over unless the piece is fixed.
std::set<Shape> formsOf(Shape shape, bool fixed)
{
    std::set<Shape> forms;
    for (int i = 0; i < (fixed ? 4 : 8); ++i) {
        for (auto &[row, column] : shape)
            row = std::exchange(column, -row);
        if (i == 4) {
            for (auto &[row, column] : shape)
                column = -column;
        }
        Shape form = shape;
        std::ranges::sort(form);
        const auto [top, left] = form.front();
        for (auto &[row, column] : form) {
            row -= top;
            column -= left;
        }
        forms.insert(form);
    }
    return forms;
}

std::uint64_t tilings(const Shapes &shapes, const std::string &fixed, Words &rows, const std::string &left)
{
    int row = 0;
    while (row < int(rows.size()) && rows[std::size_t(row)].find('.') == std::string::npos)
        ++row;
    if (row == int(rows.size()))
        return left.empty() ? 1 : 0;
    const int column = int(rows[std::size_t(row)].find('.'));
    std::uint64_t count = 0;
    for (const char letter : std::set<char>(left.begin(), left.end())) {
        std::string others = left;
        others.erase(others.find(letter), 1);
        for (const Shape &form : formsOf(shapes.at(letter), fixed.find(letter) != fixed.npos)) {
            const auto cell = [&](const std::pair<int, int> &offset) {
                return at(rows, row + offset.first, column + offset.second);
            };
            if (!std::ranges::all_of(form, [&](const auto &offset) {
                    const char *sign = cell(offset);
                    return sign && *sign == '.';
                }))
                continue;
            for (const auto &offset : form)
                *cell(offset) = letter;
            count += tilings(shapes, fixed, rows, others);
            for (const auto &offset : form)
                *cell(offset) = '.';
        }
    }
    return count;
}

std::uint64_t tilings(const Line &line)
{
    std::string left = line.has("tetrominoes") ? "IOTSLm" : line.value("pieces");
    const Shapes drawn = shapes(line.value("own"), left);
    for (const auto &[letter, shape] : drawn) {
        const auto cells = std::ranges::count(line.position, letter);
        for (auto laid = cells / std::ptrdiff_t(shape.size()); laid > 0; --laid)
            left.erase(left.find(letter), 1);
    }
    Words rows = split(line.position, '/');
    return tilings(drawn, line.value("fixed"), rows, left);
}

// Dog cards have halves to the north, east, south and west; a turn is a quarter turn clockwise.

struct Cards {
    explicit Cards(const Line &line)
        : columns(line.columns()),
          isEqual(std::ranges::any_of(line.options,
                                      [](const std::string &option) { return option.starts_with("equal"); })),
          frame(line.value("frame").empty() ? 0 : std::stoi(line.value("frame")))
    {
        std::string all;
        for (const std::string &option : line.options)
            all += (all.empty() ? "" : ",") + option;
        for (const std::string &card : split(all.substr(all.find(':') + 1), ';')) {
            halves.emplace_back();
            for (const std::string &half : split(card, ','))
                halves.back().push_back(std::stoi(half));
        }
        for (const std::string &word : split(line.position, ' '))
            laid.emplace_back(word == "." ? -1 : std::stoi(word) - 1, int(std::ranges::count(word, '\'')));
    }

    int half(std::size_t cell, std::size_t side) const
    {
        const auto [card, turn] = laid[cell];
        return halves[std::size_t(card)][(side + 4 - std::size_t(turn)) % 4];
    }
    bool fit(std::size_t cell, std::size_t side, std::size_t other) const
    {
        if (laid[cell].first < 0 || laid[other].first < 0)
            return true;
        const int across = half(other, (side + 2) % 4);
        return half(cell, side) == (isEqual ? across : -across);
    }
    /// Returns whether a card shows the frame on this side, if that is at the border.
    bool fitsFrame(std::size_t cell, std::size_t side) const
    {
        const auto width = std::size_t(columns);
        const bool isAtBorder = side == 0   ? cell < width
                                : side == 1 ? cell % width + 1 == width
                                : side == 2 ? cell + width >= laid.size()
                                            : cell % width == 0;
        return frame == 0 || !isAtBorder || laid[cell].first < 0 || half(cell, side) == frame;
    }
    bool allFit() const
    {
        const auto width = std::size_t(columns);
        for (std::size_t cell = 0; cell < laid.size(); ++cell) {
            const bool east = cell % width + 1 == width || fit(cell, 1, cell + 1);
            const bool south = cell + width >= laid.size() || fit(cell, 2, cell + width);
            if (!east || !south)
                return false;
            for (std::size_t side = 0; side < 4; ++side) {
                if (!fitsFrame(cell, side))
                    return false;
            }
        }
        return true;
    }
    std::uint64_t count()
    {
        if (!allFit())
            return 0;
        const auto free = std::ranges::find(laid, std::pair(-1, 0));
        if (free == laid.end())
            return 1;
        std::uint64_t all = 0;
        for (int card = 0; card < int(halves.size()); ++card) {
            if (std::ranges::any_of(laid, [&](const auto &one) { return one.first == card; }))
                continue;
            for (int turn = 0; turn < 4; ++turn) {
                *free = {card, turn};
                all += count();
            }
            *free = {-1, 0};
        }
        return all;
    }

    int columns;
    bool isEqual; ///< edges that meet must be equal, not complementary
    int frame;    ///< the edge that all cards must show at the border; 0: any
    std::vector<std::vector<int>> halves;
    std::vector<std::pair<int, int>> laid; ///< card and turn by cell; the card of an empty cell is -1
};

// A taquin has its numbers row by row, with 0 for the gap.

using Numbers = std::vector<int>;

Numbers numbersOf(const Line &line)
{
    Numbers numbers;
    for (const std::string &word : split(line.position, ' '))
        numbers.push_back(std::stoi(word));
    return numbers;
}

/// Returns the least number of moves for every solvable board, by a breadth-first search from the goal.
const std::map<Numbers, int> &distances(int columns, int rows)
{
    static std::map<std::pair<int, int>, std::map<Numbers, int>> all;
    std::map<Numbers, int> &known = all[{columns, rows}];
    if (!known.empty())
        return known;
    Numbers goal(std::size_t(columns * rows));
    std::iota(goal.begin(), goal.end(), 1);
    goal.back() = 0;
    std::vector<Numbers> queue{goal};
    known[goal] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const Numbers board = queue[next];
        const int moves = known.at(board) + 1;
        const int gap = int(std::ranges::find(board, 0) - board.begin());
        for (const int step : {-columns, columns, -1, 1}) {
            const int from = gap + step;
            const bool across = step == 1 || step == -1;
            if (from < 0 || from >= columns * rows || (across && from / columns != gap / columns))
                continue;
            Numbers slid = board;
            std::swap(slid[std::size_t(gap)], slid[std::size_t(from)]);
            if (known.emplace(slid, moves).second)
                queue.push_back(slid);
        }
    }
    return known;
}

// Anagrams are counted as permutations of letters, each of which is one byte here.

std::uint64_t words(const Line &line)
{
    std::string word = line.options[0];
    std::uint64_t count = 1;
    for (std::uint64_t i = 2; i <= word.size(); ++i)
        count *= i;
    if (!line.has("distinct"))
        return count;
    std::ranges::sort(word);
    for (count = 1; std::next_permutation(word.begin(), word.end());)
        ++count;
    return count;
}

} // namespace

std::uint64_t solutions(const std::string &text)
{
    const Line line(text);
    if (line.id == "queens")
        return queens(line, line.position);
    if (line.id == "knight" || line.id == "bishop") {
        Route route = routeOf(line.position);
        return line.id == "knight" ? knightsTours(line, route) : bishopsTours(line, route);
    }
    if (line.id == "solitaire")
        return Games(line).count(split(line.position, '/'));
    if (line.id == "tiling")
        return tilings(line);
    if (line.id == "dogs")
        return Cards(line).count();
    if (line.id == "taquin")
        return fewestMoves(text) ? 1 : 0;
    return words(line);
}

std::optional<int> fewestMoves(const std::string &text)
{
    const Line line(text);
    const auto &known = distances(line.columns(), line.rows());
    const auto found = known.find(numbersOf(line));
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

} // namespace brute
