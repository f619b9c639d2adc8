// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/tiler.h"

#include <bitset>

/// Counts tilings as exact covers, by the definition of these and nothing else (D. E. Knuth's algorithm X,
/// 2000): a row for each way to lay each single piece, a column for each cell and each single piece; of the
/// rows of a column with fewest, each is tried. Slow, and shares nothing with the solvers.
class PlainCover {
public:
    PlainCover(const std::vector<std::string> &board, const std::vector<Tiler::Piece> &pieces);

    /// Equal pieces are not told apart.
    long long count() const;

private:
    static constexpr std::size_t mostColumns = 128;
    using Row = std::bitset<mostColumns>;

    void addRows(const Tiler::Piece &piece, std::size_t column, const std::set<Tiler::Cell> &empty);
    static long long covers(const std::vector<Row> &rows, const Row &left);

    std::vector<Row> m_rows;
    Row m_columns;
    long long m_repeats = 1; ///< so often is a tiling found, by exchanges of equal pieces
};
