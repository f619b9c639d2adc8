// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

namespace app {

/// Returns which resource is too limited (ulimit -v, ulimit -u) for the window or for drawing; empty if there is
/// enough. Qt and GLib would abort or wait forever.
core::Explanation lackOfResources(bool hasWindow);

/// Starts the threads that Qt draws with. Qt itself would start them when there is more to draw, and wait forever for
/// a thread that the system refuses.
void startDrawingThreads();

} // namespace app
