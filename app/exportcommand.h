// SPDX-License-Identifier: MIT
#pragma once

#include "app/invocation.h"
#include "app/terminal.h"

namespace app {

/// `cassetete export`: writes a position, a game, a search or a page as a file for others. The command needs no
/// display, but an application that can draw.
int runExport(const Invocation &invocation, const Console &console);

} // namespace app
