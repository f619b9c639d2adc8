// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/knight.h"
#include "tours/knight/verticalcounters.h"

namespace tours {

/// The reason why no tour can continue through the unvisited squares.
enum class Infeasibility {
    None,
    LowDegree,    ///< a square has too few free squares a jump away
    TwoEnds,      ///< two squares could only be the tour's end
    Disconnected, ///< squares cannot be reached through free squares
    CannotClose,  ///< no free square is left from which a closed tour could return to its start
};

/// The graph of the squares that a knight's tour has not visited. A square's degree is the number of free squares
/// a jump away, including the square under the knight and, in a closed tour, the start. Degrees are updated jump
/// by jump. An infeasibility proves that no tour is possible; its absence proves nothing.
class UnvisitedGraph {
public:
    UnvisitedGraph(const Knight &knight, const Route &route);

    bool isFree(int cell) const { return m_free[cell] != 0; }
    int squaresLeft() const { return m_left; }
    int degree(int cell) const { return isSmall() ? m_smallDegrees.at(cell) : m_degrees[cell]; }
    /// Returns the number of free squares a jump away: the degree in Warnsdorff's sense.
    int freeNeighbours(int cell) const;

    /// Returns whether a closed tour may end on this square.
    bool mayEnd(int cell) const { return m_isReturn[cell] != 0; }
    /// Removes the jump from a free square back to the start of a closed tour.
    void removeReturn(int cell);

    /// Updates the graph for a jump to a free square; `unmake` takes the jump back.
    void make(int from, int to);
    void unmake(int from, int to);

    /// Returns the infeasibility after the latest jump, from `from` to `here`; there must have been none before.
    Infeasibility infeasibilityAfter(int from, int here);
    /// Returns the infeasibility of any route, from an inspection of the whole board.
    Infeasibility infeasibility() const;
    /// Returns the free squares that the knight can reach through free squares.
    core::PerCell<bool> reachable() const;

private:
    /// Returns false for the start of a closed tour: the tour comes back to it, so it still counts in its
    /// neighbours' degrees.
    bool leavesForGood(int from) const { return !m_closed || from != m_start; }
    /// Returns whether the board has at most 64 squares, so that sets of squares are masks.
    bool isSmall() const { return !m_neighbourMasks.empty(); }
    void startSmall();
    void startLarge();
    void changeDegree(int cell, int change);
    void changeDegrees(int cell, int change);
    int isolated() const;
    int leaves() const;
    Infeasibility degreeInfeasibility() const;
    bool staysConnected(int from, int here);
    bool staysConnectedByBits(int from, int here) const;

    const JumpGraph &m_graph;
    bool m_closed;
    int m_start;
    int m_here;
    int m_left;
    int m_returns; ///< free squares on which a closed tour may end
    core::PerCell<std::uint8_t> m_free;
    /// The squares a jump away from the start, unless the jump was removed.
    core::PerCell<std::uint8_t> m_isReturn;
    // On a board of at most 64 squares the next three are used, and on a larger one those below them.
    core::PerCell<std::uint64_t> m_neighbourMasks; ///< the neighbours of each square; empty for larger boards
    std::uint64_t m_freeMask = 0;
    VerticalCounters m_smallDegrees;
    core::PerCell<std::int8_t> m_degrees;
    int m_isolated = 0;                    ///< free squares of degree 0
    int m_leaves = 0;                      ///< free squares of degree 1
    core::PerCell<std::uint32_t> m_seenIn; ///< the latest breadth-first search that reached each square
    std::vector<int> m_queue;
    std::uint32_t m_search = 0; ///< the number of the latest breadth-first search
};

} // namespace tours
