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

    /// `cells` hold all of `from` and the homes. The gap ends anywhere beside them. Memory grows with the
    /// cube of the cells.
    PairSearch(core::Grid grid, const std::vector<int> &cells, const State &from, std::pair<int, int> homes);

    bool found() const { return m_found; }
    const Route &route() const { return m_route; }

private:
    /// A state met, by indices of the cells.
    struct Entry {
        State state;
        std::size_t parent;
        Direction direction;
    };

    void search(int home, int otherHome);
    void expand(std::size_t index);
    bool isNew(const State &state);
    void keepWayTo(std::size_t index);

    std::vector<std::array<int, directions.size()>> m_beside; ///< by cell; -1: none
    std::vector<bool> m_seen;
    std::vector<Entry> m_entries; ///< in the order in which they were met
    bool m_found = false;
    Route m_route;
};

} // namespace taquin
