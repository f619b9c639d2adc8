// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/sessionwidget.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace window {

/// The question in the panel while a search is paused at a solution: it names the solution and asks whether to
/// continue.
class SolutionPrompt : public SessionWidget {
    Q_OBJECT

public:
    explicit SolutionPrompt(QWidget *parent = nullptr);

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
};

} // namespace window
