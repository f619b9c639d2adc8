// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/files/gamepictures.h"
#include "session/timeline/timeline.h"

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
    std::vector<GamePicture> pictures = {};
    bool losesPictures = false; ///< whether its pictures are damaged
    GameSize told;              ///< the size of all acts in its text, including those cut off again
};

inline constexpr qint64 largestGame = 1 << 30; ///< the number of bytes; larger texts are refused unread

/// Returns the whole text of a game, made by a GameWriter, with the pictures that its boards show.
QByteArray writeGame(const core::Kind &kind, const Timeline &timeline,
                     const std::vector<GamePicture> &pictures = {});

/// Reads a text by a GameWriter, or one of the first version of the format; otherwise returns a sentence that says
/// what is wrong and where. Lines with unknown words are kept and written again. A text of version 2 that is not
/// sound as a whole is refused, unless the damage is in its pictures; a byte order mark, other line ends and empty
/// lines at its end do no harm.
std::variant<SavedGame, QString> readGame(core::Kinds kinds, const QByteArray &text);

/// Returns a text as it was saved: mail, editors and version control put a byte order mark before it, end its lines
/// with CR LF, or change the empty lines at its end.
QByteArray asSaved(const QByteArray &text);

/// Returns whether a text begins as games and traces do, perhaps behind a byte order mark.
bool beginsAsGame(QByteArrayView text);

/// Returns the version of the format that the first line of a game names; 0 if it names none.
int versionOfGame(QByteArrayView text);

/// Returns whether a newer version of the program wrote this text.
bool isOfNewerVersion(QByteArrayView text);

} // namespace session
