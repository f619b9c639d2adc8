// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QLabel;

namespace forms {

/// The form of the dog cards: a picture on which a solution is drawn, a label with its number, and a message that
/// waits for OK at each solution. During the search the pointer is an hourglass.
class DogsForm : public CourseForm {
    Q_OBJECT

public:
    explicit DogsForm(const ui::PuzzleUi &puzzle);

protected:
    void atSolution() override;

private:
    void showNumber();

    QLabel *m_number;
};

} // namespace forms
