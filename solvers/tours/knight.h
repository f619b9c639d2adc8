// SPDX-License-Identifier: MIT
#pragma once

#include "tours/jumps.h"
#include "tours/tour.h"

namespace tours {

/// The knight is to visit every square of the board once; in a closed tour its last square is a jump away
/// from the first.
class Knight : public Tour {
public:
    Knight(core::Grid grid, int start, bool closed);

    bool isClosed() const { return m_closed; }
    const JumpLists &jumpLists() const { return m_jumps; }

    std::vector<int> targets(const Route &route) const override;
    bool isComplete(const Route &route) const override;
    int squaresToVisit(int) const override { return grid().size(); }

protected:
    std::string spellRules() const override { return m_closed ? ",closed" : ""; }
    core::Explanation whyNot(const Route &route, int cell) const override;

private:
    bool m_closed;
    JumpLists m_jumps;
};

inline const Knight &asKnight(const core::Puzzle &puzzle)
{
    return static_cast<const Knight &>(puzzle);
}

} // namespace tours
