// SPDX-License-Identifier: MIT
#include "randomboards.h"

#include "holds.h"

#include "core/positionline.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace drawn {

namespace {

/// Returns a uniformly distributed number between two bounds, inclusive; RapidCheck's default would prefer
/// small numbers.
int number(int lowest, int highest)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(lowest, highest + 1));
}
bool oneIn(int many)
{
    return number(1, many) == many; // RapidCheck shrinks towards the frequent case
}
std::string size(int columns, int rows)
{
    return std::to_string(columns) + 'x' + std::to_string(rows);
}
std::string seed()
{
    return std::to_string(number(0, 999));
}
std::string letters(const std::string &from, int count)
{
    std::string text;
    while (count-- > 0)
        text += from[std::size_t(number(0, int(from.size()) - 1))];
    return text;
}

std::string taquin()
{
    static const std::vector<std::string> deals{
        "", ",deal=walk,count=20,seed=", ",deal=even,count=6,seed=", ",deal=cycles,count=3,seed="};
    const int columns = number(2, 4);
    const std::string deal = deals[std::size_t(number(0, 3))];
    return "taquin:" +
           size(columns, number(2, columns == 2   ? 4
                                   : columns == 3 ? 3
                                                  : 2)) +
           deal + (deal.empty() ? "" : seed());
}

/// Returns cards with equal edges, half of them those of a solved board, with a frame or a fixed card at times.
std::string equalEdges(int columns, int rows)
{
    const int kinds = number(columns == 2 ? 2 : 3, 4);
    const bool isFramed = oneIn(3);
    const bool isSolved = isFramed || oneIn(2);
    const auto width = std::size_t(columns);
    std::vector<std::vector<int>> cards(width * std::size_t(rows));
    for (std::size_t cell = 0; cell < cards.size(); ++cell) {
        std::vector<int> &card = cards[cell];
        for (int side = 0; side < 4; ++side)
            card.push_back(number(1, kinds));
        if (!isSolved)
            continue;
        const bool isAtBorder[] = {cell < width, cell % width + 1 == width, cell + width >= cards.size(),
                                   cell % width == 0};
        card[3] = isAtBorder[3] ? card[3] : cards[cell - 1][1];
        card[0] = isAtBorder[0] ? card[0] : cards[cell - width][2];
        for (std::size_t side = 0; isFramed && side < 4; ++side)
            card[side] = isAtBorder[side] ? 1 : card[side];
    }
    std::string text = "dogs:" + size(columns, rows) + ",equal" + (isFramed ? ",frame=1" : "");
    if (oneIn(4))
        text += ",fixed=" + std::to_string(number(1, columns * rows)) + (oneIn(2) ? "'" : "") + "@" +
                std::to_string(number(1, rows)) + std::to_string(number(1, columns));
    for (std::size_t left = cards.size(); left > 0; --left) {
        std::swap(cards[left - 1], cards[std::size_t(number(0, int(left) - 1))]);
        text += left == cards.size() ? ':' : ';';
        const int turn = number(0, 3);
        for (int side = 0; side < 4; ++side)
            text += (side > 0 ? "," : "") + std::to_string(cards[left - 1][std::size_t((side + turn) % 4)]);
    }
    return text;
}

std::string dogs()
{
    const int columns = number(2, 3);
    const int rows = 2;
    if (oneIn(2))
        return equalEdges(columns, rows);
    if (oneIn(5))
        return "dogs:2x2,deal=unique,count=" + std::to_string(number(2, 8)) + ",seed=" + seed() + ':';
    const int colours = number(2, 4);
    std::string text = "dogs:" + size(columns, rows) + ':';
    for (int half = 0; half < 4 * columns * rows; ++half) {
        if (half > 0)
            text += half % 4 == 0 ? ';' : ',';
        text += std::to_string(oneIn(2) ? -number(1, colours) : number(1, colours));
    }
    return text;
}

/// Returns a peg board of the player's own, of up to four rows and columns.
std::string ownPegBoard()
{
    std::string text = "solitaire:own,cells=";
    const int columns = number(3, 4);
    for (int row = number(2, 3); row >= 0; --row) {
        text += 'O'; // makes sure that the board has enough holes
        for (int column = 1; column < columns; ++column)
            text += oneIn(5) ? '-' : 'O';
        text += row > 0 ? "/" : "";
    }
    if (oneIn(2))
        text += ",triangular";
    for (const char *option : {",hole=", ",end="}) {
        if (oneIn(2))
            text += option + std::to_string(number(1, 3)) + '1';
    }
    return text;
}

