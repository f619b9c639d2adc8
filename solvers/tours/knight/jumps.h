// SPDX-License-Identifier: MIT
#pragma once

#include "core/indexed.h"
#include "tours/tour.h"

#include <array>

namespace tours {

/// The knight's eight jumps, clockwise from one to the right and two up: the order of the course text's first
/// program.
inline constexpr std::array<Offset, 8> jumps{
    {{1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}}};

constexpr bool isJump(int dx, int dy)
{
    return dx * dx + dy * dy == 5;
}

inline bool isJump(core::Grid grid, int from, int to)
{
    return isJump(grid.column(to) - grid.column(from), grid.row(to) - grid.row(from));
}

/// Returns four times the squared distance from the board's centre, which is a whole number.
constexpr int centreDistance(core::Grid grid, int column, int row)
{
    const int dx = 2 * column + 1 - grid.columns;
    const int dy = 2 * row + 1 - grid.rows;
    return dx * dx + dy * dy;
}
inline int centreDistance(core::Grid grid, int cell)
{
    return centreDistance(grid, grid.column(cell), grid.row(cell));
}

/// The knight's graph of a board: vertices are cells, edges are jumps. All adjacency lists are stored in one
/// array, and an edge's number is its index there.
class JumpGraph {
public:
    enum Order { Clockwise, Ascending };

    /// `closed` has an entry for each square, or none; no jump leads to or from a closed square.
    explicit JumpGraph(core::Grid grid, Order order = Clockwise, const core::PerCell<bool> &closed = {});

    /// An adjacency list, in the graph's order.
    struct Neighbours {
        const int *first;
        const int *last;
        const int *begin() const { return first; }
        const int *end() const { return last; }
        int size() const { return int(last - first); }
        int operator[](int i) const { return first[i]; }
    };
    Neighbours neighbours(int cell) const
    {
        const int *targets = m_targets.data();
        return {targets + m_firstEdge[cell], targets + m_firstEdge[cell + 1]};
    }
    int firstEdge(int cell) const { return m_firstEdge[cell]; }
    /// Returns the number of directed edges: each pair of squares a jump apart counts twice.
    int edgeCount() const { return int(m_targets.size()); }

private:
    core::PerCell<int> m_firstEdge; ///< each cell's first edge; at the end, the end of the last list
    std::vector<int> m_targets;     ///< the target square of each edge
};

} // namespace tours
