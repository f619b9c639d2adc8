// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/sessionwidget.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace window {

/// The question in the panel while a search is paused at a solution: it names the solution, offers to print and to save
/// it, and asks whether to continue.
class SolutionPrompt : public SessionWidget {
    Q_OBJECT

public:
    explicit SolutionPrompt(const Actions &actions, QWidget *parent = nullptr);

    void refresh() override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void proceeded(); ///< emitted when the user continues
    void ended();     ///< emitted when the user ends the search

protected:
    void retranslate() override;

private:
    QFrame *m_box;
    QLabel *m_solution;
    QPushButton *m_continue;
    QPushButton *m_enough;
    QToolButton *m_print;
    QToolButton *m_save;
};

} // namespace window
