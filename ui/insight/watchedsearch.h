// SPDX-License-Identifier: MIT
#pragma once

#include "insight/searchcell.h"
#include "session/search/session.h"

#include <QString>

#include <optional>

namespace insight {

/// The watched search that the views of a session show, and the timeline's cursor in it. Make a new one for each
/// use, since a search continues and can be replaced by another.
class WatchedSearch {
public:
    /// Returns the search that contains the cursor, or the latest; nothing if there is none, or if no part of it is
    /// stored or may be seen.
    static std::optional<WatchedSearch> of(session::Session &session);
    /// Returns the same search even if nothing of it may be seen, as before the first step that a learner is to
    /// predict.
    static std::optional<WatchedSearch> evenHidden(session::Session &session);

    /// Returns whether the search that contains the cursor, or the latest, is a count that makes no moves: it has
    /// neither a tree nor a stack, and nothing to be predicted.
    static bool makesNoMoves(const session::Session &session);

    const session::Act &act() const { return m_session->timeline().acts()[m_act]; }
    const session::Record &record() const { return act().record; }
    /// Returns the part of the record that the user may see: all of it, unless the session hides what follows the
    /// cursor.
    VisibleRecord seen() const { return {record(), seenEnd()}; }
    const core::Solver *solver() const;          ///< null if this version does not know the method
    std::size_t number() const { return m_act; } ///< the number of its act
    quint64 serial() const { return act().serial; }
    /// Returns the boundary at the cursor; -1 if the cursor is in another act.
    qint64 cursor() const;
    /// Returns the boundary at the cursor or, if that is in another act, the end of the visible part.
    qint64 cursorOrEnd() const;
    /// Returns the frame of the timeline at this boundary.
    qint64 frameOf(qint64 boundary) const;
    void seek(qint64 boundary) const;

    /// Returns the name of the move that the event closes, by `names` or else in the puzzle's notation.
    QString label(qint64 event, const MoveNames &names) const;
    /// Returns a description such as "level 3 of 8, d5: 1,432 tries beneath it, no solution".
    QString describe(const SearchCell &cell, const MoveNames &names) const;
    /// Returns the sentence about the frame at this boundary.
    QString sentence(qint64 boundary) const;

private:
    WatchedSearch(session::Session &session, std::size_t act) : m_session(&session), m_act(act) {}

    qint64 seenEnd() const;

    session::Session *m_session;
    std::size_t m_act;
};

} // namespace insight
