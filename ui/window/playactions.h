// SPDX-License-Identifier: MIT
#pragma once

#include "window/games/sessionstore.h"
#include "window/widgets/actions.h"
#include "window/widgets/settings.h"

namespace window {

/// Carries out the actions on the game in view, such as Undo and Hint, names them after their current effect, and
/// enables those that are possible.
class PlayActions : public QObject {
    Q_OBJECT

public:
    PlayActions(Actions &actions, SessionStore &sessions, const Settings &settings, QObject *parent);

    void refresh();

Q_SIGNALS:
    void message(const QString &text);

private:
    void undo();
    void nameScramble();
    void nameShortest();

    Actions &m_actions;
    SessionStore &m_sessions;
    const Settings &m_settings;
};

} // namespace window
