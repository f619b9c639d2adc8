// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/timeline.h"

#include <QByteArray>

#include <variant>

namespace session {

/// A whole game as its text describes it.
struct SavedGame {
    const core::Kind *kind = nullptr;
    std::vector<Act> acts;
    qint64 frame = 0;        ///< the frame of the viewer
    int version = 0;         ///< the version of the text format
    bool isUnchanged = true; ///< its text is as it was saved, to the letter
    Extent told;             ///< the extent of all acts in its text, including those cut off again
};

inline constexpr qint64 largestGame = 1 << 30; ///< the number of bytes; larger texts are refused unread

/// Returns the whole text of a game, made by a GameWriter.
QByteArray writeGame(const core::Kind &kind, const Timeline &timeline);

/// Reads a text by a GameWriter, or one of the first version of the format; otherwise returns a sentence that
/// says what is wrong and where. Lines with unknown words are kept and written again. A text of version 2
/// that is not sound as a whole is refused; a byte order mark, other line ends and empty lines at its end do no
/// harm.
std::variant<SavedGame, QString> readGame(core::Kinds kinds, const QByteArray &text);

/// Returns whether a newer version of the program wrote this text.
bool isOfNewerVersion(const QByteArray &text);

} // namespace session
