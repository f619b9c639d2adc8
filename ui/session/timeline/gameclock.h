// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/timeline.h"

#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>
#include <unordered_map>

namespace session {

/// Measures the time that the player has spent on each game that was in view. The clock starts with the first move,
/// pauses while the window is not in use, or another game or a move of a method is in view, and stops once the board is
/// solved or no move is left. The time is noted in the timeline at each move and each second, so that a saved game goes
/// on with it.
class GameClock : public QObject {
    Q_OBJECT

public:
    using Now = std::function<qint64()>; ///< returns a time in milliseconds, from any origin

    explicit GameClock(Now now, QObject *parent = nullptr);

    /// Follows the game in view. To be called whenever the view changes; `won` is true if it is solved, by
    /// hand or by the program, and `stuck` if it is lost and no move is left.
    void follow(Timeline &timeline, bool won, bool stuck = false);
    void setOn(bool on); ///< makes the clock forget all games when it is switched off
    void setInUse(bool inUse);
    /// Notes that the program has helped in the game in view.
    void help();

    bool isRunning() const { return m_ticks.isActive(); }
    /// Returns the whole seconds of the game in view; none if the game was not followed from its start.
    std::optional<qint64> seconds() const;
    /// Returns whether a hint or a method has helped in the game in view, or a method in an earlier game on its board.
    bool wasHelped() const { return m_game && m_game->helped; }
    /// Returns whether the act in view had won the game in view before the program was started.
    bool wasWonBefore() const { return m_game && m_game->wonBeforeBy == m_last && m_last > 0; }

Q_SIGNALS:
    void ticked(); ///< emitted once a second while the clock runs

private:
    struct Game {
        bool fromStart = false;
        bool helped = false;
        quint64 wonBy = 0;       ///< the serial of the act that won the game
        quint64 wonBeforeBy = 0; ///< the serial of that act if the game was read from a file after it was won
        qint64 milliseconds = 0;
    };

    void take(const GameTime &time);
    void note();
    void rest();
    void runOrRest();

    const Now m_now;
    std::unordered_map<quint64, Game> m_games; ///< the games, by the serial of the act that began each
    Game *m_game = nullptr;                    ///< the game in view
    QPointer<Timeline> m_timeline;             ///< the timeline that contains it
    std::size_t m_first = 0;                   ///< the index of its first act
    std::size_t m_acts = 0;                    ///< the number of its acts
    quint64 m_last = 0;                        ///< the serial of its last act
    bool m_on = false;
    bool m_inUse = false;
    bool m_underWay = false; ///< whether the player is at a move in a game that has begun and is not over
    std::optional<qint64> m_runningSince;
    QTimer m_ticks;
};

} // namespace session
