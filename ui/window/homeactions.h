// SPDX-License-Identifier: MIT
#pragma once

#include "window/games/gamefiles.h"

namespace window {

class Gallery;
class GameArea;
class Home;

/// Shows the home page in place of the board, and the board again; carries out what the page and the gallery offer.
class HomeActions : public QObject {
    Q_OBJECT

public:
    HomeActions(const Actions &actions, SessionStore &sessions, GameFiles &files, Gallery &gallery,
                Home &home, GameArea &area, QWidget &window);

    bool isAtHome() const;
    void enter(); ///< shows the home page
    void leave(); ///< shows the board again

Q_SIGNALS:
    void placeChanged(); ///< emitted when the home page is shown, or the board again

private:
    void choose(std::size_t puzzle);
    void watch(std::size_t puzzle);

    const Actions &m_actions;
    SessionStore &m_sessions;
    GameFiles &m_files;
    Gallery &m_gallery;
    Home &m_home;
    GameArea &m_area;
    QWidget &m_window;
};

} // namespace window
