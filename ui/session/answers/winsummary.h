// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/basics/backgroundtask.h"
#include "session/timeline/timeline.h"

namespace session {

/// The end of a game that the player played, alone or with help, and how short the game could have been. The shortest
/// length is proved in the background if some method can do so in seconds.
class WinSummary : public QObject {
    Q_OBJECT

public:
    WinSummary(const core::Kind &kind, const Timeline &timeline, QObject *parent = nullptr);

    /// Returns whether the position in view is a solution to which only the player's own moves have led from the
    /// start of the game, which was not solved there.
    bool isWon() const;
    qint64 moves() const { return m_timeline.handMoves(); }
    /// Returns the fewest moves from the start of this game; none until their number is proved.
    std::optional<qint64> fewest() const;
    /// Returns the method that proves the fewest moves for the board in view; null if none can within seconds.
    const core::Solver *shortestMethod() const;
    /// Returns the method that finds a short solution of the board, which need not be a shortest; null if
    /// there is none.
    const core::Solver *shortMethod() const;

Q_SIGNALS:
    void proved();

private:
    /// Returns whether the position in view is a solution, in a game that did not begin with one.
    bool isReached() const;
    void proveShortestAtEnd();

    const core::Kind &m_kind;
    const Timeline &m_timeline;
    core::Game m_asked;             ///< the game that the proof is about, and its starting position
    std::optional<qint64> m_fewest; ///< the fewest moves of that game
    BackgroundTask<std::optional<qint64>> m_proving;
};

} // namespace session
