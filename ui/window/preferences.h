// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/player.h"
#include "window/games/sessionstore.h"
#include "window/widgets/actions.h"
#include "window/widgets/appearance.h"
#include "window/widgets/translations.h"

namespace window {

class GameArea;
class Home;
class Menus;

/// Applies the user's preferences to the window and to the puzzle in view: language, appearance, speed, verdict and
/// keys. Opens the dialogs in which they are chosen.
class Preferences : public QObject {
    Q_OBJECT

public:
    Preferences(Appearance &appearance, Actions &actions, Settings &settings, SessionStore &sessions,
                Menus &menus, GameArea &area, Home &home, QWidget &window);

    const board::Style &style() const { return m_style; }
    void setLanguage(Language language);
    void setColourScheme(ColourScheme scheme);
    /// Follows the desktop's preferences, which may change while the window is open.
    void followDesktop(const DesktopLook &desktop);
    /// Gives the puzzle that comes into view its speed and its verdict.
    void applyToSession();

Q_SIGNALS:
    void languageChanged();
    void styleChanged(const board::Style &style);
    void verdictSwitched();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setSpeed(session::Speed speed);
    void useSpeed(session::Speed speed);
    void calmHome();
    void showVerdict();
    void openDialog();

    Appearance &m_appearance;
    Settings &m_settings;
    SessionStore &m_sessions;
    Menus &m_menus;
    GameArea &m_area;
    Home &m_home;
    QWidget &m_window;
    Translations m_translations;
    board::Style m_style;
};

} // namespace window
