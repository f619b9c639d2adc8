// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QLineEdit;
class QPlainTextEdit;

namespace forms {

/// The form of the anagrams: a memo that gets a line for each order of the letters. The word was a constant in the
/// original source; here it is typed.
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
    std::size_t m_shown = 0; ///< the number of words in the memo
};

} // namespace forms