std::string solitaire()
{
    if (oneIn(3))
        return ownPegBoard();
    static const std::vector<std::string> boards{"triangle", "english",    "european",
                                                 "wiegleb",  "asymmetric", "diamond"};
    static const std::vector<std::string> holes{"42", "43", "44", "53", "54"}; // every board has these holes
    std::string text = "solitaire:" + boards[std::size_t(number(0, 5))];
    for (const char *option : {",hole=", ",end="}) {
        if (oneIn(2))
            text += option + holes[std::size_t(number(0, 4))];
    }
    return text;
}

std::string queens()
{
    const int queens = number(1, 7);
    if (oneIn(2)) {
        std::string line = "queens:" + std::to_string(queens) + (oneIn(3) ? ",torus" : "");
        for (int closed = oneIn(2) ? number(1, queens) : 0, first = closed; closed > 0; --closed)
            line.append(closed == first ? ",closed=" : "+")
                .append(1, char('a' + number(0, queens - 1)))
                .append(std::to_string(number(1, queens)));
        if (line.find("closed") == line.npos && oneIn(2))
            line.append(",given=")
                .append(1, char('a' + number(0, queens - 1)))
                .append(std::to_string(number(1, queens)));
        return line;
    }
    if (queens < 4)
        return "queens:" + std::to_string(queens);
    return "queens:" + std::to_string(queens) + ",deal=begun,count=" + std::to_string(number(1, queens)) +
           ",seed=" + seed();
}

/// Returns closed squares, an end and given numbers for a tour; `squares` are those of the board without the start, in
/// random order.
std::string conditions(const std::vector<std::string> &squares)
{
    std::string text;
    std::size_t next = 0;
    for (int closed = number(0, 3), first = closed; closed > 0 && next < squares.size(); --closed)
        text += (closed == first ? ",without=" : "+") + squares[next++];
    if (oneIn(3) && next < squares.size())
        text += ",end=" + squares[next++];
    const int most = int(squares.size()) - 4;
    for (int count = number(0, 2), first = count, of = 2; count > 0 && of < most; --count) {
        of = number(of, most);
        text += (count == first ? ",given=" : "+") + std::to_string(of) + squares[next++];
        ++of;
    }
    return text;
}

/// Returns a board size and, in half of the cases, a start square, and some conditions.
std::string tour(int shortest)
{
    const int columns = number(shortest, 5);
    const int rows = number(shortest, 4);
    std::vector<std::string> squares;
    for (int column = 0; column < columns; ++column) {
        for (int row = 1; row <= rows; ++row)
            squares.push_back(char('a' + column) + std::to_string(row));
    }
    for (std::size_t left = squares.size(); left > 1; --left)
        std::swap(squares[left - 1], squares[std::size_t(number(0, int(left) - 1))]);
    const std::string start = oneIn(2) ? squares.front() : 'a' + std::to_string(rows);
    std::erase(squares, start);
    return size(columns, rows) + ",start=" + start + (oneIn(2) ? conditions(squares) : "");
}

std::string knight()
{
    // Boards with a side of one or two squares have no tours, and boards with closed tours are too large for
    // this test.
    return "knight:" + tour(oneIn(5) ? 1 : 3) + (oneIn(5) ? ",closed" : "");
}

/// Returns a board with one to three kinds of drawn pieces, some never turned over, which often fit it.
std::string tilingByDrawings()
{
    const int rows = number(1, 4);
    const int columns = number(2, 5);
    const std::pair<std::string, int> drawings[] = {{"DD", 2},      {"BBB", 3},     {"RR/R.", 3},  {"A", 1},
                                                    {"ZZ./.ZZ", 4}, {"JJJ/..J", 4}, {"UUU/U.U", 5}};
    std::string own;
    int left = rows * columns;
    for (const auto &[drawing, area] : drawings) {
        const int copies = left >= area && oneIn(2) ? number(1, std::min(left / area, 4)) : 0;
        if (copies == 0)
            continue;
        own += (own.empty() ? "" : "+") + drawing + (copies > 1 ? '*' + std::to_string(copies) : "");
        left -= copies * area;
    }
    if (own.empty())
        own = "DD";
    return "tiling:" + size(rows, columns) + ",own=" + own +
           (own.find('J') != own.npos && oneIn(2) ? ",fixed=J" : "");
}

std::string tiling()
{
    if (oneIn(2))
        return tilingByDrawings();
    const int rows = number(1, 4);
    const int columns = number(2, 5);
    // Pieces of four cells, and up to two monominoes for the remaining cells, often fit the board.
    const int closed = oneIn(2) ? number(1, 2) : 0;
    const int fours = number(0, rows * columns / 4);
    const int ones = std::clamp(rows * columns - closed - 4 * fours, 0, 2);
    std::string pieces = letters("IOTSL", fours) + std::string(std::size_t(ones), 'm');
    if (pieces.empty())
        pieces = "m";
    std::string text = "tiling:" + size(rows, columns) + ",pieces=" + pieces;
    const bool isFixed = oneIn(3);
    if (isFixed && pieces.find('L') != pieces.npos)
        text += ",fixed=L";
    if (closed > 0 && rows * columns > 2)
        text += ",closed=1.1" + std::string(closed > 1 ? "-1.2" : "");
    return text;
}

