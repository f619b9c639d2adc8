// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"

#include <QToolBar>

class QToolButton;

namespace session {
class Session;
}

namespace window {

/// The tool bar: the named buttons that an arrangement needs, and the three arrangements. What two arrangements share
/// stays at its place.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    ToolBar(const Actions &actions, QWidget *parent);

    void setArrangement(ActionId mode);
    /// Has the button Show Me stop what the program does, as long as it works or plays; offers Pause in Play
    /// only while there is something to pause.
    void refresh(const session::Session &session);
    /// Shows buttons without their words if the window has too little room: first those that everybody knows.
    void fit();

private:
    void addShowMe();
    void fill();
    int widthOfIcon() const;
    void keepShowMeWide();

    const Actions &m_actions;
    ActionId m_mode = ActionId::PlayMode;
    QToolButton *m_showMe = nullptr;
    QAction *m_showMePlace = nullptr; ///< the place of `m_showMe`
    QAction *m_space = nullptr;       ///< the space between the actions and the arrangements
};

} // namespace window
