// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/timeline.h"

#include <QByteArray>

#include <variant>

namespace session {

/// A whole game as its text has it.
struct SavedGame {
    const core::Kind *kind = nullptr;
    std::vector<Act> acts;
    qint64 frame = 0; ///< where the viewer was
};

inline constexpr qint64 largestGame = 64 << 20; ///< bytes; larger texts are refused unread

/// The text of a game: "cassetete 1", then for each act the line of the position that it starts from, and
/// lines of the form "word: value" about it. Of a search only the moves are kept that stand at its end, or at
/// the cursor.
QByteArray writeGame(const core::Kind &kind, const Timeline &timeline);

/// Reads what writeGame wrote, or says in a sentence what is wrong and in which line. Lines with unknown
/// words are kept and written again.
std::variant<SavedGame, QString> readGame(core::Kinds kinds, const QByteArray &text);

} // namespace session
