// SPDX-License-Identifier: MIT
#include "tilings/matrix.h"

#include <algorithm>

namespace tilings {

namespace {

std::vector<std::int16_t> emptyCells(const Board &board)
{
    std::vector<std::int16_t> cells;
    for (std::int16_t cell = 0; cell < board.tilings().grid().size(); ++cell) {
        if (board.isFree(cell))
            cells.push_back(cell);
    }
    return cells;
}

std::vector<int> kindsLeft(const std::array<int, Polyomino::kinds> &counts)
{
    std::vector<int> kinds;
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        if (counts[std::size_t(kind)] > 0)
            kinds.push_back(kind);
    }
    return kinds;
}

std::array<int, Polyomino::kinds> countLeft(const Tilings &tilings, const core::Position &position)
{
    std::array<int, Polyomino::kinds> counts{};
    for (std::size_t piece = 0; piece < position.size(); ++piece)
        counts[std::size_t(tilings.kindOf(int(piece)))] += position[piece].onBoard() ? 0 : 1;
    return counts;
}

std::vector<int> times(std::size_t cells, const std::array<int, Polyomino::kinds> &counts)
{
    std::vector<int> times(cells, 1);
    for (const int kind : kindsLeft(counts))
        times.push_back(counts[std::size_t(kind)]);
    return times;
}

} // namespace

Matrix::Matrix(const Tilings &tilings, const core::Position &position)
    : m_cells(emptyCells(Board(tilings, position))), m_kinds(kindsLeft(countLeft(tilings, position))),
      m_cover(times(m_cells.size(), countLeft(tilings, position)))
{
    const Board board(tilings, position);
    std::vector<int> itemOf(tilings.closed().size());
    for (std::size_t item = 0; item < m_cells.size(); ++item)
        itemOf[std::size_t(m_cells[item])] = int(item);
    std::vector<int> items;
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        for (const std::int8_t turn : tilings.pieces().turns(m_kinds[i])) {
            for (const std::int16_t cell : m_cells) {
                const auto footprint = tilings.footprint(m_kinds[i], {cell, turn});
                if (!footprint || !board.isFree(*footprint))
                    continue;
                items.assign(1, int(m_cells.size() + i));
                for (const int covered : *footprint)
                    items.push_back(itemOf[std::size_t(covered)]);
                m_cover.addOption(items);
                m_options.push_back({m_kinds[i], {cell, turn}});
            }
        }
    }
}

int Matrix::optionOf(int kind, const core::Place &place) const
{
    const auto found = std::ranges::find_if(
        m_options, [&](const Option &option) { return option.kind == kind && option.place == place; });
    return int(found - m_options.begin());
}

} // namespace tilings
