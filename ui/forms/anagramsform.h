// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QLineEdit;
class QPlainTextEdit;

namespace forms {

/// The form of the anagrams: a memo that gets a line for each order of the letters. The word stood in the source; here
/// it is typed.
class AnagramsForm : public CourseForm {
    Q_OBJECT

public:
    explicit AnagramsForm(const ui::PuzzleUi &puzzle);

protected:
    void showSolutions() override;

private:
    void start();

    QLineEdit *m_word;
    QPlainTextEdit *m_memo;
    std::size_t m_shown = 0; ///< the words that stand in the memo
};

} // namespace forms
