// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/settings.h"

class QMainWindow;
class QToolBar;

namespace session {
class Session;
}

namespace window {

class Gallery;
class GameArea;
class Home;
class ToolBar;

/// Decides which parts of the window are shown: on the home page, in the three arrangements Play, Watch and Study, and
/// in full screen. Each of the three remembers what it shows, and the window its place on the screen and which of the
/// three it was left in.
class Arrangement : public QObject {
    Q_OBJECT

public:
    Arrangement(const Actions &actions, Settings &settings, Gallery &gallery, Home &home, GameArea &area,
                QMainWindow &window);

    /// Restores the state in which the user left the window, or its initial state.
    void restore();
    void keepPlace(); ///< saves the geometry of the window
    /// Shows the parts of the window that belong to the present mode, and hides the others. In full screen only the
    /// board, one view, the sentence and the transport remain.
    void arrange();
    void scaleType();
    void refresh(const session::Session &session);
    void retranslate();

    ToolBar &toolBar() { return *m_toolBar; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setFullScreen(bool full);
    void layOut();
    void recall();
    void keep();

    const Actions &m_actions;
    Settings &m_settings;
    Gallery &m_gallery;
    Home &m_home;
    GameArea &m_area;
    QMainWindow &m_window;
    ToolBar *m_toolBar;
    QToolBar *m_homeBar; ///< the program's name alone, in a bar of the same height
};

} // namespace window
