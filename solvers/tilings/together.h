// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"

namespace tilings {

/// What a search counted that was divided among threads.
struct Together {
    core::Stats stats;
    bool complete = true; ///< none was told to stop
};

/// Runs the tasks of one search side by side. Once one is told to stop, none goes on.
Together runTogether(core::Control &control, int tasks,
                     const std::function<void(int, core::NullWatch &)> &work);

} // namespace tilings
