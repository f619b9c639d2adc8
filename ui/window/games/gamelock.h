// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace window {

/// Returns the path of the file by which the first of several windows locks the games that the program keeps.
QString gameLock();

/// Returns the name of the machine in the lock; nothing if there is no lock, or one without a name.
std::optional<QString> machineOfGameLock();

/// Returns a sentence for a window that does not keep its games because of the lock.
QString whyGamesAreLocked();

} // namespace window
