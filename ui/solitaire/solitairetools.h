// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;

namespace ui {

/// What only solitaire has in the Puzzle panel: the jumps and sweeps up to here, and whether the last sweep
/// is drawn.
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
    QCheckBox *m_drawn;
    QTimer m_soon;
};

} // namespace ui
