// SPDX-License-Identifier: MIT
#include "tilings/referencecounters.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace reference {

namespace {

Shape readDrawing(const std::string &drawing)
{
    Shape shape;
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

Shape toOrigin(const Shape &shape)
{
    Shape moved;
    const auto [row, column] = *shape.begin();
    for (const auto &[r, c] : shape)
        moved.insert({r - row, c - column});
    return moved;
}

Shape emptyCells(const std::vector<std::string> &board)
{
    Shape empty;
    for (int row = 0; row < int(board.size()); ++row) {
        for (int column = 0; column < int(board[std::size_t(row)].size()); ++column) {
            if (board[std::size_t(row)][std::size_t(column)] != '#')
                empty.insert({row, column});
        }
    }
    return empty;
}

} // namespace

std::string drawing(char letter)
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

std::set<Shape> orientations(const Piece &piece)
{
    std::set<Shape> all;
    Shape shape = readDrawing(piece.drawing);
    for (int face = 0; face < (piece.turnsOver ? 2 : 1); ++face) {
        for (int quarter = 0; quarter < 4; ++quarter) {
            all.insert(toOrigin(shape));
            Shape rotated;
            for (const auto &[r, c] : shape)
                rotated.insert({c, -r});
            shape = rotated;
        }
        Shape reflected;
        for (const auto &[r, c] : shape)
            reflected.insert({r, -c});
        shape = reflected;
    }
    return all;
}

BacktrackingCounter::BacktrackingCounter(const std::vector<std::string> &board,
                                         const std::vector<Piece> &pieces)
    : m_empty(emptyCells(board))
{
    for (const Piece &piece : pieces) {
        m_orientations.push_back(orientations(piece));
        m_left.push_back(piece.count);
    }
}

long long BacktrackingCounter::count()
{
    if (m_empty.empty())
        return std::ranges::all_of(m_left, [](int left) { return left == 0; }) ? 1 : 0;
    const auto [row, column] = *m_empty.begin();
    long long found = 0;
    for (std::size_t piece = 0; piece < m_orientations.size(); ++piece) {
        if (m_left[piece] == 0)
            continue;
        --m_left[piece];
        for (const Shape &shape : m_orientations[piece]) {
            Shape covered;
            for (const auto &[r, c] : shape)
                covered.insert({row + r, column + c});
            if (!std::ranges::includes(m_empty, covered))
                continue;
            for (const Cell &cell : covered)
                m_empty.erase(cell);
            found += count();
            m_empty.merge(covered);
        }
        ++m_left[piece];
    }
    return found;
}

ExactCoverCounter::ExactCoverCounter(const std::vector<std::string> &board, const std::vector<Piece> &pieces)
{
    const Shape empty = emptyCells(board);
    std::size_t items = empty.size();
    for (const Piece &piece : pieces) {
        for (int copy = 1; copy <= piece.count; ++copy) {
            addOptions(piece, items++, empty);
            m_repetitions *= copy;
        }
    }
    for (std::size_t item = 0; item < items; ++item)
        m_items.set(item);
}

void ExactCoverCounter::addOptions(const Piece &piece, std::size_t item, const Shape &empty)
{
    for (const Shape &shape : orientations(piece)) {
        for (const auto &[row, column] : empty) {
            Items option;
            option.set(item);
            bool fits = true;
            for (const auto &[r, c] : shape) {
                const auto cell = empty.find({row + r, column + c});
                fits = fits && cell != empty.end();
                if (fits)
                    option.set(std::size_t(std::distance(empty.begin(), cell)));
            }
            if (fits)
                m_options.push_back(option);
        }
    }
}

long long ExactCoverCounter::count() const
{
    return countCovers(m_options, m_items) / m_repetitions;
}

long long ExactCoverCounter::countCovers(const std::vector<Items> &options, const Items &left)
{
    if (left.none())
        return 1;
    std::array<int, maxItems> counts{};
    for (const Items &option : options) {
        for (std::size_t item = option._Find_first(); item < maxItems; item = option._Find_next(item))
            ++counts[item];
    }
    std::size_t fewest = left._Find_first();
    for (std::size_t item = fewest; item < maxItems; item = left._Find_next(item))
        fewest = counts[item] < counts[fewest] ? item : fewest;
    long long found = 0;
    for (const Items &chosen : options) {
        if (!chosen[fewest])
            continue;
        std::vector<Items> others;
        std::ranges::copy_if(options, std::back_inserter(others),
                             [&](const Items &option) { return (option & chosen).none(); });
        found += countCovers(others, left & ~chosen);
    }
    return found;
}

VinrichCounter::VinrichCounter(const std::string &order) : m_empty(emptyCells({3, std::string(7, '.')}))
{
    for (const char letter : order)
        m_orientations.push_back(orientations({drawing(letter)}));
}

long long VinrichCounter::tries()
{
    lay(0);
    return m_tries;
}

void VinrichCounter::lay(std::size_t piece)
{
    if (piece == m_orientations.size()) {
        ++m_solutions;
        return;
    }
    for (const Shape &shape : m_orientations[piece]) {
        for (const auto &[row, column] : Shape(m_empty)) {
            Shape covered;
            for (const auto &[r, c] : shape)
                covered.insert({row + r, column + c});
            if (!std::ranges::includes(m_empty, covered))
                continue;
            ++m_tries;
            const Shape before = m_empty;
            for (const Cell &cell : covered)
                m_empty.erase(cell);
            if (canBeFilled())
                lay(piece + 1);
            m_empty = before;
        }
    }
}

bool VinrichCounter::canBeFilled() const
{
    int single = 0;
    Shape left = m_empty;
    while (!left.empty()) {
        int size = 0;
        std::vector<Cell> reached{*left.begin()};
        left.erase(left.begin());
        while (!reached.empty()) {
            const auto [row, column] = reached.back();
            reached.pop_back();
            ++size;
            for (const Cell &next : {Cell(row - 1, column), Cell(row + 1, column), Cell(row, column - 1),
                                     Cell(row, column + 1)}) {
                if (left.erase(next) > 0)
                    reached.push_back(next);
            }
        }
        if (size % 4 > 1)
            return false;
        single += size % 4;
    }
    return single <= 1;
}

} // namespace reference
