// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/timeline.h"

#include <optional>

namespace session {

/// Returns the first frame of the present game from which it cannot be won, by the verdicts on its start and on the
/// player's moves that are known; nothing if none of them is known to be lost.
std::optional<qint64> firstLostFrame(const Timeline &timeline);

/// Returns how many of the player's moves are to be taken back from the cursor to the latest position of the present game
/// from which the goal is known to be in reach; nothing if the position in view is not known to be lost, one in between is
/// not judged, or a search made it.
std::optional<qint64> movesToTakeBack(const Timeline &timeline);

/// Returns whether the game is known to have been lost from its start.
bool isLostFromStart(const Timeline &timeline);

} // namespace session
