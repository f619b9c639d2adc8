// SPDX-License-Identifier: MIT
#pragma once

#include "queens/queens.h"
#include "queens/shareddiagonals.h"

#include <functional>
#include <span>

namespace queens {

/// All placements of non-attacking queens on a quarter of the board, sorted by the rows and columns that they
/// occupy. Rows and columns are bits, counted from the quarter's corner.
class QuarterPlacements {
public:
    /// The placements from `begin` to `end`.
    struct Range {
        std::uint32_t begin;
        std::uint32_t end;
        std::uint32_t size() const { return end - begin; }
    };

    /// Called at intervals; returns false to end the listing.
    using KeepGoing = std::function<bool()>;

    /// `given` is the column of each row's given queen, or -1: placements that lack it are left out, and so are
    /// those with a queen on a closed square. If `keepGoing` returns false, the content is unusable.
    QuarterPlacements(const Queens &queens, const SharedDiagonals &diagonals, std::span<const int> given,
                      bool south, bool east, const KeepGoing &keepGoing);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    /// Returns the sets with `count` columns.
    std::span<const std::uint32_t> columnSets(int count) const { return m_columnSets[count]; }

    Range occupying(std::uint32_t rows, std::uint32_t columns) const
    {
        const std::size_t at = key(rows, columns);
        return {m_begin[at], m_begin[at + 1]};
    }
    /// Returns the diagonals of a placement that pass through the other quarter of the same half; halfMask returns
    /// those that pass through the other half.
    std::uint32_t quarterMask(std::uint32_t placement) const { return m_quarterMasks[placement]; }
    std::uint64_t halfMask(std::uint32_t placement) const { return m_halfMasks[placement]; }
    /// Returns the same masks of all placements.
    const std::uint32_t *quarterMasks() const { return m_quarterMasks.data(); }
    const std::uint64_t *halfMasks() const { return m_halfMasks.data(); }

private:
    struct Partial;

    std::size_t key(std::uint32_t rows, std::uint32_t columns) const
    {
        return std::size_t(rows) << m_columns | columns;
    }
    void readSquares(const Queens &queens, const SharedDiagonals &diagonals, std::span<const int> given);
    /// Calls `leaf` for each placement that extends `partial`; returns false if `leaf` did.
    bool enumerate(int row, const Partial &partial, auto &&leaf) const;
    /// Calls `take` for each placement; returns false if `keepGoing` did.
    bool forEach(const KeepGoing &keepGoing, auto &&take) const;
    void sort(const KeepGoing &keepGoing);

    static constexpr int longest = (SharedDiagonals::largest + 1) / 2;
    struct Square {
        std::uint64_t halfMask = 0;
        std::uint32_t quarterMask = 0;
        std::uint32_t rising = 0; ///< the square's rising diagonal within the quarter
        bool allowed = true;
    };
    core::IndexedArray<core::IndexedArray<Square, longest>, longest> m_squares;
    core::IndexedArray<bool, longest> m_mayBeEmpty{}; ///< indexed by row

    int m_top;
    int m_left;
    int m_rows;
    int m_columns;
    /// The sets of columns, indexed by their number of columns.
    core::IndexedArray<std::vector<std::uint32_t>, longest + 1> m_columnSets;
    core::Indexed<std::uint32_t> m_begin; ///< indexed by key
    core::Indexed<std::uint32_t> m_quarterMasks;
    core::Indexed<std::uint64_t> m_halfMasks;
};

} // namespace queens
