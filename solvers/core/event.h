// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"

namespace core {

/// One thing that happened in a search, as a viewer is shown it.
struct Event {
    enum Kind : std::uint8_t {
        Did,      ///< the step was taken
        Undid,    ///< the step, taken earlier, was taken back
        Refused,  ///< the step was tried and found wrong; nothing moved
        Solution, ///< what lies on the board now is a solution
    };

    /// The reason of an Undid that does not halt, when what it takes back was a whole move.
    static constexpr std::uint16_t wholeMove = 0xFFFF;

    Step step;
    Kind kind = Did;
    std::uint8_t line = 0;    ///< of the solver's listing, from 1; 0 for none
    std::uint16_t reason = 0; ///< the solver's own code; its `explain` turns it into words

    /// A viewer who goes step by step halts here.
    bool halts() const { return kind == Refused || (kind != Solution && step.closes); }
    /// Takes a move back, whole or the last that was left of it.
    bool endsMoveBack() const { return kind == Undid && (step.closes || reason == wholeMove); }
    friend bool operator==(const Event &, const Event &) = default;
};
static_assert(sizeof(Event) == 16, "millions of them are kept");

inline void play(Position &position, const Event &event)
{
    if (event.kind == Event::Did)
        advance(position, event.step);
    else if (event.kind == Event::Undid)
        retreat(position, event.step);
}

inline void unplay(Position &position, const Event &event)
{
    if (event.kind == Event::Did)
        retreat(position, event.step);
    else if (event.kind == Event::Undid)
        advance(position, event.step);
}

} // namespace core
