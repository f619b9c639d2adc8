// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <array>
#include <vector>

namespace tours {

/// How far a knight's jump goes, in columns to the right and rows down.
struct Jump {
    int dx = 0;
    int dy = 0;
};

/// The eight jumps, clockwise from "one to the right and two up": the order of the course text's first
/// program.
inline constexpr std::array<Jump, 8> jumps{
    {{1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}}};

constexpr bool isJump(int dx, int dy)
{
    return dx * dx + dy * dy == 5;
}

inline bool isJump(core::Grid grid, int from, int to)
{
    return isJump(grid.column(to) - grid.column(from), grid.row(to) - grid.row(from));
}

/// The square of the distance from the board's centre, four times.
constexpr int fromCentre(core::Grid grid, int column, int row)
{
    const int dx = 2 * column + 1 - grid.columns;
    const int dy = 2 * row + 1 - grid.rows;
    return dx * dx + dy * dy;
}
inline int fromCentre(core::Grid grid, int cell)
{
    return fromCentre(grid, grid.column(cell), grid.row(cell));
}

/// For every cell the cells a jump away. Each list stays in one piece of memory.
class JumpLists {
public:
    enum Order { Clockwise, Ascending };

    explicit JumpLists(core::Grid grid, Order order = Clockwise);

    struct List {
        const int *first;
        const int *last;
        const int *begin() const { return first; }
        const int *end() const { return last; }
        int size() const { return int(last - first); }
    };
    List from(int cell) const
    {
        const int *targets = m_targets.data();
        return {targets + m_begin[std::size_t(cell)], targets + m_begin[std::size_t(cell) + 1]};
    }
    /// Where a cell's list begins among all targets.
    int beginOf(int cell) const { return m_begin[std::size_t(cell)]; }
    /// All jumps of the board; every pair of squares counts twice.
    int count() const { return int(m_targets.size()); }

private:
    std::vector<int> m_begin;
    std::vector<int> m_targets;
};

} // namespace tours
