// SPDX-License-Identifier: MIT
#pragma once

#include "core/indexed.h"
#include "taquin/direction.h"

#include <cstdint>

namespace taquin {

/// Recognizes redundant moves of the blank: those that complete a path for which another path leads to the same
/// board and is shorter or, if equally long, precedes it in the order of `directions`. An example is moving round
/// four cells, once in one direction or twice in the other (Taylor and Korf, 1993). The other path stays within
/// the same rectangle, so it exists on every board, and the first of the shortest paths in that order is never
/// pruned. A finite automaton recognizes redundant paths wherever they end.
class MovePruning {
public:
    using State = std::uint16_t;
    static constexpr State start = 0;
    static constexpr State redundant = 0xFFFF;

    /// Returns the automaton for redundant paths of up to twelve moves, which is built at the first call.
    static const MovePruning &automaton();

    State after(State state, Direction direction) const { return m_after[state][direction]; }
    /// Returns the directions in which a move is not redundant.
    DirectionSet useful(State state) const { return m_useful[state]; }

private:
    MovePruning();

    core::Indexed<core::IndexedArray<State, directions.size()>> m_after;
    core::Indexed<DirectionSet> m_useful;
};

} // namespace taquin
