// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/sessionwidget.h"

class QGridLayout;
class QToolButton;

namespace window {

/// The buttons of a method: *Solve*, in whose place *Pause* and *Stop* stand while it runs, and those for more
/// than one solution. They stand in one line where there is room, and else in two; nothing that a method does
/// moves them.
class SolveButtons : public SessionWidget {
    Q_OBJECT

public:
    explicit SolveButtons(const Actions &actions, QWidget *parent = nullptr);

    void refresh() override;
    /// Returns the word of the button that pauses what runs, or continues what stands still.
    static QString pauseWord(bool standsStill);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void sessionChanged() override;
    void retranslate() override;
    bool event(QEvent *event) override;

private:
    QToolButton *addButton(ActionId what, QWidget *parent);
    int widthOfFirst() const;
    int widthInLine() const;
    void arrange();

    const Actions &m_actions;
    QWidget *m_running; ///< Pause and Stop, in the place of Solve
    QToolButton *m_solve;
    QToolButton *m_pause;
    QToolButton *m_stop;
    std::vector<QToolButton *> m_many; ///< the buttons for methods that find more than one solution
    QGridLayout *m_grid;
    bool m_findsMany = false;
    bool m_inLine = false;
};

} // namespace window
