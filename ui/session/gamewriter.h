// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/timeline.h"

#include <QByteArray>

#include <optional>
#include <span>

namespace session {

/// Makes the text of a game, whole or as what has to be appended to the text made before.
///
/// After "cassetete 2" the text tells the acts, each by lines of the form "word: value". An act that begins
/// elsewhere than where the one before ends has the line of its position first; "act" says what it is, "look",
/// "method" and "moves" the rest. Consecutive moves by hand are one line, separated by semicolons. Of a search
/// only the moves are told that stand at its end, or at the cursor; a "recipe" (recipe.h) says how all of it is
/// found again; "solution" is the number, in its list, of a solution that was chosen there; each "moment"
/// (moment.h) is a frame that has a name. "cut: 3" keeps the first three of the acts so far, "at" is the frame in view, and "sum" ends a
/// stretch (stretches.h).
class GameWriter {
public:
    explicit GameWriter(const core::Kind &kind) : m_kind(kind) {}

    QByteArray whole(const Timeline &timeline);
    /// What makes the text made so far that of this game; null where it has to be made whole.
    std::optional<QByteArray> addition(const Timeline &timeline);
    /// Takes a text for one that it made: the sound one from which this timeline was read, where `told` is what
    /// all acts in it hold, those cut off again as well.
    void resume(const Timeline &timeline, const QByteArray &text, const Extent &told);
    /// The text made last could not be written.
    void forget() { m_size = 0; }

    qint64 size() const { return m_size; } ///< bytes of the text made so far
    /// Whether the text has been appended to since it was made whole; and so much that it should be made anew.
    bool appended() const { return m_size > m_wholeSize; }
    bool isLong() const;

private:
    /// What the text says about an act.
    struct Told {
        quint64 serial = 0;
        qint64 size = 0;    ///< events
        qint64 dropped = 0; ///< frames of these that the text does not have
        QByteArray recipe = {};
        QByteArray moments = {};
    };

    void tell(const Timeline &timeline, std::size_t index, bool begins, QByteArray &text);
    QByteArray finish(const Timeline &timeline, QByteArray stretch);
    qint64 frame(const Timeline &timeline) const;

    const core::Kind &m_kind;
    std::vector<Told> m_told;
    Extent m_total; ///< of all acts told, those cut off again as well
    qint64 m_frame = 0;
    QByteArray m_sum;
    qint64 m_size = 0; ///< 0: there is no text that could be added to
    qint64 m_wholeSize = 0;
};

/// The words for the types of acts.
struct ActName {
    Act::Type type;
    QByteArrayView name;
};
std::span<const ActName> actNames();

} // namespace session
