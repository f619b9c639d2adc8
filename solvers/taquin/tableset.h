// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/direction.h"
#include "taquin/patterntable.h"

#include <array>
#include <map>
#include <string>

namespace taquin {

/// A way to look at a board (the mirrored one: Culberson and Schaeffer, 1998): its cells as those of an
/// upright one (with no more columns than rows), perhaps mirrored at the diagonal, and its tiles shared out
/// among patterns, whose distances add up.
struct TableView {
    std::vector<std::uint8_t> cell;    ///< by cell of the board
    std::vector<std::uint8_t> pattern; ///< by tile of the board: an index into `tables`
    std::vector<std::shared_ptr<const PatternTable>> tables;
    /// By cell of the board and direction: what becomes of the patterns when the gap goes that way.
    std::vector<std::array<TileMove, directions.size()>> moves;
};

/// The pattern tables for boards of one size. In each view the distances of the patterns add up to a lower
/// bound of the moves needed, and every move changes that sum by one.
class TableSet {
public:
    enum Extent : std::uint8_t {
        Small, ///< built at once; for 4x4 patterns of 6, 6 and 3 tiles
        Large, ///< a second's work; for 4x4 patterns of 7, 7 and 1 tiles
    };
    static constexpr std::size_t views = 2;
    static constexpr int mostCells = 36;

    /// Whether there are tables for such boards: Small ones up to 36 cells, Large ones from 13 cells to 20
    /// and for 5x5.
    static bool covers(core::Grid grid, Extent extent);
    /// Nothing when the crew gave up.
    static std::shared_ptr<const TableSet> build(core::Grid grid, Extent extent, const TableCrew &crew);
    /// The same tables for boards that are `grid` when those of this one are {grid.rows, grid.columns}.
    std::shared_ptr<const TableSet> across(core::Grid grid) const;

    const TableView &view(std::size_t index) const { return m_views[index]; }
    std::size_t bytes() const { return m_bytes; }

private:
    using Links = std::map<std::size_t, std::unique_ptr<const PatternLinks>>; ///< by tiles

    explicit TableSet(core::Grid grid) : m_grid(grid) {}
    bool addView(const std::string &partition, Links &links, const TableCrew &crew);
    /// Nothing when the crew gave up.
    std::shared_ptr<const PatternTable> buildTable(CellSet home, Links &links, const TableCrew &crew) const;

    core::Grid m_grid; ///< upright
    std::vector<TableView> m_views;
    std::size_t m_bytes = 0;
};

} // namespace taquin