std::string anagrams()
{
    return "anagrams:" + letters("abcd", number(1, 5)) + (oneIn(2) ? ",distinct" : "");
}

/// Returns all tiles and the gap in random order; about half of these boards are unsolvable.
std::string disorder(core::Grid grid)
{
    std::vector<int> numbers(std::size_t(grid.size()));
    std::iota(numbers.begin(), numbers.end(), 0);
    std::string text;
    while (!numbers.empty()) {
        const auto next = numbers.begin() + number(0, int(numbers.size()) - 1);
        text += std::to_string(*next) + ' ';
        numbers.erase(next);
    }
    return text;
}

/// Returns the last pegs of a game: they are made from one peg by up to `most` backward jumps, sometimes with
/// one more peg anywhere.
std::string lastPegs(std::string empty, int most)
{
    std::replace(empty.begin(), empty.end(), 'O', '.');
    std::vector<std::size_t> holes;
    for (std::size_t i = 0; i < empty.size(); ++i) {
        if (empty[i] == '.')
            holes.push_back(i);
    }
    const auto anyHole = [&] { return holes[std::size_t(number(0, int(holes.size()) - 1))]; };
    std::string text = empty;
    text[anyHole()] = 'O';
    const auto row = std::ptrdiff_t(empty.find('/')) + 1;
    for (int tries = number(0, most); tries > 0; --tries) {
        const auto to = std::ptrdiff_t(anyHole());
        const std::ptrdiff_t way = oneIn(2) ? 1 : row;
        const std::ptrdiff_t from = to + 2 * (oneIn(2) ? way : -way);
        if (from < 0 || from >= std::ssize(text))
            continue;
        char &last = text[std::size_t(to)];
        char &over = text[std::size_t((from + to) / 2)];
        char &first = text[std::size_t(from)];
        if (last == 'O' && over == '.' && first == '.') {
            last = '.';
            over = first = 'O';
        }
    }
    if (oneIn(3))
        text[anyHole()] = 'O';
    return text;
}

} // namespace

std::string board(const std::string &id)
{
    static const std::map<std::string, std::string (*)()> all{
        {"taquin", taquin}, {"dogs", dogs},        {"solitaire", solitaire},
        {"queens", queens}, {"knight", knight},    {"bishop", [] { return "bishop:" + tour(2); }},
        {"tiling", tiling}, {"anagrams", anagrams}};
    return all.at(id)();
}

core::Game game(const core::Kind &kind, const std::string &line)
{
    const core::Kind *const kinds[] = {&kind};
    core::LineReading reading = core::readLine(kinds, line);
    if (!std::holds_alternative<core::Game>(reading.reading))
        RC_FAIL("this line is not read: " + line);
    return std::get<core::Game>(std::move(reading.reading));
}

core::Path walk(const core::Puzzle &puzzle, const core::Position &from, int most)
{
    core::Path path;
    core::Position position = from;
    for (const int choice : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 1 << 16))) {
        const std::vector<core::Path> moves = puzzle.moves(position);
        if (moves.empty() || most-- == 0)
            break;
        const core::Path &move = moves[std::size_t(choice) % moves.size()];
        position = core::after(position, move);
        path.insert(path.end(), move.begin(), move.end());
    }
    return path;
}

std::string position(const core::Kind &kind)
{
    const std::string line = board(kind.id);
    RC_PRE(!line.starts_with("dogs:") ||
           line.find("deal") == line.npos); // the line of a deal does not contain its cards
    const core::Game start = game(kind, line);
    const core::Puzzle &puzzle = *start.puzzle;
    const std::string head = std::string(kind.id) + ':' + puzzle.options() + ':';
    if (head.starts_with("taquin:"))
        return core::writeLine(kind, puzzle, game(kind, head + disorder(puzzle.grid())).position);
    const bool isSmall = head.starts_with("solitaire:triangle") || head.starts_with("solitaire:own");
    if (head.starts_with("solitaire:") && !isSmall)
        return head + lastPegs(puzzle.write(start.position), 20);
    // More moves would make most boards unsolvable; random games come near their end only on small boards.
    const int moves = number(0, head.starts_with("solitaire:") ? 12 : 3);
    return core::writeLine(kind, puzzle, core::after(start.position, walk(puzzle, start.position, moves)));
}

} // namespace drawn
