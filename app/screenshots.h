// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace app {

/// Plays the taquin of a sample picture in a window that may be offscreen, saves pictures of it in the folder and
/// prints their paths. Returns the exit status.
int saveScreenshots(const QString &folder);

} // namespace app
