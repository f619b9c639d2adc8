// SPDX-License-Identifier: MIT
#pragma once

#include "core/search.h"
#include "queens/queens.h"

namespace queens {

/// How a search over the whole tree ended.
struct Ending {
    core::Stats stats;
    bool going = true;                 ///< nobody said stop
    const core::Path *found = nullptr; ///< the solution that was enough, if any
};

/// The outcome of a search from this position.
core::Outcome conclude(const Queens &queens, const core::Position &from, const Ending &ending);

} // namespace queens
