// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "queens/solutioncount.h"

#include <QTimer>
#include <QWidget>

namespace board {
class NotationBox;
}

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

class QueensScene;

/// The queens' own part of the Puzzle panel: whether attacked squares are greyed, and how many solutions
/// contain the queens on the board.
class QueensTools : public QWidget {
    Q_OBJECT

public:
    explicit QueensTools(const ToolContext &context, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    QueensScene *scene() const;
    void createLayout();
    void connectSignals();
    void retranslate();
    void showAttacked();
    void updatePosition();
    bool countsUnasked() const;
    void count();
    void showCount();
    QString countText() const;

    const ToolContext m_context;
    QCheckBox *m_attacked;
    board::NotationBox *m_notation;
    QLabel *m_solutions;
    QProgressBar *m_progress;
    QPushButton *m_button;
    SolutionCount m_count;
    QTimer m_countTimer;
    std::shared_ptr<const core::Puzzle> m_puzzle; ///< of the count
    core::Position m_position;                    ///< of the count
};

} // namespace ui
