// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;

namespace ui {

/// Solitaire's own part of the Puzzle panel: the numbers of jumps and sweeps so far, and whether the last
/// sweep is drawn.
class SolitaireTools : public QWidget {
    Q_OBJECT

public:
    explicit SolitaireTools(const ToolContext &context, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void count();

    const ToolContext m_context;
    QLabel *m_counts;
    QCheckBox *m_drawSweep;
    QTimer m_countTimer;
};

} // namespace ui
