// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/timeline.h"

#include <QByteArray>

#include <optional>

namespace session {

/// Returns the time of a game as the text of a game has it: the number of its acts, the milliseconds, and the words
/// "helped" and "won" where they apply: "12 65000 helped".
QByteArray writeGameTime(const GameTime &time);
/// Reads such a text; returns nothing if it is none.
std::optional<GameTime> readGameTime(const QByteArray &text);

} // namespace session
