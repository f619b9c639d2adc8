// SPDX-License-Identifier: MIT
#pragma once

#include "app/invocation.h"
#include "app/terminal.h"

namespace app {

/// `cassetete export`: writes a position, a game, a search or a page into a file for other programs. It needs
/// a QApplication but no display.
int runExport(const Invocation &invocation, const Console &console);

} // namespace app
