// SPDX-License-Identifier: MIT
#pragma once

#include "insight/searchcell.h"
#include "session/session.h"

#include <QString>

#include <optional>

namespace insight {

/// The watched search that the views of a session show, and the cursor of the timeline in it. It is made anew
/// whenever something is to be shown, since a search goes on and can give way to another.
class WatchedSearch {
public:
    /// The search in which the cursor is, or the latest; nothing when there is none, or nothing of it is left
    /// or may be seen.
    static std::optional<WatchedSearch> of(session::Session &session);

    const session::Act &act() const { return m_session->timeline().acts()[m_act]; }
    const session::Record &record() const { return act().record; }
    /// Of the record what the viewer may see: all of it, unless the session hides what comes after the cursor.
    SeenRecord seen() const { return {record(), seenEnd()}; }
    const core::Solver *solver() const;          ///< null when this version does not know it
    std::size_t number() const { return m_act; } ///< of its act
    quint64 serial() const { return act().serial; }
    /// The boundary at which the viewer is; -1 where that is in another act.
    qint64 cursor() const;
    /// At the cursor; where the viewer is elsewhere, at the end of what may be seen.
    qint64 cursorOrEnd() const;
    /// The frame of the timeline at this boundary.
    qint64 frameOf(qint64 boundary) const;
    void seek(qint64 boundary) const;

    /// The move that the event closes, in the puzzle's notation.
    QString label(qint64 event) const;
    /// "level 3 of 8, d5: 1,432 tries beneath it, no solution"
    QString describe(const SearchCell &cell) const;
    /// What is said of the frame at this boundary.
    QString sentence(qint64 boundary) const;

private:
    WatchedSearch(session::Session &session, std::size_t act) : m_session(&session), m_act(act) {}

    qint64 seenEnd() const;

    session::Session *m_session;
    std::size_t m_act;
};

} // namespace insight
