// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline.h"

#include <QTimer>

#include <functional>
#include <optional>
#include <unordered_map>

namespace session {

/// How long the player has been at each game that was in view. It starts with the first move, rests while the
/// window is out of use or another game is in view, and stops once the board is solved.
class GameClock : public QObject {
    Q_OBJECT

public:
    using Now = std::function<qint64()>; ///< in milliseconds, from any beginning

    explicit GameClock(Now now, QObject *parent = nullptr);

    /// Looks at what is in view. To be called whenever that changes; `won` when the player's hand has solved it.
    void follow(const Timeline &timeline, bool won);
    void setOn(bool on); ///< off, it forgets all games
    void setInUse(bool inUse);
    /// The program has helped in the game in view.
    void help();

    bool isRunning() const { return m_ticks.isActive(); }
    /// Whole seconds of the game in view; none when it was not followed from its start.
    std::optional<qint64> seconds() const;
    bool wasHelped() const; ///< by a hint or by a method, in the game in view

Q_SIGNALS:
    void ticked(); ///< once a second while it runs

private:
    struct Game {
        bool fromStart = false;
        bool helped = false;
        quint64 wonBy = 0; ///< the serial of the act that won it
        qint64 milliseconds = 0;
    };

    void rest();
    void runOrRest();

    const Now m_now;
    std::unordered_map<quint64, Game> m_games; ///< by the serial of the act that began it
    Game *m_game = nullptr;                    ///< the one in view
    bool m_on = false;
    bool m_inUse = false;
    bool m_underWay = false; ///< begun, and not yet won
    std::optional<qint64> m_runningSince;
    QTimer m_ticks;
};

} // namespace session
