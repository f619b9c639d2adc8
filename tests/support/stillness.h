// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace tests {

/// Returns whether every other thread of this process waits. If it does, and neither a timer nor another process
/// wakes a thread, nothing more happens until this thread does something, however much time passes.
bool otherThreadsWait();

/// Returns whether the main thread of the process waits.
bool processWaits(qint64 process);

/// Delivers the events that are posted to objects of this thread, and those that are posted in answer.
void deliverPosted();

/// Waits until the shared workers have done their tasks, and delivers their results.
void finishBackgroundWork();

} // namespace tests
