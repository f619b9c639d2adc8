// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/session.h"

#include <QObject>

namespace ui {

/// Animates the solving of a picture. The scramble dissolves the ordered picture, faster and faster; then the
/// course's method puts it together row by row, in a minute at most. A board that was not scrambled, or on which
/// moves were made since, is put together at once.
class SolvingAnimation : public QObject {
    Q_OBJECT

public:
    explicit SolvingAnimation(session::Session &session, QObject *parent = nullptr);

    /// Begins the animation, or skips the rest of the dissolving.
    void start();
    bool isDissolving() const { return m_stage == Stage::Dissolving; }

    /// Returns the speed of the scramble after this many of its moves: the fraction of the picture that dissolves per
    /// second stays the same.
    static session::Speed dissolvingSpeed(qint64 moves);
    /// Returns the speed at which this many moves take a minute at most: `usual` if that is fast enough.
    static session::Speed solvingSpeed(qint64 moves, session::Speed usual);

Q_SIGNALS:
    void changed(); ///< emitted when the picture begins to dissolve, and when that ends

private:
    enum class Stage { Idle, Dissolving, Solving };

    void enter(Stage stage);
    bool isAtScramble() const;
    void dissolve();
    void solve();
    void followPlayer();
    void followMoves();

    session::Session &m_session;
    Stage m_stage = Stage::Idle;
    session::Speed m_usual;   ///< the player's own speed, which is restored at the end
    bool m_scrambles = false; ///< a scramble was requested, which will dissolve the picture
};

} // namespace ui
