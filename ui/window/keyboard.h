// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"

#include <QWidget>

namespace window {

class Gallery;
class GameArea;
class Home;

/// Handles keys for the window as a whole: those of a presenter in full screen, and those that move the focus
/// from part to part.
class Keyboard : public QObject {
    Q_OBJECT

public:
    Keyboard(const Actions &actions, QWidget &toolBar, Gallery &gallery, Home &home, GameArea &area,
             QWidget &window);

    /// Moves the focus to the next place, or to the one before. Returns whether there is one.
    bool moveFocus(bool next);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool explainMissing(const QKeySequence &key);

    const Actions &m_actions;
    Home &m_home;
    GameArea &m_area;
    QWidget &m_window;
    const QWidgetList m_areas; ///< the parts of the window in the order of Tab
};

} // namespace window
