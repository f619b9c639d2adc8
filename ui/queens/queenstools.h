// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "queens/solutioncount.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

class QueensScene;

/// What only the queens have in the Puzzle panel: the attacked squares greyed, and how many solutions have
/// the queens that stand.
class QueensTools : public QWidget {
    Q_OBJECT

public:
    explicit QueensTools(const ToolContext &context, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    QueensScene *scene() const;
    void layOut();
    void follow();
    void retranslate();
    void showAttacked();
    void positionChanged();
    bool isQuick() const;
    void count();
    void showCount();
    QString countText() const;

    const ToolContext m_context;
    QCheckBox *m_attacked;
    QLabel *m_left;
    QProgressBar *m_progress;
    QPushButton *m_button;
    SolutionCount m_count;
    QTimer m_soon;
    std::shared_ptr<const core::Puzzle> m_puzzle; ///< that the count is of
    core::Position m_position;
};

} // namespace ui
