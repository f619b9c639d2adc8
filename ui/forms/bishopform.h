// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QPlainTextEdit;

namespace forms {

/// The form of the bishop: the list of the squares that he visits, and the board with a line for each of the two
/// diagonal directions of his steps.
class BishopForm : public CourseForm {
    Q_OBJECT

public:
    explicit BishopForm(const ui::PuzzleUi &puzzle);

protected:
    void ended() override;

private:
    QPlainTextEdit *m_squares;
};

} // namespace forms
