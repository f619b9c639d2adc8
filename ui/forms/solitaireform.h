// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QCheckBox;
class QLineEdit;

namespace forms {

/// The form of the solitaire: a field with the number of calls in steps of 100,000, a box to print, and the board,
/// on which the jumps of the solution are shown one after another.
class SolitaireForm : public CourseForm {
    Q_OBJECT

public:
    explicit SolitaireForm(const ui::PuzzleUi &puzzle);

protected:
    void showCount() override;
    void ended() override;
    std::vector<core::Position> printedBoards() const override;

private:
    QLineEdit *m_calls;
    QCheckBox *m_prints;
};

} // namespace forms
