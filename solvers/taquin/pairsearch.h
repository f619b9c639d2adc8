// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/direction.h"

#include <algorithm>

namespace taquin {

/// Returns whether `cell` is one of `cells`.
inline bool contains(const std::vector<int> &cells, int cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

/// Finds the shortest route of the blank that brings two tiles home within some cells, by breadth-first search;
/// all other tiles are alike.
class PairSearch {
public:
    /// The cells of the two tiles and of the blank.
    struct State {
        int one;
        int other;
        int blank;
    };

    /// Searches within `cells`, which contain those of `from` and the homes. The blank may end anywhere within
    /// them. Memory grows with the cube of the number of cells.
    PairSearch(core::Grid grid, const std::vector<int> &cells, const State &from, std::pair<int, int> homes);

    bool found() const { return m_found; }
    const Route &route() const { return m_route; }

private:
    /// A state reached, with indices into the cells.
    struct Node {
        State state;
        std::size_t parent;
        Direction direction;
    };

    void search(int home, int otherHome);
    void expand(std::size_t index);
    bool markSeen(const State &state);
    void keepRouteTo(std::size_t index);

    /// The neighbours of each cell, as indices into the cells; -1: none.
    std::vector<std::array<int, directions.size()>> m_neighbours;
    std::vector<bool> m_seen;
    std::vector<Node> m_nodes; ///< in the order in which they were reached
    bool m_found = false;
    Route m_route;
};

} // namespace taquin
