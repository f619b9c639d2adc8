// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight.h"

namespace tours {

/// What makes the squares left impossible to visit.
enum class Flaw {
    None,
    DeadSquare, ///< one with too few free squares a jump away to be passed
    TwoEnds,    ///< two that could only be the tour's end
    CutOff,     ///< some that cannot be reached through free squares
    NoReturn,   ///< a closed tour's start has no free square left that it could end on
};

/// The squares that a knight's tour has not visited yet, and how many ways lead to each: free squares a jump
/// away, the knight's own counted as one, and the start's in a closed tour. It is kept up to date jump by
/// jump. A flaw proves that no tour goes on; its absence proves nothing.
class Rest {
public:
    Rest(const Knight &knight, const Route &route);

    bool isFree(int cell) const { return m_free[std::size_t(cell)] != 0; }
    int left() const { return m_left; }
    /// Ways that lead to a square.
    int ways(int cell) const { return m_ways[std::size_t(cell)]; }
    /// Free squares a jump away.
    int waysOn(int cell) const;

    /// The knight jumps to a free square, or is taken back to the one before.
    void go(int from, int to);
    void back(int from, int to);

    /// After the latest jump led here from `from`, before which there was none.
    Flaw flawAfter(int from, int here);
    /// Looks everywhere.
    Flaw flaw() const;
    /// The free squares that the knight can get to through free squares.
    std::vector<bool> reached() const;

private:
    bool isBesideStart(int cell) const;
    bool leaves(int from) const { return !m_closed || from != m_start; }
    void count(int cell, int change);
    Flaw fewWays() const;
    bool reachesAll(int from, int here);
    bool reachesAllOfFew(int from, int here) const;

    const JumpLists &m_jumps;
    bool m_closed;
    int m_start;
    int m_here;
    int m_left;
    int m_dead = 0; ///< free squares with no way
    int m_ends = 0; ///< with one
    int m_returns;  ///< free squares a jump away from the start
    std::vector<std::uint8_t> m_free;
    std::vector<std::int8_t> m_ways;
    std::vector<std::uint64_t> m_beside; ///< for up to 64 squares: those a jump away, a bit each
    std::uint64_t m_freeBits = 0;
    std::vector<std::uint32_t> m_seen; ///< in which look a square was seen last
    std::vector<int> m_queue;
    std::uint32_t m_look = 0;
};

} // namespace tours
