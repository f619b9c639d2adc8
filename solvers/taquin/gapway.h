// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/ground.h"

#include <optional>

namespace taquin {

/// Cheap ways of the gap over open ground (Dijkstra, 1959, with buckets as Dial, 1969): a move is cheap when
/// the tile that it shifts comes nearer to its cell, and dear when it does not. A way meets no cell twice, so
/// that what its moves cost adds up.
class GapWay {
public:
    /// A cell where the way may end, and what it costs to go on from there.
    struct End {
        int cell;
        int more;
    };
    static constexpr int cheap = 1;
    static constexpr int dear = 16;
    static constexpr int usual = 8; ///< on average, by trial

    explicit GapWay(const Ground &ground);

    /// To the end that is the cheapest in all. Nothing when none can be reached.
    std::optional<Route> find(const std::vector<End> &ends);

private:
    static constexpr std::size_t buckets = 32; ///< more than the dearest move costs
    static constexpr std::uint32_t unreached = ~0U;

    /// The cells looked at: columns and rows from the first to the last.
    struct Box {
        int left;
        int right;
        int top;
        int bottom;
    };

    Box around(const std::vector<End> &ends, int margin) const;
    int search(const std::vector<End> &ends, const Box &box);
    void expand(int cell, std::uint32_t cost, const Box &box);
    void reach(int cell, std::uint32_t cost, Direction came);
    Route wayTo(int end) const;

    const Ground &m_ground;
    std::vector<std::uint32_t> m_cost; ///< by cell
    std::vector<Direction> m_came;
    std::vector<int> m_touched;
    std::array<std::vector<int>, buckets> m_open; ///< by cost, cells that are looked at next
};

} // namespace taquin
