// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/session.h"

#include <QObject>

namespace ui {

/// Shows how a picture comes home. The scramble dissolves the ordered picture, faster and faster; then the course's
/// method puts it together row by row, in a minute at most. A board that was not scrambled, or on which moves were
/// made since, is put together at once.
class ComingHome : public QObject {
    Q_OBJECT

public:
    explicit ComingHome(session::Session &session, QObject *parent = nullptr);

    /// Begins; while the picture dissolves, skips that.
    void start();
    bool isDissolving() const { return m_stage == Stage::Dissolving; }

    /// Returns the speed at which the scramble goes on after so many of its moves: the share of the picture that is
    /// dissolved in a second stays the same.
    static session::Speed dissolvingSpeed(qint64 moves);
    /// Returns the speed at which so many moves take a minute at most, and no more than `usual` if that is enough.
    static session::Speed homingSpeed(qint64 moves, session::Speed usual);

Q_SIGNALS:
    void changed(); ///< emitted when the picture begins to dissolve, and when that ends

private:
    enum class Stage { Idle, Dissolving, Homing };

    void enter(Stage stage);
    bool isAtScramble() const;
    void dissolve();
    void home();
    void followPlayer();
    void followMoves();

    session::Session &m_session;
    Stage m_stage = Stage::Idle;
    session::Speed m_usual;   ///< the player's own speed, which is restored at the end
    bool m_scrambles = false; ///< a scramble was asked for, and dissolves the picture when it comes
};

} // namespace ui
