// SPDX-License-Identifier: MIT
#pragma once

#include "window/printout.h"

#include <QDialog>
#include <QPrinter>

class QCheckBox;
class QLabel;
class QPrintPreviewWidget;
class QPushButton;
class QSpinBox;

namespace window {

class ChoiceBox;

/// The box "Print": what is to be printed, and how it will look; to paper or into a PDF file.
class PrintDialog : public QDialog {
    Q_OBJECT

public:
    enum class Aim { Paper, Pdf }; ///< the button that Enter presses

    PrintDialog(const ui::PuzzleUi &puzzle, const session::Session &session, Aim aim, QWidget *parent);
    ~PrintDialog() override;

    /// Empty when it is written, else why it is not.
    QString writePdf(const QString &path) const;

Q_SIGNALS:
    void said(const QString &sentence);

private:
    QWidget *makeChoices();
    QWidget *makePreview();
    void layOut(Aim aim);
    void offer();
    void collect();
    void refresh();
    Printout::Choice choice() const;
    void print();
    void savePdf();

    const ui::PuzzleUi &m_puzzle;
    const session::Session &m_session;
    QPrinter m_printer;
    std::unique_ptr<Printout> m_printout;
    ChoiceBox *m_what;
    QSpinBox *m_columns;
    QCheckBox *m_arrows;
    QCheckBox *m_classes;
    QLabel *m_note;
    QPrintPreviewWidget *m_preview;
    QLabel *m_pages;
    QPushButton *m_print;
    QPushButton *m_pdf;
};

} // namespace window
