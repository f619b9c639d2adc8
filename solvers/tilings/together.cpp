// SPDX-License-Identifier: MIT
#include "tilings/together.h"

#include <atomic>
#include <mutex>

namespace tilings {

Together runTogether(core::Control &control, int tasks,
                     const std::function<void(int, core::NullWatch &)> &work)
{
    Together together;
    std::mutex mutex;
    std::atomic<bool> going = true;
    control.parallel(tasks, [&](int task, core::Control &own) {
        if (!going)
            return;
        core::NullWatch watch(own);
        work(task, watch);
        watch.stats().done = 1;
        // Its last nodes, fewer than are told by themselves.
        if (!watch.going() || !own.keepGoing(watch.stats()))
            going = false;
        const std::lock_guard lock(mutex);
        together.stats.nodes += watch.stats().nodes;
        together.stats.solutions += watch.stats().solutions;
    });
    together.complete = going;
    return together;
}

} // namespace tilings
