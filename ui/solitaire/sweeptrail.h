// SPDX-License-Identifier: MIT
#pragma once

#include "core/step.h"
#include "session/timeline.h"

#include <span>
#include <vector>

namespace ui {

/// A game counted: its jumps, and its sweeps, which are jumps of one peg one after the other.
struct SweepTrail {
    int jumps = 0;
    int sweeps = 0;
    std::vector<int> last; ///< the cells of the last sweep, from where its peg stood

    static SweepTrail of(std::span<const core::Step> steps);
    /// Of the act up to the cursor, or of all that was played by hand since the board was made.
    static SweepTrail upTo(const session::Timeline &timeline);
};

} // namespace ui
