// SPDX-License-Identifier: MIT
#include "window/printdialog.h"

#include "session/translation.h"
#include "window/choicebox.h"
#include "window/savewhere.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QSaveFile>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize usualSize(940, 700);
constexpr int mostColumns = 8;
constexpr int pdfResolution = 300;

} // namespace

PrintDialog::PrintDialog(const ui::PuzzleUi &puzzle, const session::Session &session, Aim aim,
                         QWidget *parent)
    : QDialog(parent), m_puzzle(puzzle), m_session(session), m_printer(QPrinter::HighResolution),
      m_what(new ChoiceBox(this)), m_columns(new QSpinBox(this)), m_arrows(new QCheckBox(this)),
      m_classes(new QCheckBox(this)), m_note(new QLabel(this)),
      m_preview(new QPrintPreviewWidget(&m_printer, this)), m_pages(new QLabel(this)),
      m_print(new QPushButton(this)), m_pdf(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Print"));
    m_printer.setDocName(session::translated(puzzle.kind->name));
    offer();
    layOut(aim);
    connect(m_what, &QComboBox::currentIndexChanged, this, &PrintDialog::collect);
    connect(m_columns, &QSpinBox::valueChanged, this, &PrintDialog::collect);
    connect(m_arrows, &QCheckBox::toggled, this, &PrintDialog::collect);
    connect(m_classes, &QCheckBox::toggled, this, &PrintDialog::collect);
    connect(m_preview, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter *printer) { m_printout->print(*printer); });
    connect(m_preview, &QPrintPreviewWidget::previewChanged, this, &PrintDialog::refresh);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::print);
    connect(m_pdf, &QPushButton::clicked, this, &PrintDialog::savePdf);
    collect();
}

PrintDialog::~PrintDialog() = default;

void PrintDialog::offer()
{
    m_what->addItem(tr("The moves up to here"), int(Printout::What::Moves));
    m_what->addItem(tr("Only the position shown"), int(Printout::What::Position));
    if (!m_session.solutions().empty())
        m_what->addItem(tr("All solutions found"), int(Printout::What::Solutions));
    // At the beginning there is nothing but the position.
    const bool moves = m_session.timeline().eventsBefore() > 0;
    const bool many = m_session.solutions().size() > 1;
    m_what->setCurrentIndex(many ? 2 : moves ? 0 : 1);
    m_columns->setRange(1, mostColumns);
    m_columns->setValue(Printout::Choice().columns);
    m_arrows->setChecked(true);
    m_classes->setChecked(true);
    m_arrows->setText(tr("Draw the moves"));
    m_arrows->setToolTip(tr("An arrow on each board shows the move that led to it"));
    m_classes->setText(tr("Classes together"));
    m_classes->setToolTip(tr("Solutions that are turned or mirrored images of one another stand together"));
    m_what->setAccessibleName(tr("What is printed"));
    m_columns->setAccessibleName(tr("Boards across"));
}

QWidget *PrintDialog::makeChoices()
{
    auto *choices = new QWidget(this);
    auto *form = new QFormLayout(choices);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *what = new QLabel(tr("What is printed"), choices);
    what->setBuddy(m_what);
    auto *columns = new QLabel(tr("Boards across"), choices);
    columns->setBuddy(m_columns);
    form->addRow(what, m_what);
    form->addRow(columns, m_columns);
    form->addRow(m_arrows);
    form->addRow(m_classes);
    form->addRow(m_note);
    m_note->setObjectName(u"faint"_s);
    m_note->setWordWrap(true);
    choices->setFixedWidth(230);
    return choices;
}

QWidget *PrintDialog::makePreview()
{
    auto *side = new QWidget(this);
    auto *turning = new QHBoxLayout;
    const auto add = [&](const QString &text, const QString &name, int by) {
        auto *button = new QToolButton(side);
        button->setObjectName(u"push"_s);
        button->setText(text);
        button->setAccessibleName(name);
        button->setToolTip(name);
        connect(button, &QToolButton::clicked, this,
                [this, by] { m_preview->setCurrentPage(m_preview->currentPage() + by); });
        turning->addWidget(button);
    };
    turning->addStretch();
    add(u"‹"_s, tr("Previous page"), -1);
    turning->addWidget(m_pages);
    add(u"›"_s, tr("Next page"), 1);
    turning->addStretch();
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_preview, 1);
    column->addLayout(turning);
    m_preview->setAccessibleName(tr("Preview"));
    return side;
}

void PrintDialog::layOut(Aim aim)
{
    m_print->setText(tr("Print…"));
    m_pdf->setText(tr("Save as PDF…"));
    (aim == Aim::Paper ? m_print : m_pdf)->setDefault(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_pdf, QDialogButtonBox::ActionRole);
    buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(14);
    middle->addWidget(makeChoices());
    middle->addWidget(makePreview(), 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(middle, 1);
    column->addWidget(buttons);
    resize(usualSize.boundedTo(screen()->availableSize() * 0.95));
}

Printout::Choice PrintDialog::choice() const
{
    return {.what = Printout::What(m_what->currentData().toInt()),
            .columns = m_columns->value(),
            .arrows = m_arrows->isChecked(),
            .classes = m_classes->isChecked()};
}

void PrintDialog::collect()
{
    const Printout::Choice chosen = choice();
    m_columns->setEnabled(chosen.what != Printout::What::Position);
    m_arrows->setVisible(chosen.what == Printout::What::Moves);
    m_classes->setVisible(chosen.what == Printout::What::Solutions && m_session.symmetryClasses().areKnown());
    m_printout = std::make_unique<Printout>(m_puzzle, m_session, chosen);
    connect(&m_printout->scene(), &board::BoardScene::completed, m_preview,
            &QPrintPreviewWidget::updatePreview);
    m_preview->updatePreview();
    m_preview->fitInView();
    refresh();
}

void PrintDialog::refresh()
{
    const bool ready = m_printout->scene().isComplete();
    m_note->setText(ready ? m_printout->limit() : tr("The picture is still being read…"));
    m_note->setVisible(!m_note->text().isEmpty());
    m_print->setEnabled(ready);
    m_pdf->setEnabled(ready);
    m_pages->setText(tr("%1 of %2", "page").arg(m_preview->currentPage()).arg(m_preview->pageCount()));
}

void PrintDialog::print()
{
    QPrintDialog dialog(&m_printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (m_printout->print(m_printer) == 0)
        Q_EMIT said(tr("The printer could not be used."));
    accept();
}

void PrintDialog::savePdf()
{
    const QString path =
        askWhereToSave(this, tr("Save as PDF"), session::translated(m_puzzle.kind->name).toLower(), u".pdf"_s,
                       tr("PDF files (*.pdf)"));
    if (path.isEmpty())
        return;
    const QString fault = writePdf(path);
    const QString shown = QDir::toNativeSeparators(path);
    Q_EMIT said(fault.isEmpty() ? tr("%1 was saved.").arg(shown)
                                : tr("%1 could not be written: %2").arg(shown, fault));
    if (fault.isEmpty())
        accept();
}

QString PrintDialog::writePdf(const QString &path) const
{
    QSaveFile file(path);
    if (!file.open(QFile::WriteOnly))
        return file.errorString();
    {
        QPdfWriter writer(&file);
        writer.setTitle(session::translated(m_puzzle.kind->name));
        writer.setResolution(pdfResolution);
        writer.setPageLayout(m_printer.pageLayout());
        m_printout->print(writer);
    }
    return file.commit() ? QString() : file.errorString();
}

} // namespace window
