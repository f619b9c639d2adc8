// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QLabel;
class QSpinBox;
class QStackedWidget;

namespace forms {

/// Vinrich's program on the Thomson, with its two screens. The first asks for the place of the monomino; on the
/// second the pieces are laid and taken back, and at each solution it asks whether to print it and whether to
/// continue.
class VinrichForm : public CourseForm {
    Q_OBJECT

public:
    explicit VinrichForm(const ui::PuzzleUi &puzzle);

protected:
    void showCount() override;
    void atSolution() override;
    void ended() override;
    std::vector<core::Position> printedBoards() const override { return {timeline().position()}; }

private:
    QWidget *makeQuestion();
    QWidget *makeSearch(const ui::PuzzleUi &puzzle);
    void start(bool isPlaced);
    void answer(bool yes);

    QStackedWidget *m_screens;
    QSpinBox *m_abscissa;
    QSpinBox *m_ordinate;
    QLabel *m_tries;
    QLabel *m_solutions;
    qint64 m_seen = 0; ///< the number of solutions shown
    bool m_asksToPrint = false;
    bool m_isFree = false; ///< whether the monomino is left for the last hole
};

} // namespace forms
