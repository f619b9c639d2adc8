// SPDX-License-Identifier: MIT
#include "taquin/tableboard.h"

namespace taquin {

namespace {

/// By pattern: the cells of its tiles, in the order of the view's tiles.
std::vector<std::vector<int>> cellsOfPatterns(const TableView &view, const Board &board)
{
    const int tiles = board.grid().size() - 1;
    std::vector<int> order(view.cell.size()); // the tile by its cell in the view
    for (std::size_t tile = 0; tile < view.cell.size(); ++tile)
        order[view.cell[tile]] = int(tile);
    std::vector<std::vector<int>> cells(view.tables.size());
    for (const int tile : order) {
        if (tile < tiles)
            cells[view.pattern[std::size_t(tile)]].push_back(view.cell[std::size_t(board.cell(tile))]);
    }
    return cells;
}

} // namespace

TableBoard::TableBoard(const TableSet &set, const Board &board) : m_gap(std::uint8_t(board.blank()))
{
    const core::Grid grid = board.grid();
    for (int cell = 0; cell < grid.size(); ++cell) {
        m_tiles[std::size_t(cell)] = std::uint8_t(board.tile(cell));
        Ways &ways = m_ways[std::size_t(cell)];
        for (const Direction direction : directions) {
            if (hasNext(grid, cell, direction))
                ways.way[ways.count++] = {direction, std::uint8_t(next(grid, cell, direction))};
        }
    }
    for (std::size_t view = 0; view < TableSet::views; ++view) {
        const TableView &look = set.view(view);
        m_moves[view] = look.moves.data();
        std::ranges::copy(look.pattern, m_patterns[view].begin());
        const auto cells = cellsOfPatterns(look, board);
        for (std::size_t pattern = 0; pattern < cells.size(); ++pattern) {
            const PatternTable &table = *look.tables[pattern];
            const PatternState state = table.state(cells[pattern], look.cell[m_gap]);
            m_tables[view][pattern] = &table;
            m_states[view][pattern] = state;
            m_distances[view] += state.distance;
        }
    }
}

} // namespace taquin
