// SPDX-License-Identifier: MIT
#include "tilings/plaincover.h"

#include <algorithm>
#include <array>
#include <iterator>

PlainCover::PlainCover(const std::vector<std::string> &board, const std::vector<Tiler::Piece> &pieces)
{
    std::set<Tiler::Cell> empty;
    for (int row = 0; row < int(board.size()); ++row) {
        for (int column = 0; column < int(board[std::size_t(row)].size()); ++column) {
            if (board[std::size_t(row)][std::size_t(column)] != '#')
                empty.insert({row, column});
        }
    }
    std::size_t columns = empty.size();
    for (const Tiler::Piece &piece : pieces) {
        for (int copy = 1; copy <= piece.count; ++copy) {
            addRows(piece, columns++, empty);
            m_repeats *= copy;
        }
    }
    for (std::size_t column = 0; column < columns; ++column)
        m_columns.set(column);
}

void PlainCover::addRows(const Tiler::Piece &piece, std::size_t column, const std::set<Tiler::Cell> &empty)
{
    for (const Tiler::Shape &way : Tiler::waysToLie(piece)) {
        for (const auto &[row, across] : empty) {
            Row laid;
            laid.set(column);
            bool fits = true;
            for (const auto &[r, c] : way) {
                const auto cell = empty.find({row + r, across + c});
                fits = fits && cell != empty.end();
                if (fits)
                    laid.set(std::size_t(std::distance(empty.begin(), cell)));
            }
            if (fits)
                m_rows.push_back(laid);
        }
    }
}

long long PlainCover::count() const
{
    return covers(m_rows, m_columns) / m_repeats;
}

long long PlainCover::covers(const std::vector<Row> &rows, const Row &left)
{
    if (left.none())
        return 1;
    std::array<int, mostColumns> sizes{};
    for (const Row &row : rows) {
        for (std::size_t column = row._Find_first(); column < mostColumns; column = row._Find_next(column))
            ++sizes[column];
    }
    std::size_t best = left._Find_first();
    for (std::size_t column = best; column < mostColumns; column = left._Find_next(column))
        best = sizes[column] < sizes[best] ? column : best;
    long long found = 0;
    for (const Row &chosen : rows) {
        if (!chosen[best])
            continue;
        std::vector<Row> others;
        std::ranges::copy_if(rows, std::back_inserter(others),
                             [&](const Row &row) { return (row & chosen).none(); });
        found += covers(others, left & ~chosen);
    }
    return found;
}
