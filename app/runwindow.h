// SPDX-License-Identifier: MIT
#pragma once

#include "app/invocation.h"

namespace app {

/// Opens the window as asked, or saves its pictures, and returns the exit status.
int runWindow(const Invocation &invocation, int &argc, char **argv);

} // namespace app
