// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/backgroundtask.h"
#include "session/timeline.h"

namespace session {

/// The end of a game that the player won by hand, and how short the game could have been. That is proved in the
/// background where some method does so in seconds.
class Ending : public QObject {
    Q_OBJECT

public:
    Ending(const core::Kind &kind, const Timeline &timeline, QObject *parent = nullptr);
    ~Ending() override;

    /// The goal is in view, and nothing but the player's own moves led there from the start of the game.
    bool isWon() const;
    qint64 moves() const { return m_timeline.handMoves(); }
    /// The fewest moves from the start of this game, once that is proved.
    std::optional<qint64> fewest() const;
    /// The method that proves it for the board in view; null when none does in seconds.
    const core::Solver *shortestMethod() const;
    /// The method that finds a short solution of it, which need not be a shortest; null for none.
    const core::Solver *shortMethod() const;

Q_SIGNALS:
    void proved();

private:
    void askOnceWon();

    const core::Kind &m_kind;
    const Timeline &m_timeline;
    core::Game m_asked;             ///< and where it starts
    std::optional<qint64> m_fewest; ///< of that game
    BackgroundTask<std::optional<qint64>> m_proving;
};

} // namespace session
