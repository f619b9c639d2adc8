// SPDX-License-Identifier: MIT
#pragma once

#include "session/bests.h"
#include "session/gameclock.h"
#include "session/session.h"

namespace window {

/// Times the player's games and keeps the best results, where the player wants that. What the program has
/// solved or helped with does not count.
class PlayRecord : public QObject {
    Q_OBJECT

public:
    explicit PlayRecord(bool keeps, QObject *parent = nullptr);

    void setOn(bool on);
    void setInUse(bool inUse) { m_clock.setInUse(inUse); }
    void setSession(session::Session &session);

    session::Bests &bests() { return m_bests; }
    const session::GameClock &clock() const { return m_clock; }
    /// Of the game in view: "1:05"; empty before its first move, and where it is not timed.
    QString time() const;
    /// What is to be said of the time when the game in view is won; empty where games are not timed.
    QString afterword() const;
    static QString formatted(qint64 seconds);

Q_SIGNALS:
    void ticked();
    void message(const QString &text);

private:
    void follow();
    void add();
    QString standing() const;

    session::GameClock m_clock;
    session::Bests m_bests;
    const bool m_keeps; ///< another window keeps the bests otherwise
    bool m_on = false;
    const session::Session *m_session = nullptr;
    quint64 m_addedAct = 0; ///< the serial of the act that won the game whose result was added last
    session::Bests::Standing m_standing = session::Bests::Standing::Neither; ///< of that game
    std::unique_ptr<QObject> m_context; ///< of the connections to the session
};

} // namespace window
