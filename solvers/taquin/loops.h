// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/direction.h"

#include <array>
#include <cstdint>
#include <vector>

namespace taquin {

/// Ways of the gap that need not be tried, since another way leads to the same board and is shorter or, as
/// long, comes earlier in the order of `directions`: round a square of four cells once one way or twice the
/// other, and so on (Taylor and Korf, 1993). The other way keeps within the same rectangle, so that it exists
/// on every board. A shortest way that comes first in that order is never among them. The ways are
/// recognized, wherever they end, by a finite automaton.
class Loops {
public:
    using State = std::uint16_t;
    static constexpr State start = 0;
    static constexpr State vain = 0xFFFF;

    /// Of ways of up to twelve moves.
    static const Loops &all();

    State after(State state, Direction direction) const { return m_after[state][std::size_t(direction)]; }
    std::size_t states() const { return m_after.size(); }

private:
    Loops();

    std::vector<std::array<State, directions.size()>> m_after;
};

} // namespace taquin
