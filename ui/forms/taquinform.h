// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QButtonGroup;
class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace forms {

/// The window of the taquin: the grid with numbers or with a picture, in order; a key brings the disorder, and the next
/// the order. Size and method stood in the source; here they are chosen.
class TaquinForm : public CourseForm {
    Q_OBJECT

public:
    explicit TaquinForm(const ui::PuzzleUi &puzzle);

    /// Goes on as the pressed key did: to the disorder, back to the order, or to a new board.
    void pressKey();

protected:
    void showCount() override;
    void ended() override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Stage { Order, Disorder, Returning };

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
    unsigned m_seed = 0; ///< the number of the latest disorder
};

} // namespace forms
