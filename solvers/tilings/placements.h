// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/board.h"

#include <bit>

namespace tilings {

/// The order in which `cells` fills the board: line by line along its short side. A line is a row or a
/// column; a cell has an index in this order, and a position in its line.
struct ScanOrder {
    int length = 0; ///< the number of cells of each line
    int lines = 0;
    bool byColumns = false; ///< whether lines are columns

    explicit ScanOrder(const core::Grid &grid)
        : length(std::min(grid.columns, grid.rows)), lines(std::max(grid.columns, grid.rows)),
          byColumns(grid.rows < grid.columns)
    {
    }
    /// Returns whether the board is so small and narrow that the branches of a search share many states, and are
    /// better searched together than in parallel.
    bool isNarrow() const { return length <= 5 && length * lines <= 64; }
    int cell(const core::Grid &grid, int line, int position) const
    {
        return byColumns ? grid.cell(line, position) : grid.cell(position, line);
    }
    int index(const core::Grid &grid, int cell) const
    {
        return byColumns ? grid.column(cell) * length + grid.row(cell) : cell;
    }
    /// Converts an offset to lines (its row) and positions in a line (its column).
    Offset offset(const Offset &cell) const { return byColumns ? Offset{cell.column, cell.row} : cell; }
};

/// A kind and a turn, placed so that the piece covers a given cell and none before it in scan order. Offsets are
/// in lines and positions from the given cell.
struct Placement {
    std::int8_t kind;
    std::int8_t turn;
    Offset first; ///< the piece's first cell in raster order
    std::int8_t size;
    core::IndexedArray<Offset, Polyomino::maxSize> cells; ///< the cells of the piece, in scan order
    std::int8_t left = 0;                                 ///< the least position of these cells
    std::int8_t right = 0;                                ///< the greatest position of these cells

    std::span<const Offset> shape() const { return std::span(cells).first(std::size_t(size)); }

    /// Returns whether the placement stays within the lines if the given cell is at this position in its line.
    bool fits(const ScanOrder &order, int position) const
    {
        return position + left >= 0 && position + right < order.length;
    }
};

/// Returns the placements of these kinds, kind by kind, those of pieces of one cell last, except placements too
/// broad for the lines.
core::Indexed<Placement> placements(const Tilings &tilings, const ScanOrder &order, const KindSet &kinds);

/// Returns the number of the first placement of a piece of one cell; that of all placements if there is none.
int firstMonomino(std::span<const Placement> placements);
bool hasDominoes(std::span<const Placement> placements);

/// A set of placements by their numbers, as a bitset of `words` words.
template <int words>
class PlacementSet {
public:
    static constexpr int maxPlacements = 64 * words;

    bool empty() const
    {
        std::uint64_t any = 0;
        for (const std::uint64_t word : m_words)
            any |= word;
        return any == 0;
    }
    int count() const
    {
        int sum = 0;
        for (const std::uint64_t word : m_words)
            sum += std::popcount(word);
        return sum;
    }
    /// Removes and returns the lowest placement; the set must not be empty.
    int takeFirst()
    {
        int word = 0;
        while (words > 1 && m_words[word] == 0)
            ++word;
        const int lowest = std::countr_zero(m_words[word]);
        m_words[word] &= m_words[word] - 1;
        return word * 64 + lowest;
    }
    /// Adds the placement if `really` is true, without a branch.
    void add(int placement, bool really = true)
    {
        m_words[placement / 64] |= std::uint64_t(really) << placement % 64;
    }
    void add(const PlacementSet &others)
    {
        for (int word = 0; word < words; ++word)
            m_words[word] |= others.m_words[word];
    }
    void remove(const PlacementSet &others)
    {
        for (int word = 0; word < words; ++word)
            m_words[word] &= ~others.m_words[word];
    }

    friend bool operator==(const PlacementSet &, const PlacementSet &) = default;

private:
    core::IndexedArray<std::uint64_t, words> m_words{};
};

} // namespace tilings
