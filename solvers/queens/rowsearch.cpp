// SPDX-License-Identifier: MIT
#include "queens/rowsearch.h"

namespace queens {

namespace {

/// The columns of a row that a queen elsewhere attacks.
std::uint32_t attackedBy(const Queens &queens, int cell, int row)
{
    std::uint32_t columns = 0;
    for (int column = 0; column < queens.size(); ++column) {
        if (lineBetween(queens.grid(), cell, queens.grid().cell(column, row)) != Line::None)
            columns |= std::uint32_t(1) << column;
    }
    return columns;
}

} // namespace

OpenRows::OpenRows(const Queens &queens, const core::Position &given)
    : all((std::uint32_t(1) << queens.size()) - 1)
{
    int before = -1;
    for (int row = 0; row < queens.size(); ++row) {
        if (given[std::size_t(row)].onBoard())
            continue;
        std::uint32_t attacked = 0;
        for (const core::Place &place : given) {
            if (place.onBoard())
                attacked |= attackedBy(queens, place.cell, row);
        }
        rows.push_back({row, row - before, attacked});
        before = row;
    }
}

} // namespace queens
