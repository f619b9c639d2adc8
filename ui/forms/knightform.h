// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace forms {

/// The form of the knight with its two programs. The first writes each tour into a field, and beside it the row of the
/// jump that it takes back; the second writes the number of jumps and the tour into a memo. Tours can go to numbered
/// files.
class KnightForm : public CourseForm {
    Q_OBJECT

public:
    explicit KnightForm(const ui::PuzzleUi &puzzle);

    /// Has each tour written into a file of its own in this folder; an empty name ends that.
    void setFolder(const QString &folder);

protected:
    void atSolution() override;
    void showCount() override;

private:
    void start(bool squares);
    void goOn();
    QString showTour();
    void chooseFolder();
    void write(const QString &tour);

    QLineEdit *m_tour;
    QLineEdit *m_row;
    QPlainTextEdit *m_memo;
    QCheckBox *m_waits;
    QCheckBox *m_files;
    QPushButton *m_next;
    QString m_folder;      ///< where tours are written; empty for nowhere
    bool m_squares = true; ///< the first program runs, which marks squares
};

} // namespace forms
