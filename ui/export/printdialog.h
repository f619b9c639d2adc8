// SPDX-License-Identifier: MIT
#pragma once

#include "export/printout.h"

#include <QDialog>
#include <QPrinter>

class QCheckBox;
class QFormLayout;
class QLabel;
class QPrintPreviewWidget;
class QPushButton;
class QSpinBox;

namespace window {
class ElidedComboBox;
}

namespace exports {

/// The dialog "Print" with the choice of what is printed, a preview, and buttons for printing on paper or
/// into a PDF file.
class PrintDialog : public QDialog {
    Q_OBJECT

public:
    /// The target decides which button Enter presses, and whether the dialog begins with the pieces to cut out.
    enum class Target { Paper, Pdf, Cutout };

    /// Prints the solutions in this order, or as they were found if it is empty.
    PrintDialog(const ui::PuzzleUi &puzzle, const session::Session &session, Target target, QWidget *parent,
                std::vector<std::size_t> order = {});

    /// Writes a PDF file. Returns the error message; empty on success.
    QString writePdf(const QString &path) const;

Q_SIGNALS:
    void message(const QString &text);

private:
    QWidget *makeForm();
    QWidget *makePreview();
    void layOut(Target target);
    void fillControls(Target target);
    void findAnswer();
    void makePrintout();
    void refresh();
    Printout::Options options() const;
    void print();
    QString contentInFileName() const;
    void askToSavePdf();
    void savePdf(const QString &path);

    const ui::PuzzleUi &m_puzzle;
    const session::Session &m_session;
    const std::vector<std::size_t> m_order;
    QPrinter m_printer;
    std::unique_ptr<Printout> m_printout;
    bool m_asked = false; ///< whether the search for the solution of the pieces was started
    std::optional<core::Position> m_answer;
    QFormLayout *m_form = nullptr;
    window::ElidedComboBox *m_content;
    QSpinBox *m_columns;
    QSpinBox *m_side;
    QCheckBox *m_arrows;
    QCheckBox *m_symmetryClasses;
    QLabel *m_note;
    QPrintPreviewWidget *m_preview;
    QLabel *m_pages;
    QPushButton *m_printButton;
    QPushButton *m_pdfButton;
};

} // namespace exports
