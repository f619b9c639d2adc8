// SPDX-License-Identifier: MIT
#pragma once

#include "tours/bishop/bishop.h"

#include <optional>

namespace tours {

/// The senses that a bishop has used, and the degree of every square: the number of its neighbours that can still
/// come before or after it in the tour. A neighbour does not count once it is used in both senses and the bishop
/// has left it. A square still to be visited needs two neighbours; the corner that must come last needs one; if no
/// corner must come last, any square could be the last and needs only one. With fewer, no tour is possible. The
/// degrees are updated step by step.
class DegreeTracker {
public:
    DegreeTracker(const Bishop &bishop, const Route &route);

    /// A step and the data with which `unmake` takes it back.
    struct MadeStep {
        int from;
        int to;
        std::uint8_t fromBefore;
        std::uint8_t toBefore;
        bool isNew;    ///< `to` was not visited before
        bool feasible; ///< no square became unreachable
    };

    bool isFree(int cell, Sense sense) const { return (m_used.senses[cell] & sense) == 0; }
    bool isComplete() const { return m_used.squares == m_all; }
    /// Returns whether the cell is a corner, which the bishop cannot leave, while other squares are still to be
    /// visited.
    bool isTooEarly(int cell) const { return m_isDeadEnd[cell] && m_used.squares + 1 < m_all; }

    MadeStep make(int from, int to, Sense sense);
    void unmake(const MadeStep &step);

    /// Returns the first square that no tour can visit any more.
    std::optional<int> unreachable() const;

private:
    bool exhaust(int cell);
    void restore(int cell);

    const Bishop &m_bishop;
    UsedSenses m_used;
    int m_start;
    int m_all;
    core::PerCell<std::int8_t> m_degrees;
    core::PerCell<std::int8_t> m_needed;
    core::PerCell<bool> m_isDeadEnd;
};

} // namespace tours
