// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/timeline.h"

namespace session {

/// The stretch of a timeline that is presented as one: a search, a scramble while it is shown, or consecutive moves
/// of the player and of solutions. Transport, slider and counters cover this stretch alone, so that one search of
/// five has the slider's whole width, and steps of a search never count as moves.
struct Run {
    qint64 from = 0; ///< the first frame of the run
    qint64 to = 0;   ///< the last frame of the run
    Act::Type type = Act::New;

    qint64 frames() const { return to - from; }

    friend bool operator==(const Run &, const Run &) = default;
};

/// Returns the run at the cursor. At the end of an act that only makes a board it is the run that begins there, empty
/// if there is none.
Run runInView(const Timeline &timeline);

/// Returns the run that begins at the cursor's frame, where another one may end; empty if there is none.
Run runFromHere(const Timeline &timeline);

} // namespace session
