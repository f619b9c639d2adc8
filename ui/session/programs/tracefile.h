// SPDX-License-Identifier: MIT
#pragma once

#include "session/files/savedgame.h"

namespace session {

/// A trace as a game that can be watched: its board and the search as acts.
struct TraceGame {
    SavedGame game;
    core::Explanation fault = {}; ///< the fault of the line at which reading ended; empty if none
};

/// Returns whether a text begins as a trace does, whatever its version.
bool beginsAsTrace(QByteArrayView text);

/// Reads a trace up to its first fault. If not even its board is known, returns the fault alone.
std::variant<TraceGame, core::Explanation> readTraceGame(core::Kinds kinds, const QByteArray &text);

} // namespace session
