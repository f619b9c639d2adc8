// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"

namespace core {

/// What a Control::parallel does: runs work(0 .. tasks - 1) on so many threads, the caller's among them. Each
/// task's control passes on to `whole`, one call at a time, with the stats of all tasks added up; the part
/// that is done is the largest that a task tells, who knows of the others. What a task throws ends the others
/// and is thrown again once they have ended.
void runParallel(Control &whole, int threads, int tasks, const std::function<void(int, Control &)> &work);

} // namespace core
