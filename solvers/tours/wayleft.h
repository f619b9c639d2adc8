// SPDX-License-Identifier: MIT
#pragma once

#include "tours/bishop.h"

#include <optional>

namespace tours {

/// What a bishop has used, and for every square how many neighbours can still lead to it or take it up: all
/// but those that are used in both senses and where the bishop does not stand. A square still to be visited
/// needs two of them, the corner that must come last one; where no corner must, any square could be the last
/// and needs but one. With fewer no tour goes on. Kept up to date step by step.
class WayLeft {
public:
    WayLeft(const Bishop &bishop, const Route &route);

    /// What `back` needs.
    struct Step {
        int from;
        int to;
        std::uint8_t fromBefore;
        std::uint8_t toBefore;
        bool fresh;
        bool ok; ///< no square was deserted
    };

    bool isFree(int cell, Sense sense) const { return (m_used.senses[std::size_t(cell)] & sense) == 0; }
    bool isComplete() const { return m_used.squares == m_all; }
    /// A corner that no way leads out of, with other squares left.
    bool isTooEarly(int cell) const { return isDeadEnd(cell) && m_used.squares + 1 < m_all; }

    Step go(int from, int to, Sense sense);
    void back(const Step &step);

    /// The first square that no tour can visit any more.
    std::optional<int> deserted() const;

private:
    bool isDeadEnd(int cell) const;
    bool leave(int cell);
    void comeBack(int cell);

    const Bishop &m_bishop;
    Used m_used;
    int m_start;
    int m_all;
    std::vector<std::int8_t> m_ways;
    std::vector<std::int8_t> m_needed;
};

/// Which square can no longer be visited after this route, in words; empty when none is known.
core::Explanation explainDeserted(const Bishop &bishop, const Route &route);

} // namespace tours
