// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/direction.h"

namespace taquin {

/// The shortest way of the gap that brings two tiles home within a few cells, all other tiles being alike:
/// breadth first.
class PairSearch {
public:
    struct State {
        int one; ///< cells
        int other;
        int gap;
    };

    /// `cells` hold all of `from` and the homes. The gap ends anywhere beside them.
    PairSearch(core::Grid grid, const std::vector<int> &cells, const State &from, std::pair<int, int> homes);

    bool found() const { return m_found; }
    const Route &route() const { return m_route; }

private:
    bool m_found = false;
    Route m_route;
};

} // namespace taquin
