// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/files/gamepictures.h"
#include "session/timeline/timeline.h"

#include <QByteArray>

#include <variant>

namespace session {

/// A whole game, read from its text.
struct SavedGame {
    const core::Kind *kind = nullptr;
    std::vector<Act> acts;
    qint64 frame = 0;        ///< the frame in view
    int version = 0;         ///< the version of the text format
    bool isUnchanged = true; ///< whether the text is exactly as it was saved
    std::vector<GamePicture> pictures = {};
    bool losesPictures = false; ///< whether its pictures are damaged
    GameSize totalSize;         ///< the size of all acts in the text, including those that were cut off
};

inline constexpr qint64 largestGame = 1 << 30; ///< bytes; a larger text is refused unread

/// Returns the whole text of a game, made by a GameWriter, with the pictures that its boards show.
QByteArray writeGame(const core::Kind &kind, const Timeline &timeline,
                     const std::vector<GamePicture> &pictures = {});

/// Reads a text by a GameWriter, or one of the first version of the format; otherwise returns a sentence that says
/// what is wrong and where. Lines with unknown words are kept and written again. A damaged text of version 2 is
/// refused, unless the damage is in its pictures; a byte order mark, other line ends and empty lines at its end do no
/// harm.
std::variant<SavedGame, QString> readGame(core::Kinds kinds, const QByteArray &text);

/// Returns a text as it was saved, undoing what mail, editors and version control do: a byte order mark, CR LF as
/// line ends, more or fewer empty lines at the end.
QByteArray asSaved(const QByteArray &text);

/// Returns whether a text begins as games and traces do, possibly after a byte order mark.
bool beginsAsGame(QByteArrayView text);

/// Returns the version of the format that the first line of a game names; 0 if it names none.
int versionOfGame(QByteArrayView text);

/// Returns whether a newer version of the program wrote this text.
bool isOfNewerVersion(QByteArrayView text);

} // namespace session
