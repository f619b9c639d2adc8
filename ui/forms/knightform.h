// SPDX-License-Identifier: MIT
#pragma once

#include "forms/courseform.h"

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace forms {

/// The form of the knight with its two programs. The first writes each tour into a field, and beside it the row of
/// the jump that it takes back; the second writes the number of jumps and the tour into a memo. Tours can be
/// written to numbered files.
class KnightForm : public CourseForm {
    Q_OBJECT

public:
    explicit KnightForm(const ui::PuzzleUi &puzzle);

    /// Writes each further tour to a file of its own in this folder, and replaces none; an empty name ends that.
    void setFolder(const QString &folder);

protected:
    void atSolution() override;
    void showCount() override;

private:
    void setTexts(QPushButton &first, QPushButton &second);
    void start(bool squares);
    void nextTour();
    QString showTour();
    void chooseFolder();
    QString fileOf(int number) const;
    void write(const QString &tour);

    QLineEdit *m_tour;
    QLineEdit *m_row;
    QPlainTextEdit *m_memo;
    QCheckBox *m_waits;
    QCheckBox *m_files;
    QPushButton *m_next;
    QString m_folder;      ///< the folder for the files of tours; empty: none are written
    int m_fileNumber = 0;  ///< the number of the last file that was written
    bool m_squares = true; ///< whether the first program, which marks squares, is the one to run
};

} // namespace forms
