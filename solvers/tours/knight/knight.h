// SPDX-License-Identifier: MIT
#pragma once

#include "tours/knight/jumps.h"

namespace tours {

/// The knight must visit every square of the board once: a Hamiltonian path of the knight's graph. In a closed
/// tour, a Hamiltonian cycle, the last square is a jump away from the first.
class Knight final : public Tour {
public:
    Knight(core::Grid grid, int start, bool closed, Conditions conditions = {});

    bool isClosed() const { return m_closed; }
    const JumpGraph &graph() const { return m_graph; }

    std::vector<int> targets(const Route &route) const override;
    bool isComplete(const Route &route) const override
    {
        return int(route.size()) == squareCount() &&
               (!m_closed || isJump(grid(), route.back(), route.front()));
    }
    int squaresToVisit(int) const override { return squareCount(); }
    int squareCount() const { return mostNumbers(); } ///< the number of open squares
    std::vector<int> neighbourSquares(int cell) const override;
    bool visitsOnce() const override { return true; }
    std::string_view puzzleId() const override { return "knight"; }
    std::shared_ptr<const Tour> with(int start, Conditions conditions) const override;

protected:
    std::string spellRules() const override { return m_closed ? ",closed" : ""; }
    core::Explanation refusalReason(const Route &route, int cell) const override;

private:
    bool m_closed;
    JumpGraph m_graph;
};

/// Returns why the knight has no tour of this board from `start`; empty if it has one (existence.cpp). Closed
/// tours follow Schwenk 1991; open tours follow Cull and De Curtins 1978 for sides of at least 5, and Chia and Ong
/// 2005 for narrow boards. The squares from which narrow boards have a tour were found by exhaustive search, which
/// the tests repeat.
core::Explanation whyNoTour(core::Grid grid, int start, bool closed);
/// Returns why the knight has no tour that continues this route, by a theorem, by the colours of the open squares or
/// by the distances between given numbers; empty if none of these decides it.
core::Explanation whyNoTour(const Knight &knight, const Route &route);

} // namespace tours
