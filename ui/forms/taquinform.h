// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QButtonGroup;
class QCheckBox;
class QLabel;
class QLayout;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace forms {

/// The form of the taquin: the grid with numbers or with a picture, in order; a key press scrambles it, the next
/// restores the order. Size and method were constants in the original source; here they are chosen.
class TaquinForm : public CourseForm {
    Q_OBJECT

public:
    explicit TaquinForm(const ui::PuzzleUi &puzzle);

    /// Does what a key press did in the original: scrambles the board, restores the order, or begins a new board.
    void pressKey();

protected:
    void showCount() override { showStage(); }
    void ended() override { showStage(); }
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Stage { Order, Disorder, Returning };

    QLayout *makeSizes();
    QLayout *makeMethods();
    void order();
    void disorder();
    void comeBack();
    void showStage();

    QSpinBox *m_columns;
    QSpinBox *m_rows;
    QButtonGroup *m_methods;
    QCheckBox *m_picture;
    QStackedWidget *m_board;
    QLabel *m_asks;
    QPushButton *m_key;
    Stage m_stage = Stage::Order;
    unsigned m_seed = 0; ///< the seed of the latest scramble
};

} // namespace forms
