// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.h"

#include <QtGlobal>

#include <algorithm>

namespace session {

/// The counts of what has happened in an act up to some event.
struct Counts {
    qint64 frames = 0;  ///< the stops of a viewer who goes step by step
    qint64 tries = 0;   ///< moves made or refused
    qint64 backs = 0;   ///< moves taken back
    qint64 depth = 0;   ///< moves made and not taken back
    qint64 deepest = 0; ///< the greatest depth so far
    qint64 steps = 0;   ///< steps made and not taken back
    qint64 solutions = 0;

    void add(const core::Event &event)
    {
        frames += event.endsFrame();
        switch (event.type) {
        case core::Event::Did:
            ++steps;
            tries += event.endsMove();
            depth += event.endsMove();
            deepest = std::max(deepest, depth);
            break;
        case core::Event::Undid:
            --steps;
            backs += event.endsMoveBack();
            depth -= event.endsMoveBack();
            break;
        case core::Event::Refused:
            ++tries;
            break;
        case core::Event::Solution:
            ++solutions;
            break;
        case core::Event::Remark:
            break;
        }
    }
    /// Returns whether there is something to see although no move is tried: a count that only makes remarks.
    bool makeNoMoves() const { return frames > 0 && tries == 0; }
    /// Returns the number of refused moves.
    qint64 refusals() const { return tries - depth - backs; }
};

} // namespace session
