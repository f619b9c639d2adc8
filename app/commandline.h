// SPDX-License-Identifier: MIT
#pragma once

#include "app/invocation.h"
#include "app/terminal.h"

class QTranslator;

namespace app {

/// Does what is asked without a window (any mode but Window and Screenshots) and returns the exit status.
int runCommand(const Invocation &invocation, core::Kinds kinds, const Console &console,
               const QTranslator &english);

} // namespace app
