// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace app {

/// Plays a sample picture's taquin in a window that need not be on any screen, saves pictures of it in the
/// folder and says where they are. Answers the exit status.
int saveScreenshots(const QString &folder);

} // namespace app
