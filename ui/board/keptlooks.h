// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>

namespace board {

/// How the player likes to see something, a puzzle for example, kept between runs in a file of its own.
/// Anybody may have written it.
QSettings keptLooks(QLatin1StringView something);

} // namespace board
