// SPDX-License-Identifier: MIT
#pragma once

#include "app/invocation.h"
#include "app/terminal.h"

namespace app {

/// `cassetete export`: writes a position, a game, a search or a page as a file for others. It needs no display, but a
/// QApplication.
int runExport(const Invocation &invocation, const Console &console);

} // namespace app
