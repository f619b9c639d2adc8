// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"

#include <QToolBar>

class QToolButton;

namespace session {
class Session;
}

namespace window {

/// The tool bar: the buttons that an arrangement needs, and the choice of the three arrangements. Buttons that two
/// arrangements share stay in place.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    ToolBar(const Actions &actions, QWidget *parent);

    void setArrangement(ActionId mode);
    /// Turns Show Me into Stop while the program works or plays, and offers Pause in Play only while there is
    /// something to pause.
    void refresh(const session::Session &session);
    /// Shows buttons without text if the window is too narrow, beginning with the best-known ones.
    void fit();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

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
