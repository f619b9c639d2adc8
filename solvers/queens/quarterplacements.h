// SPDX-License-Identifier: MIT
#pragma once

#include "queens/shareddiagonals.h"

#include <functional>
#include <span>

namespace queens {

/// All placements of queens on a quarter of the board that do not attack one another, sorted by the rows and
/// the columns that they occupy. Rows and columns are bits, counted from the quarter's corner.
class QuarterPlacements {
public:
    /// The placements from `begin` to `end`.
    struct Range {
        std::uint32_t begin;
        std::uint32_t end;
        std::uint32_t size() const { return end - begin; }
    };

    /// Asked now and then; false: come to an end.
    using KeepGoing = std::function<bool()>;

    /// `given` has for each row of the board the column of the queen that stands there, or -1: placements
    /// that do not have her are left out. Once `keepGoing` says false, what is there is of no use.
    QuarterPlacements(const SharedDiagonals &diagonals, std::span<const int> given, bool south, bool east,
                      const KeepGoing &keepGoing);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    /// The sets of so many columns.
    std::span<const std::uint32_t> columnSets(int count) const { return m_columnSets[count]; }

    Range occupying(std::uint32_t rows, std::uint32_t columns) const
    {
        const std::size_t at = key(rows, columns);
        return {m_begin[at], m_begin[at + 1]};
    }
    /// The diagonals of a placement that run through the other quarter of its half, and the other half.
    std::uint32_t quarterMask(std::uint32_t placement) const { return m_quarterMasks[placement]; }
    std::uint64_t halfMask(std::uint32_t placement) const { return m_halfMasks[placement]; }

private:
    struct Partial;

    std::size_t key(std::uint32_t rows, std::uint32_t columns) const
    {
        return std::size_t(rows) << m_columns | columns;
    }
    void listColumnSets();
    void readSquares(const SharedDiagonals &diagonals, std::span<const int> given);
    /// False when `leaf` said so.
    bool enumerate(int row, const Partial &partial, auto &&leaf) const;
    /// False when `keepGoing` said so.
    bool forEach(const KeepGoing &keepGoing, auto &&take) const;
    void sort(const KeepGoing &keepGoing);

    static constexpr int longest = (SharedDiagonals::largest + 1) / 2;
    struct Square {
        std::uint64_t halfMask = 0;
        std::uint32_t quarterMask = 0;
        std::uint32_t rising = 0; ///< its rising diagonal within the quarter
        bool allowed = true;
    };
    core::IndexedArray<core::IndexedArray<Square, longest>, longest> m_squares;
    core::IndexedArray<bool, longest> m_mayBeEmpty{}; ///< by row

    int m_top;
    int m_left;
    int m_rows;
    int m_columns;
    core::IndexedArray<std::vector<std::uint32_t>, longest + 1> m_columnSets; ///< by their number
    core::Indexed<std::uint32_t> m_begin;                                     ///< by key
    core::Indexed<std::uint32_t> m_quarterMasks;
    core::Indexed<std::uint64_t> m_halfMasks;
};

} // namespace queens
