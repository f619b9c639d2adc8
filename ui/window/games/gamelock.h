// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace window {

/// Returns the path of the file by which the first of several windows locks the games that the program keeps.
QString gameLock();

/// Returns a sentence that says who keeps the games of a window that cannot lock them.
QString whoLocksGames();

} // namespace window
