// SPDX-License-Identifier: MIT
#pragma once

#include "app/invocation.h"

namespace app {

/// Opens the window with its argument, or saves screenshots, and returns the exit status.
int runWindow(const Invocation &invocation, int &argc, char **argv);

} // namespace app
