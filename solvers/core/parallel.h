// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"

namespace core {

/// Implements Executor::parallel: runs work(0 .. tasks - 1) on up to `threads` threads, including the caller's.
/// Each task has a context of its own that forwards to `parent`, one call at a time, with the stats of all
/// tasks added up. An exception in one task ends the others, and is rethrown once they have ended.
void runParallel(SearchContext &parent, int threads, int tasks,
                 const std::function<void(int, SearchContext &)> &work);

/// Returns how many threads may be used for work other than searches, such as building shared tables: the
/// number of processors, unless a limit above 0 is set. May be called from any thread.
int threadLimit();
void setThreadLimit(int threads);

} // namespace core
