// SPDX-License-Identifier: MIT
#pragma once

#include "window/games/sessionstore.h"

namespace window {

/// Shows in the window's title the names of the puzzle in view and of the user's file of its game, with the desktop's
/// mark if the two differ; on the home page only the program's name.
void showTitle(QWidget &window, const SessionStore &sessions, bool isAtHome);

} // namespace window
