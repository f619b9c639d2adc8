// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"

namespace core {

/// A step, a refusal, a solution or a remark of a search, in the form in which it is shown to a viewer.
struct Event {
    enum Type : std::uint8_t {
        Did,      ///< the step was taken
        Undid,    ///< the step, taken earlier, was taken back
        Refused,  ///< the step was tried and found wrong; nothing moved
        Solution, ///< the pieces on the board now form a solution
        Remark,   ///< nothing moved; only the solver's `explain` knows what the step means
    };

    /// The reason of an Undid that takes back a whole move although its step does not close one, so that no frame
    /// ends with it.
    static constexpr std::uint16_t wholeMove = 0xFFFF;
    /// The reason of a Did or an Undid that is no move of the search: it brings the pieces to where the search begins.
    static constexpr std::uint16_t settingOut = 0xFFFE;

    Step step;
    Type type = Did;
    std::uint8_t line = 0;    ///< the line of the solver's pseudocode, from 1; 0 for none
    std::uint16_t reason = 0; ///< a code of the solver; its `explain` turns it into words

    /// Returns whether stepping through the search pauses after this event.
    bool endsFrame() const { return type == Refused || type == Remark || (type != Solution && step.closes); }
    /// Returns whether the piece moves only to where the search begins.
    bool setsOut() const { return reason == settingOut && (type == Did || type == Undid); }
    /// Returns whether this event makes a move of the search, or the last step of one.
    bool endsMove() const { return type == Did && step.closes && reason != settingOut; }
    /// Returns whether this event takes back a whole move of the search, or the last remaining step of one.
    bool endsMoveBack() const
    {
        return type == Undid && (step.closes || reason == wholeMove) && reason != settingOut;
    }
    friend bool operator==(const Event &, const Event &) = default;
};
static_assert(sizeof(Event) == 16, "millions of them are kept");

inline void play(Position &position, const Event &event)
{
    if (event.type == Event::Did)
        advance(position, event.step);
    else if (event.type == Event::Undid)
        retreat(position, event.step);
}

inline void unplay(Position &position, const Event &event)
{
    if (event.type == Event::Did)
        retreat(position, event.step);
    else if (event.type == Event::Undid)
        advance(position, event.step);
}

} // namespace core
