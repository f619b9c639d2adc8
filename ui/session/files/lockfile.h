// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace session {

/// Returns the name of the machine in a lock (QLockFile); nothing if there is no lock of this name, or one without a
/// name in it.
std::optional<QString> machineOfLock(const QString &path);

/// Removes a lock that another machine or a crash has left, as in a restored or moved home directory, and renames and
/// reports what cannot be a lock: QLockFile would wait half a minute for the former, and for ever for the latter. The
/// lock of a running program remains. Does the same with a lock that this user may not open, which QLockFile would wait
/// for, too. Returns false if such a lock is still there.
bool removeAbandonedLock(const QString &path);

} // namespace session
