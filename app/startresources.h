// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <optional>

namespace app {

/// Returns why the window, or a picture of it, cannot be made with what the system gives this program (ulimit -v, ulimit
/// -u); nothing if it can. Qt and GLib would abort, or wait without end.
std::optional<core::Text> lackOfResources(bool hasWindow);

/// Starts the threads that Qt draws with. It would start them when there is more to draw, and wait without end for those that
/// the system does not give.
void startDrawingThreads();

} // namespace app
