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
    int version = 0;  ///< of its form
    Extent told;      ///< of all acts in its text, those cut off again as well
};

inline constexpr qint64 largestGame = 1 << 30; ///< bytes; larger texts are refused unread

/// The whole text of a game, by a GameWriter.
QByteArray writeGame(const core::Kind &kind, const Timeline &timeline);

/// Reads what a GameWriter wrote, or the first version of the form, or says in a sentence what is wrong and
/// where. Lines with unknown words are kept and written again. A text of version 2 that is not sound as a whole
/// is refused.
std::variant<SavedGame, QString> readGame(core::Kinds kinds, const QByteArray &text);

} // namespace session
