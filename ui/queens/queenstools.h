// SPDX-License-Identifier: MIT
#pragma once

#include "board/notation.h"
#include "puzzleui.h"
#include "queens/queensscene.h"
#include "queens/solutioncount.h"

#include <QTimer>
#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

inline constexpr std::array queensNotations{board::Notation::Letters, board::Notation::FromZero};

/// The queens' own part of the Puzzle panel: the setting that greys attacked squares, and the number of solutions that
/// contain the queens on the board.
class QueensTools : public QWidget {
    Q_OBJECT

public:
    explicit QueensTools(const ToolContext &context, QWidget *parent = nullptr);

private:
    QueensScene *scene() const { return qobject_cast<QueensScene *>(m_context.scene()); }
    void createLayout();
    void connectSignals();
    void retranslate();
    void updatePosition();
    bool countsUnasked() const;
    void count();
    void showCount();
    QString countText() const;

    const ToolContext m_context;
    QLabel *m_editLabel;
    QComboBox *m_edit;
    QCheckBox *m_attackedBox;
    board::NotationBox *m_notation;
    QLabel *m_solutions;
    QProgressBar *m_progress;
    QPushButton *m_button;
    SolutionCount m_count;
    QTimer m_countTimer;
    std::shared_ptr<const core::Puzzle> m_puzzle; ///< the puzzle of the count
    core::Position m_position;                    ///< the position of the count
};

} // namespace ui
