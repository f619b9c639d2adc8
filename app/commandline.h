// SPDX-License-Identifier: MIT
#pragma once

#include "app/invocation.h"
#include "app/terminal.h"
#include "session/basics/catalogue.h"

namespace app {

/// Runs a mode that draws nothing, and returns the exit status.
int runCommand(const Invocation &invocation, core::Kinds kinds, const Console &console,
               const session::EnglishPlurals &english);

} // namespace app
