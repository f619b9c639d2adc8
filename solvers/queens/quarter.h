// SPDX-License-Identifier: MIT
#pragma once

#include "queens/crossings.h"

#include <functional>
#include <span>
#include <vector>

namespace queens {

/// All ways to set queens on a quarter of the board so that none attacks another, found by the rows and the
/// columns that they take up. Rows and columns are bits, counted from the quarter's corner.
class Quarter {
public:
    /// The placings from `begin` to `end`.
    struct Range {
        std::uint32_t begin;
        std::uint32_t end;
        std::uint32_t size() const { return end - begin; }
    };

    /// Asked now and then; false: come to an end.
    using GoOn = std::function<bool()>;

    /// `given` has for each row of the board the column of the queen that stands there, or -1: placings that
    /// do not have her are left out. Once `goOn` says false, what is there is of no use.
    Quarter(const Crossings &crossings, std::span<const int> given, bool south, bool east, const GoOn &goOn);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }

    Range with(std::uint32_t rows, std::uint32_t columns) const
    {
        const std::size_t at = key(rows, columns);
        return {m_begin[at], m_begin[at + 1]};
    }
    /// What a placing shares with the other quarter of its half, and with the other half.
    std::uint32_t toQuarter(std::uint32_t placing) const { return m_toQuarter[placing]; }
    std::uint64_t toHalf(std::uint32_t placing) const { return m_toHalf[placing]; }

private:
    struct Walk;

    std::size_t key(std::uint32_t rows, std::uint32_t columns) const
    {
        return std::size_t(rows) << m_columns | columns;
    }
    void readSquares(const Crossings &crossings, std::span<const int> given);
    /// False when a leaf said so.
    bool walk(int row, const Walk &taken, auto &&leaf) const;
    /// False when `goOn` said so.
    bool eachPlacing(const GoOn &goOn, auto &&take) const;
    void fill(const GoOn &goOn);

    static constexpr int longest = (Crossings::largest + 1) / 2;
    struct Square {
        std::uint64_t toHalf = 0;
        std::uint32_t toQuarter = 0;
        std::uint32_t diagonals = 0; ///< within the quarter, rising and falling
        bool allowed = true;
    };
    std::array<std::array<Square, longest>, longest> m_squares;
    std::array<bool, longest> m_mayBeEmpty{}; ///< by row

    int m_top;
    int m_left;
    int m_rows;
    int m_columns;
    std::vector<std::uint32_t> m_begin; ///< by key
    std::vector<std::uint32_t> m_toQuarter;
    std::vector<std::uint64_t> m_toHalf;
};

} // namespace queens
