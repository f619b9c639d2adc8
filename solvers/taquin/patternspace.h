// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "taquin/cellsets.h"
#include "taquin/largepages.h"
#include "taquin/orders.h"
#include "taquin/tablecrew.h"

#include <array>
#include <memory>

namespace taquin {

/// A tile's move to a neighbouring cell, the gap's, in the terms of a pattern.
struct TileMove {
    CellSet both = 0;         ///< the two cells
    CellSet above = 0;        ///< the cells before both in reading order
    std::uint8_t from = 0;    ///< where the gap is then
    std::uint8_t word = 0;    ///< of a region's labels, with that of `from`
    std::uint8_t shift = 0;   ///< to that label
    std::uint8_t beyond = 0;  ///< the cell after the first of both
    std::uint8_t between = 0; ///< from there as many bits as cells lie between both
    bool down = false;
};

/// All states of a pattern of so many tiles, whichever they are, the other tiles being alike: the cells that
/// they occupy, the region of the other cells that the gap is in, and their order. A slot is a set of cells
/// together with one of its regions. The grid has at most 36 cells, and few enough
/// of them are covered that no more than eight regions are left.
class PatternSpace {
public:
    struct Slot {
        CellSet set;
        CellSet region;
    };

    /// Nothing when the crew gave up.
    static std::shared_ptr<const PatternSpace> build(core::Grid grid, int tiles, const TableCrew &crew);

    const core::Grid &grid() const { return m_grid; }
    const Orders &orders() const { return m_orders; }
    const LargeVector<Slot> &slots() const { return m_slots; }
    const std::vector<int> &neighbours(int cell) const { return m_neighbours[std::size_t(cell)]; }
    /// The neighbours of these cells.
    CellSet around(CellSet cells) const;
    bool odd(CellSet set) const; ///< covers an odd number of black cells, as on a chessboard

    /// The slot where the tiles lie on `set` and the gap is at `gap`, not in it.
    std::uint32_t slot(CellSet set, int gap) const
    {
        const Regions &regions = m_regions[m_sets.number(set)];
        return regions.first +
               (regions.labels[std::size_t(gap / perWord)] >> bits * (gap % perWord) & lastLabel);
    }
    /// The slot after the move that has led to `set`.
    std::uint32_t slot(CellSet set, const TileMove &move) const { return slotOf(m_sets.number(set), move); }
    /// In two steps, for who has other work to do while the memory is being fetched.
    std::size_t expect(CellSet set) const
    {
        const std::size_t number = m_sets.number(set);
        __builtin_prefetch(m_regions.data() + number);
        return number;
    }
    std::uint32_t slotOf(std::size_t expected, const TileMove &move) const
    {
        const Regions &regions = m_regions[expected];
        return regions.first + (regions.labels[move.word] >> move.shift & lastLabel);
    }
    TileMove move(int from, int to) const;
    /// The order after the move. `set` as before it.
    std::uint16_t orderAfter(std::uint16_t order, CellSet set, const TileMove &move) const
    {
        const auto between = unsigned(set >> move.beyond) & move.between;
        if (between == 0)
            return order;
        const int place = sizeOf(set & move.above);
        const int passed = sizeOfFew(between);
        return (move.down ? m_orders.behind(place, passed) : m_orders.before(place, passed))[order];
    }

private:
    static constexpr int bits = 3; ///< of a label
    static constexpr std::uint32_t lastLabel = 7;
    static constexpr int perWord = 10;
    /// The regions of a set: their slots follow each other, and labels tell of each cell which one it is in.
    struct Regions {
        std::uint32_t first = 0;
        std::array<std::uint32_t, 4> labels = {};
    };

    PatternSpace(core::Grid grid, int tiles);
    void addRegions(CellSet set);

    core::Grid m_grid;
    CellSets m_sets;
    Orders m_orders;
    LargeVector<Regions> m_regions; ///< by set
    LargeVector<Slot> m_slots;
    std::vector<std::vector<int>> m_neighbours;
};

} // namespace taquin
