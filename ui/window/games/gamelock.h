// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace window {

/// Returns the path of the file by which the first of several windows locks the games that the program keeps.
QString gameLock();

/// Returns a sentence for a window that does not keep its games because of the lock.
QString whyGamesAreLocked();

} // namespace window
