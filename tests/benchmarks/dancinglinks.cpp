// SPDX-License-Identifier: MIT
#include "benchmarks/dancinglinks.h"

#include <algorithm>
#include <set>

namespace bench {

namespace {

using Cell = std::pair<int, int>;
using Shape = std::vector<Cell>;

constexpr const char *drawings[] = {".XX/XX./.X.", "X/X/X/X/X",   "X./X./X./XX", ".X/.X/XX/X.",
                                    "XX/XX/X.",    "XXX/.X./.X.", "X.X/XXX",     "X../X../XXX",
                                    "X../XX./.XX", ".X./XXX/.X.", ".X/XX/.X/.X", "XX./.X./.XX"};

Shape read(const std::string &drawing)
{
    Shape shape;
    int row = 0;
    int column = 0;
    for (const char sign : drawing) {
        if (sign == 'X')
            shape.emplace_back(row, column);
        column = sign == '/' ? 0 : column + 1;
        row += sign == '/' ? 1 : 0;
    }
    return shape;
}

std::set<Shape> waysToLie(Shape shape)
{
    std::set<Shape> ways;
    for (int turn = 0; turn < 8; ++turn) {
        for (Cell &cell : shape)
            cell = turn == 4 ? Cell(cell.first, -cell.second) : Cell(cell.second, -cell.first);
        std::ranges::sort(shape);
        const Cell first = shape.front();
        for (Cell &cell : shape)
            cell = {cell.first - first.first, cell.second - first.second};
        ways.insert(shape);
    }
    return ways;
}

} // namespace

DancingLinks::DancingLinks(const std::vector<std::string> &board)
{
    const int pieces = int(std::size(drawings));
    std::vector<std::vector<int>> columnOf;
    int columns = pieces;
    for (const std::string &row : board) {
        columnOf.emplace_back();
        for (const char sign : row)
            columnOf.back().push_back(sign == '#' ? 0 : ++columns);
    }
    for (int column = 0; column <= columns; ++column)
        m_nodes.push_back(
            {column == 0 ? columns : column - 1, column == columns ? 0 : column + 1, column, column, column});
    m_sizes.assign(m_nodes.size(), 0);
    const auto at = [&](int row, int column) {
        const bool isIn = row >= 0 && row < int(board.size()) && column >= 0 &&
                          column < int(columnOf[std::size_t(row)].size());
        return isIn ? columnOf[std::size_t(row)][std::size_t(column)] : 0;
    };
    for (int piece = 0; piece < pieces; ++piece) {
        for (const Shape &way : waysToLie(read(drawings[piece]))) {
            for (int row = 0; row < int(board.size()); ++row) {
                for (int column = 0; column < int(board[0].size()); ++column) {
                    std::vector<int> covered{piece + 1};
                    for (const auto &[r, c] : way)
                        covered.push_back(at(row + r, column + c));
                    if (std::ranges::find(covered, 0) == covered.end())
                        addRow(covered);
                }
            }
        }
    }
}

void DancingLinks::addRow(const std::vector<int> &columns)
{
    const int first = int(m_nodes.size());
    const int count = int(columns.size());
    for (int i = 0; i < count; ++i) {
        const int column = columns[std::size_t(i)];
        const int above = m_nodes[std::size_t(column)].up;
        m_nodes.push_back({first + (i + count - 1) % count, first + (i + 1) % count, above, column, column});
        m_nodes[std::size_t(above)].down = first + i;
        m_nodes[std::size_t(column)].up = first + i;
        ++m_sizes[std::size_t(column)];
    }
}

void DancingLinks::cover(int column)
{
    Node *const n = m_nodes.data();
    n[n[column].right].left = n[column].left;
    n[n[column].left].right = n[column].right;
    for (int i = n[column].down; i != column; i = n[i].down) {
        for (int j = n[i].right; j != i; j = n[j].right) {
            n[n[j].down].up = n[j].up;
            n[n[j].up].down = n[j].down;
            --m_sizes[std::size_t(n[j].column)];
        }
    }
}

void DancingLinks::uncover(int column)
{
    Node *const n = m_nodes.data();
    for (int i = n[column].up; i != column; i = n[i].up) {
        for (int j = n[i].left; j != i; j = n[j].left) {
            ++m_sizes[std::size_t(n[j].column)];
            n[n[j].down].up = j;
            n[n[j].up].down = j;
        }
    }
    n[n[column].right].left = column;
    n[n[column].left].right = column;
}

void DancingLinks::search()
{
    const Node *const n = m_nodes.data();
    if (n[0].right == 0) {
        ++m_found;
        return;
    }
    int column = n[0].right;
    for (int other = n[column].right; other != 0; other = n[other].right) {
        if (m_sizes[std::size_t(other)] < m_sizes[std::size_t(column)])
            column = other;
    }
    cover(column);
    for (int row = n[column].down; row != column; row = n[row].down) {
        for (int j = n[row].right; j != row; j = n[j].right)
            cover(n[j].column);
        search();
        for (int j = n[row].left; j != row; j = n[j].left)
            uncover(n[j].column);
    }
    uncover(column);
}

std::uint64_t DancingLinks::count()
{
    m_found = 0;
    search();
    return m_found;
}

} // namespace bench
