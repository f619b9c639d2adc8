// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"

namespace core {

/// Implements Executor::parallel: runs work(0 .. tasks - 1) on up to `threads` threads, the caller's among
/// them. Each task has a control of its own that forwards to `parent`, one call at a time, with the stats
/// of all tasks added up. An exception in one task ends the others, and is thrown again when they have
/// ended.
void runParallel(Control &parent, int threads, int tasks, const std::function<void(int, Control &)> &work);

} // namespace core
