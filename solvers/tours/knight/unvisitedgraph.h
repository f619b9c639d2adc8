// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/knight.h"

namespace tours {

/// What proves that no tour goes on through the squares left.
enum class Infeasibility {
    None,
    LowDegree,    ///< a square has too few free squares a jump away to be passed
    TwoEnds,      ///< two squares could only be the tour's end
    Disconnected, ///< squares cannot be reached through free squares
    CannotClose,  ///< a closed tour's start has no free square left that the tour could end on
};

/// The graph of the squares that a knight's tour has not visited yet. A square's degree is the number of free
/// squares a jump away, to which the square under the knight counts, and in a closed tour the start. Degrees
/// are kept up to date jump by jump. An infeasibility proves that no tour goes on; that there is none proves
/// nothing.
class UnvisitedGraph {
public:
    UnvisitedGraph(const Knight &knight, const Route &route);

    bool isFree(int cell) const { return m_free[cell] != 0; }
    int squaresLeft() const { return m_left; }
    int degree(int cell) const { return m_degrees[cell]; }
    /// How many free squares are a jump away: the degree in Warnsdorff's sense.
    int freeNeighbours(int cell) const;

    /// The knight jumps to a free square, or is taken back to the one before.
    void make(int from, int to);
    void unmake(int from, int to);

    /// After the latest jump led here from `from`, before which there was none.
    Infeasibility infeasibilityAfter(int from, int here);
    /// The same of any route: looks at the whole board.
    Infeasibility infeasibility() const;
    /// The free squares that the knight can get to through free squares.
    core::PerCell<bool> reachable() const;

private:
    bool isNextToStart(int cell) const;
    /// A closed tour comes back to its start, which so keeps counting in its neighbours' degrees.
    bool leavesForGood(int from) const { return !m_closed || from != m_start; }
    void changeDegrees(int cell, int change);
    Infeasibility degreeInfeasibility() const;
    bool staysConnected(int from, int here);
    bool staysConnectedByBits(int from, int here) const;

    const JumpGraph &m_graph;
    bool m_closed;
    int m_start;
    int m_here;
    int m_left;
    int m_isolated = 0; ///< free squares of degree 0
    int m_leaves = 0;   ///< and of degree 1
    int m_returns;      ///< free squares a jump away from the start
    core::PerCell<std::uint8_t> m_free;
    core::PerCell<std::int8_t> m_degrees;
    // A board of up to 64 squares fits into a bitmask.
    core::PerCell<std::uint64_t> m_neighbourMasks; ///< empty for larger boards
    std::uint64_t m_freeMask = 0;
    core::PerCell<std::uint32_t> m_seenIn; ///< the latest breadth-first search that reached a square
    std::vector<int> m_queue;
    std::uint32_t m_search = 0; ///< number of the latest breadth-first search
};

} // namespace tours
