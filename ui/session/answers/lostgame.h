// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/timeline.h"

#include <optional>

namespace session {

/// Returns the first frame of the present game from which it cannot be won, by the verdicts on the player's moves that
/// are known; nothing if no move is known to have lost it.
std::optional<qint64> firstLostFrame(const Timeline &timeline);

/// Returns whether the goal is known to have been in reach before this frame of the present game, from its start on.
bool wasInReachBefore(const Timeline &timeline, qint64 frame);

} // namespace session
