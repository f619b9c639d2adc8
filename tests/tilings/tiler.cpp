// SPDX-License-Identifier: MIT
#include "tilings/tiler.h"

#include <algorithm>

namespace {

Tiler::Shape read(const std::string &drawing)
{
    Tiler::Shape shape;
    int row = 0;
    int column = 0;
    for (const char sign : drawing) {
        if (sign == 'X')
            shape.insert({row, column});
        ++column;
        if (sign == '/') {
            ++row;
            column = 0;
        }
    }
    return shape;
}

Tiler::Shape toOrigin(const Tiler::Shape &shape)
{
    Tiler::Shape moved;
    const auto [row, column] = *shape.begin();
    for (const auto &[r, c] : shape)
        moved.insert({r - row, c - column});
    return moved;
}

} // namespace

std::string Tiler::drawing(char letter)
{
    switch (letter) {
    case 'F':
        return ".XX/XX./.X.";
    case 'I':
        return "XXXXX";
    case 'L':
        return "X./X./X./XX";
    case 'N':
        return ".X/.X/XX/X.";
    case 'P':
        return "XX/XX/X.";
    case 'T':
        return "XXX/.X./.X.";
    case 'U':
        return "X.X/XXX";
    case 'V':
        return "X../X../XXX";
    case 'W':
        return "X../XX./.XX";
    case 'X':
        return ".X./XXX/.X.";
    case 'Y':
        return ".X/XX/.X/.X";
    case 'Z':
        return "XX./.X./.XX";
    case 'i':
        return "XXXX";
    case 'o':
        return "XX/XX";
    case 't':
        return "XXX/.X.";
    case 's':
        return ".XX/XX.";
    case 'l':
        return "X./X./XX";
    default:
        return "X";
    }
}

std::vector<Tiler::Piece> Tiler::pieces(const std::string &letters)
{
    std::vector<Piece> all;
    for (const char letter : letters)
        all.push_back({drawing(letter)});
    return all;
}

std::set<Tiler::Shape> Tiler::waysToLie(const Piece &piece)
{
    std::set<Shape> ways;
    Shape shape = read(piece.drawing);
    for (int face = 0; face < (piece.turnsOver ? 2 : 1); ++face) {
        for (int quarter = 0; quarter < 4; ++quarter) {
            ways.insert(toOrigin(shape));
            Shape next;
            for (const auto &[r, c] : shape)
                next.insert({c, -r});
            shape = next;
        }
        Shape over;
        for (const auto &[r, c] : shape)
            over.insert({r, -c});
        shape = over;
    }
    return ways;
}

Tiler::Tiler(const std::vector<std::string> &board, const std::vector<Piece> &pieces)
{
    for (int row = 0; row < int(board.size()); ++row) {
        for (int column = 0; column < int(board[std::size_t(row)].size()); ++column) {
            if (board[std::size_t(row)][std::size_t(column)] != '#')
                m_empty.insert({row, column});
        }
    }
    for (const Piece &piece : pieces) {
        m_ways.push_back(waysToLie(piece));
        m_left.push_back(piece.count);
    }
}

long long Tiler::search()
{
    if (m_empty.empty())
        return std::ranges::all_of(m_left, [](int left) { return left == 0; }) ? 1 : 0;
    const auto [row, column] = *m_empty.begin();
    long long found = 0;
    for (std::size_t piece = 0; piece < m_ways.size(); ++piece) {
        if (m_left[piece] == 0)
            continue;
        --m_left[piece];
        for (const Shape &way : m_ways[piece]) {
            Shape covered;
            for (const auto &[r, c] : way)
                covered.insert({row + r, column + c});
            if (!std::ranges::includes(m_empty, covered))
                continue;
            for (const Cell &cell : covered)
                m_empty.erase(cell);
            found += search();
            m_empty.merge(covered);
        }
        ++m_left[piece];
    }
    return found;
}
