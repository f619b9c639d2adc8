// SPDX-License-Identifier: MIT
#pragma once

#include "session/files/bests.h"
#include "session/search/session.h"
#include "session/timeline/gameclock.h"
#include "window/games/gamefiles.h"

namespace window {

/// Times the player's games and stores the best results, if the player wants that. Games that the program has
/// solved or helped with do not count.
class PlayRecord : public QObject {
    Q_OBJECT

public:
    PlayRecord(const Actions &actions, const SessionStore &sessions, Settings &settings, GameFiles &files);

    void setInUse(bool inUse) { m_clock.setInUse(inUse); }
    /// Follows this session. Nothing is recorded on boards where nothing is won.
    void setSession(const ui::PuzzleUi &puzzle, session::Session &session);

    session::Bests &bests() { return m_bests; }
    const session::GameClock &clock() const { return m_clock; }
    /// Returns the time of the game in view, such as "1:05"; empty before its first move and if it is not timed.
    QString time() const;
    /// Returns whether the game in view is played without a time although times are kept, such as one that was begun while
    /// they were not.
    bool isUntimed() const;
    /// Returns the words on the time once the game in view is won; empty if games are not timed.
    QString afterword() const;
    static QString formatted(qint64 seconds);

Q_SIGNALS:
    void ticked();
    void switched(); ///< emitted when the player wants games timed, or no longer
    void message(const QString &text);

private:
    void setOn(bool on);
    bool isBegun() const;
    void follow();
    void add();
    QString standing() const;

    session::GameClock m_clock;
    session::Bests m_bests;
    const bool m_keeps; ///< false if another window stores the best results
    bool m_on = false;
    const ui::PuzzleUi *m_puzzle = nullptr;
    session::Session *m_session = nullptr;
    quint64 m_addedAct = 0; ///< the serial number of the act that won the game whose result was added last
    session::Bests::Rank m_rank = session::Bests::Rank::Neither; ///< the rank of that game
    std::unique_ptr<QObject> m_context; ///< the context of the connections to the session
};

} // namespace window
