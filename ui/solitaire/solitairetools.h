// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QToolButton;

namespace ui {

/// Solitaire's own part of the Puzzle panel: the holes to start and end with, picked on the board, the numbers of jumps
/// and sweeps so far, and the choice to draw the last sweep.
class SolitaireTools : public QWidget {
    Q_OBJECT

public:
    explicit SolitaireTools(const ToolContext &context, QWidget *parent = nullptr);

private:
    void retranslate();
    void pick(QToolButton &what, bool on);
    void endPicking();
    void begin(int cell);
    void count();

    const ToolContext m_context;
    QLabel *m_counts;
    QCheckBox *m_drawSweep;
    QToolButton *m_pickHole;
    QToolButton *m_pickEnd;
    QTimer m_countTimer;
};

} // namespace ui
