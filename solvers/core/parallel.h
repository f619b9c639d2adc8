// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"

namespace core {

/// Implements Executor::parallel: runs work(0 .. tasks - 1) on up to `threads` threads, including the caller's.
/// Each task has its own context, which forwards to `parent`, one call at a time, with the sum of all tasks'
/// stats. An exception in one task ends the others, and is rethrown when they have ended.
void runParallel(SearchContext &parent, int threads, int tasks,
                 const std::function<void(int, SearchContext &)> &work);

/// Returns the number of processors that this process may use, at least 1. It is determined once, since the C++ library
/// reads it from a file of the system each time.
int processors();

/// Returns how many threads work other than searches may use, such as building shared tables: the number of
/// processors, unless a limit above 0 is set. It may be called from any thread.
int threadLimit();
void setThreadLimit(int threads);

} // namespace core
