// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/timeline/timeline.h"

#include <QByteArray>

#include <optional>
#include <span>

namespace session {

/// Makes the text of a game, whole or as what has to be appended to the text made before.
///
/// After "cassetete 2" the text lists the acts, each in lines of the form "word: value". An act that begins
/// elsewhere than where the act before it ends has the line of its position first; "act" names its type, and
/// "look", "method" and "moves" hold the rest. Consecutive moves by hand are one line, separated by
/// semicolons. Of a search, only the moves that stand at its end, or at the cursor, are written; a "recipe"
/// (searchspec.h) says how all of the search is found again; "solution" is the number, in its list, of a solution
/// that was chosen there; each "moment" (moment.h) is a frame that has a name. "cut: 3" keeps the first three
/// of the acts so far, "at" is the frame in view, and "sum" ends a stretch (checksums.h).
class GameWriter {
public:
    explicit GameWriter(const core::Kind &kind) : m_kind(kind) {}

    QByteArray whole(const Timeline &timeline);
    /// Returns what turns the text made so far into that of this game; null if the text has to be made whole.
    std::optional<QByteArray> addition(const Timeline &timeline);
    /// Takes a text as one that this writer made: `text` is the sound text from which this timeline was read.
    /// `written` is the size of all acts in that text, including those cut off again.
    void resume(const Timeline &timeline, const QByteArray &text, const GameSize &written);
    /// Discards the text made last, because it could not be written.
    void forget() { m_size = 0; }

    qint64 size() const { return m_size; } ///< the bytes of the text made so far
    /// `appended` returns whether the text has been appended to since it was made whole, and `isLong` whether
    /// so much has been appended that the text should be made anew.
    bool appended() const { return m_size > m_wholeSize; }
    bool isLong() const;

private:
    /// The part of the text about one act.
    struct Written {
        quint64 serial = 0;
        qint64 size = 0;    ///< the number of events
        qint64 dropped = 0; ///< the frames of these events that the text does not contain
        QByteArray spec = {};
        QByteArray moments = {};
    };

    void tell(const Timeline &timeline, std::size_t index, bool begins, QByteArray &text);
    QByteArray finish(const Timeline &timeline, QByteArray stretch);
    qint64 frame(const Timeline &timeline) const;

    const core::Kind &m_kind;
    std::vector<Written> m_written;
    GameSize m_total; ///< the size of all acts in the text, including those cut off again
    qint64 m_frame = 0;
    QByteArray m_sum;
    qint64 m_size = 0; ///< 0: there is no text that could be added to
    qint64 m_wholeSize = 0;
};

/// The word for a type of act in the text of a game.
struct ActName {
    Act::Type type;
    QByteArrayView name;
};
std::span<const ActName> actNames();

} // namespace session
