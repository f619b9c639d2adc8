// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/sessionwidget.h"

class QGridLayout;
class QToolButton;

namespace window {

/// The buttons of a method: *Solve*, which *Pause* and *Stop* replace while it runs, and those for more than one
/// solution. They are in one row if it is wide enough, else in two; a run moves none of them.
class SolveButtons : public SessionWidget {
    Q_OBJECT

public:
    explicit SolveButtons(const Actions &actions, QWidget *parent = nullptr);

    void refresh() override;
    /// Returns the label of the button that pauses what runs, or continues what is paused.
    static QString pauseWord(bool standsStill);

    QSize sizeHint() const override { return {widthInLine(), minimumSizeHint().height()}; }
    QSize minimumSizeHint() const override;

protected:
    void sessionChanged() override;
    void retranslate() override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *addButton(ActionId what, QWidget *parent);
    int widthOfFirst() const;
    int widthInLine() const;
    void arrange();

    const Actions &m_actions;
    QWidget *m_running; ///< Pause and Stop, which replace Solve
    QToolButton *m_solve;
    QToolButton *m_pause;
    QToolButton *m_stop;
    std::vector<QToolButton *> m_many; ///< the buttons for more than one solution
    QGridLayout *m_grid;
    bool m_findsMany = false;
    bool m_inLine = false;
};

} // namespace window
