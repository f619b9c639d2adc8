// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/timeline/timeline.h"

#include <QByteArray>

#include <optional>
#include <span>

namespace session {

/// Writes the text of a game: the whole text, or only what must be appended to the previous text.
///
/// After "cassetete 2" the text lists the acts, each in lines of the form "word: value". An act that does not begin
/// where the previous one ends starts with its position line; "act" names its type, and "look", "method" and "moves"
/// hold the rest. Consecutive moves by hand are joined in one line, separated by semicolons. For a search, only the
/// moves on the board at its end, or at the cursor, are written; a "recipe" (searchspec.h) describes how to run the
/// search again; "solution" is the number of a solution that was chosen from a list; each "moment" (moment.h) is a
/// named frame. "cut: 3" drops all acts so far but the first three, "at" is the frame in view, and "sum" ends a
/// stretch (checksums.h). "time: 4 12 65000" before them is the time of a game (gametime.h): it begins with act 4,
/// counted from 0, and the time covers its first 12 acts. Older versions of the program keep such a line as one that they
/// do not know; once they have added moves, its number of acts is wrong, and the game counts as not timed.
class GameWriter {
public:
    explicit GameWriter(const core::Kind &kind) : m_kind(kind) {}

    QByteArray whole(const Timeline &timeline);
    /// Returns what must be appended to the text made so far to describe this game; null if it must be rewritten.
    std::optional<QByteArray> addition(const Timeline &timeline);
    /// Continues from a text as if this writer had made it: the undamaged `text` from which this timeline was read.
    /// `written` is the size of all acts in that text, including those that were cut off.
    void resume(const Timeline &timeline, const QByteArray &text, const GameSize &written);
    /// Discards the text made last, because it could not be written.
    void forget() { m_size = 0; }
    /// Returns whether the time of a game has changed since the text was made.
    bool lacksTime(const Timeline &timeline) const;

    qint64 size() const { return m_size; } ///< the bytes of the text made so far
    /// `appended` returns whether the text has been appended to since it was written as a whole, and `isLong` whether
    /// so much was appended that it should be rewritten.
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
        std::optional<GameTime> time = {};
    };

    void writeAct(const Timeline &timeline, std::size_t index, bool begins, QByteArray &text);
    QByteArray timesOf(const Timeline &timeline);
    QByteArray finish(const Timeline &timeline, QByteArray stretch);
    qint64 frame(const Timeline &timeline) const;

    const core::Kind &m_kind;
    std::vector<Written> m_written;
    GameSize m_total; ///< the size of all acts in the text, including those that were cut off
    qint64 m_frame = 0;
    QByteArray m_sum;
    qint64 m_size = 0; ///< 0: there is no text to append to
    qint64 m_wholeSize = 0;
};

/// The word for a type of act in the text of a game.
struct ActName {
    Act::Type type;
    QByteArrayView name;
};
std::span<const ActName> actNames();

} // namespace session
