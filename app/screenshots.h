// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace app {

/// Plays the taquin of a sample picture in a window that need not be on any screen, saves pictures of it in the folder
/// and prints where they are. Returns the exit status.
int saveScreenshots(const QString &folder);

} // namespace app
