// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QPlainTextEdit;

namespace forms {

/// The form of the eight queens: a memo that gets a line for each solution, and a button for each of the four
/// programs.
class QueensForm : public CourseForm {
    Q_OBJECT

public:
    explicit QueensForm(const ui::PuzzleUi &puzzle);

protected:
    void showSolutions() override;

private:
    void start(int program);

    QPlainTextEdit *m_memo;
    std::size_t m_shown = 0; ///< the number of solutions in the memo
    int m_firstColumn = 0;   ///< the number that the program prints for the first column
};

} // namespace forms
