// SPDX-License-Identifier: MIT
#pragma once

#include "tours/bishop/bishop.h"

#include <optional>

namespace tours {

/// What a bishop has used, and the degree of every square: how many of its neighbours can still lead to it or
/// take it up, which are all but those that are used in both senses and where the bishop does not stand. A
/// square still to be visited needs two of them, the corner that must come last one; where no corner must,
/// any square could be the last and needs but one. With fewer no tour goes on. Kept up to date step by step.
class DegreeTracker {
public:
    DegreeTracker(const Bishop &bishop, const Route &route);

    /// A step that was made, with what `unmake` needs.
    struct Made {
        int from;
        int to;
        std::uint8_t fromBefore;
        std::uint8_t toBefore;
        bool isNew;    ///< `to` was not visited before
        bool feasible; ///< no square became unreachable
    };

    bool isFree(int cell, Sense sense) const { return (m_used.senses[cell] & sense) == 0; }
    bool isComplete() const { return m_used.squares == m_all; }
    /// A corner that the bishop cannot leave, with other squares left.
    bool isTooEarly(int cell) const { return isDeadEnd(cell) && m_used.squares + 1 < m_all; }

    Made make(int from, int to, Sense sense);
    void unmake(const Made &step);

    /// The first square that no tour can visit any more.
    std::optional<int> unreachable() const;

private:
    bool isDeadEnd(int cell) const;
    bool exhaust(int cell);
    void restore(int cell);

    const Bishop &m_bishop;
    UsedSenses m_used;
    int m_start;
    int m_all;
    core::PerCell<std::int8_t> m_degrees;
    core::PerCell<std::int8_t> m_needed;
};

} // namespace tours
