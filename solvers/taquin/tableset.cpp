// SPDX-License-Identifier: MIT
#include "taquin/tableset.h"

#include <algorithm>

namespace taquin {

namespace {

core::Grid upright(core::Grid grid)
{
    return {std::min(grid.columns, grid.rows), std::max(grid.columns, grid.rows)};
}

/// A letter for each tile of an upright board: that of its pattern. Groups of so many tiles, row by row or
/// column by column; what is left over is far from the gap, where it costs least.
std::string inGroups(core::Grid grid, int tiles, bool byColumns)
{
    std::string partition(std::size_t(grid.size() - 1), 'a');
    int place = 0;
    for (int i = grid.size() - 1; i >= 0; --i) {
        const int cell = byColumns ? grid.cell(i / grid.rows, i % grid.rows) : i;
        if (cell != grid.size() - 1)
            partition[std::size_t(cell)] = char('a' + place++ / tiles);
    }
    return partition;
}

/// The same view for the board `grid`, whose rows are the columns of the view's board.
TableView transposed(const TableView &view, core::Grid grid)
{
    TableView result;
    result.tables = view.tables;
    for (int cell = 0; cell < grid.size(); ++cell) {
        const auto there = std::size_t(grid.column(cell) * grid.rows + grid.row(cell));
        result.cell.push_back(view.cell[there]);
        if (cell < grid.size() - 1)
            result.pattern.push_back(view.pattern[there]);
    }
    return result;
}

void addMoves(TableView &view, core::Grid grid)
{
    const PatternSpace &space = view.tables.front()->space();
    view.moves.resize(view.cell.size());
    for (int gap = 0; gap < grid.size(); ++gap) {
        for (const Direction direction : directions) {
            if (hasNext(grid, gap, direction))
                view.moves[std::size_t(gap)][std::size_t(direction)] = space.move(
                    view.cell[std::size_t(next(grid, gap, direction))], view.cell[std::size_t(gap)]);
        }
    }
}

/// The partitions of the two views; the second is empty where the first is looked at in the mirror.
std::array<std::string, TableSet::views> partitions(core::Grid grid, TableSet::Extent extent)
{
    const bool large = extent == TableSet::Large;
    if (grid == core::Grid{4, 4})
        return {large ? "aabbaabbaabbxab" : "abbbaaccaaccacc", ""};
    if (grid == core::Grid{5, 5})
        return {large ? "aaabbaaabbccdbbccdddccdd" : "aabbcaabbcddeecddeecffff", ""};
    const int usual = std::min(grid.size() <= 16 ? 6 : grid.size() <= 20 ? 5 : 4, grid.size() - 1);
    const int tiles = usual + int(large);
    // Two columns have more states than others, and long groups along them tell little.
    return {inGroups(grid, tiles, false), inGroups(grid, grid.columns == 2 ? usual : tiles, true)};
}

} // namespace

bool TableSet::covers(core::Grid grid, Extent extent)
{
    const int side = std::min(grid.columns, grid.rows);
    const int cells = grid.size();
    if (extent == Small)
        return side >= 2 && cells <= mostCells;
    return side >= 2 && cells >= 13 && (cells <= 20 || (side == 5 && cells == 25));
}

std::shared_ptr<const TableSet> TableSet::build(core::Grid grid, Extent extent, const TableCrew &crew)
{
    Links links;
    const std::shared_ptr<TableSet> set(new TableSet(upright(grid)));
    for (const std::string &partition : partitions(set->m_grid, extent)) {
        if (partition.empty())
            set->m_views.push_back(transposed(set->m_views.back(), grid));
        else if (!set->addView(partition, links, crew))
            return nullptr;
    }
    for (TableView &view : set->m_views)
        addMoves(view, set->m_grid);
    return grid == set->m_grid ? set : set->across(grid);
}

std::shared_ptr<const TableSet> TableSet::across(core::Grid grid) const
{
    const std::shared_ptr<TableSet> set(new TableSet(*this));
    for (TableView &view : set->m_views) {
        view = transposed(view, grid);
        addMoves(view, grid);
    }
    return set;
}

bool TableSet::addView(const std::string &partition, Links &links, const TableCrew &crew)
{
    TableView view;
    std::map<char, CellSet> homes;
    for (std::size_t cell = 0; cell < partition.size(); ++cell)
        homes[partition[cell]] |= only(int(cell));
    for (const auto &[letter, home] : homes) {
        view.tables.push_back(buildTable(home, links, crew));
        if (!view.tables.back())
            return false;
        m_bytes += view.tables.back()->bytes();
    }
    for (int cell = 0; cell < m_grid.size(); ++cell)
        view.cell.push_back(std::uint8_t(cell));
    for (const char letter : partition)
        view.pattern.push_back(std::uint8_t(std::distance(homes.begin(), homes.find(letter))));
    m_views.push_back(std::move(view));
    return true;
}

std::shared_ptr<const PatternTable> TableSet::buildTable(CellSet home, Links &links,
                                                         const TableCrew &crew) const
{
    const int tiles = sizeOf(home);
    std::unique_ptr<const PatternLinks> &known = links[std::size_t(tiles)];
    if (!known) {
        if (auto space = PatternSpace::build(m_grid, tiles, crew))
            known = PatternLinks::build(std::move(space), crew);
    }
    return known ? PatternTable::build(*known, home, crew) : nullptr;
}

} // namespace taquin
