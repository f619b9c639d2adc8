// SPDX-License-Identifier: MIT
#include "export/printdialog.h"

#include "board/plaintext.h"
#include "export/cutout.h"
#include "session/basics/backgroundtask.h"
#include "session/basics/translation.h"
#include "session/files/savefile.h"
#include "window/widgets/elidedwidgets.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/filedialogs.h"
#include "window/widgets/modaldialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinterInfo>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QToolButton>

namespace exports {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize standardSize(940, 700);
constexpr int mostColumns = 8;
constexpr int leastSide = 10; // millimetres
constexpr int mostSide = 60;
constexpr int pdfResolution = 300;

} // namespace

PrintDialog::PrintDialog(const ui::PuzzleUi &puzzle, const session::Session &session, Target target,
                         QWidget *parent, std::vector<std::size_t> order)
    : QDialog(parent), m_puzzle(puzzle), m_session(session), m_order(std::move(order)),
      m_printer(QPrinter::HighResolution), m_content(new window::ElidedComboBox(this)),
      m_columns(new QSpinBox(this)), m_side(new QSpinBox(this)), m_arrows(new QCheckBox(this)),
      m_symmetryClasses(new QCheckBox(this)), m_note(new board::PlainLabel(this)),
      m_preview(new QPrintPreviewWidget(&m_printer, this)), m_pages(new board::PlainLabel(this)),
      m_printButton(new QPushButton(this)), m_pdfButton(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Print"));
    if (QPrinterInfo::defaultPrinter().isNull()) // otherwise the paper size of the printer is used
        m_printer.setPageSize(QPageSize(Printout::paper()));
    m_printer.setDocName(session::puzzleName(*puzzle.kind));
    fillControls(target);
    layOut(target);
    connect(m_content, &QComboBox::currentIndexChanged, this, &PrintDialog::makePrintout);
    connect(m_columns, &QSpinBox::valueChanged, this, &PrintDialog::makePrintout);
    connect(m_side, &QSpinBox::valueChanged, this, &PrintDialog::makePrintout);
    connect(m_arrows, &QCheckBox::toggled, this, &PrintDialog::makePrintout);
    connect(m_symmetryClasses, &QCheckBox::toggled, this, &PrintDialog::makePrintout);
    connect(m_preview, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter *printer) { m_printout->print(*printer); });
    connect(m_preview, &QPrintPreviewWidget::previewChanged, this, &PrintDialog::refresh);
    connect(m_printButton, &QPushButton::clicked, this, &PrintDialog::print);
    connect(m_pdfButton, &QPushButton::clicked, this, &PrintDialog::askToSavePdf);
    makePrintout();
}

void PrintDialog::fillControls(Target target)
{
    if (Printout::hasSolution(m_session))
        m_content->addItem(tr("The whole solution"), int(Printout::Content::Solution));
    const bool pictures = Printout::showsPictures(m_session.timeline());
    m_content->addItem(pictures ? tr("The steps up to this one") : tr("The moves up to this position"),
                       int(Printout::Content::Moves));
    m_content->addItem(pictures ? tr("Only the step shown") : tr("Only the position shown"),
                       int(Printout::Content::Position));
    if (!m_session.solutions().empty())
        m_content->addItem(tr("All solutions found"), int(Printout::Content::Solutions));
    if (Cutout::isPossible(m_session.puzzle()))
        m_content->addItem(tr("Pieces to cut out"), int(Printout::Content::Pieces));
    // At the beginning of an act there are no moves to print.
    const bool moves = m_session.timeline().eventsBefore() > 0;
    const bool many = m_session.solutions().size() > 1;
    const Printout::Content content = target == Target::Cutout               ? Printout::Content::Pieces
                                      : Printout::isSolutionShown(m_session) ? Printout::Content::Solution
                                      : many                                 ? Printout::Content::Solutions
                                      : moves                                ? Printout::Content::Moves
                                                                             : Printout::Content::Position;
    m_content->setCurrentIndex(m_content->findData(int(content)));
    m_columns->setRange(0, mostColumns);
    m_columns->setSpecialValueText(tr("automatic", "number of boards per row"));
    m_columns->setValue(Printout::Options().columns);
    m_side->setRange(leastSide, mostSide);
    m_side->setSuffix(tr(" mm"));
    m_side->setValue(Printout::Options().side);
    m_side->setToolTip(tr("Larger pieces take more pages"));
    m_arrows->setChecked(true);
    m_symmetryClasses->setChecked(true);
    m_arrows->setText(tr("Draw the moves"));
    m_arrows->setToolTip(tr("An arrow on each board shows the move that led to it"));
    m_symmetryClasses->setText(tr("Group by class"));
    m_symmetryClasses->setToolTip(tr("Group solutions that are rotations or reflections of one another"));
    m_content->setAccessibleName(tr("Content"));
    m_columns->setAccessibleName(tr("Boards per row"));
    m_side->setAccessibleName(tr("Side of a square"));
}

QWidget *PrintDialog::makeForm()
{
    auto *widget = new QWidget(this);
    m_form = new QFormLayout(widget);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *what = new board::PlainLabel(tr("Content"), widget);
    what->setBuddy(m_content);
    auto *columns = new board::PlainLabel(tr("Boards per row"), widget);
    columns->setBuddy(m_columns);
    auto *side = new board::PlainLabel(tr("Side of a square"), widget);
    side->setBuddy(m_side);
    m_form->addRow(what, m_content);
    m_form->addRow(columns, m_columns);
    m_form->addRow(side, m_side);
    m_form->addRow(m_arrows);
    m_form->addRow(m_symmetryClasses);
    m_form->addRow(m_note);
    m_note->setObjectName(u"faint"_s);
    m_note->setWordWrap(true);
    widget->setFixedWidth(230);
    return widget;
}

QWidget *PrintDialog::makePreview()
{
    auto *widget = new QWidget(this);
    auto *buttons = new QHBoxLayout;
    const auto add = [&](const QString &text, const QString &name, int offset) {
        auto *button = new QToolButton(widget);
        button->setObjectName(u"push"_s);
        button->setText(text);
        button->setAccessibleName(name);
        button->setToolTip(board::plainToolTip(name));
        connect(button, &QToolButton::clicked, this, [this, offset] {
            m_preview->setCurrentPage(m_preview->currentPage() + offset);
            refresh(); // the preview announces only the pages to which it is scrolled
        });
        buttons->addWidget(button);
    };
    buttons->addStretch();
    add(u"‹"_s, tr("Previous page"), -1);
    buttons->addWidget(m_pages);
    add(u"›"_s, tr("Next page"), 1);
    buttons->addStretch();
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_preview, 1);
    column->addLayout(buttons);
    m_preview->setAccessibleName(tr("Preview"));
    return widget;
}

void PrintDialog::layOut(Target target)
{
    m_printButton->setText(tr("Print…"));
    m_pdfButton->setText(tr("Save as PDF…"));
    (target == Target::Paper ? m_printButton : m_pdfButton)->setDefault(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_pdfButton, QDialogButtonBox::ActionRole);
    buttons->addButton(m_printButton, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(14);
    middle->addWidget(makeForm());
    middle->addWidget(makePreview(), 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(middle, 1);
    column->addWidget(buttons);
    resize(standardSize.boundedTo(screen()->availableSize() * 0.95));
}

Printout::Options PrintDialog::options() const
{
    return {.content = Printout::Content(m_content->currentData().toInt()),
            .side = m_side->value(),
            .columns = m_columns->value(),
            .arrows = m_arrows->isChecked(),
            .answer = m_answer,
            .bySymmetryClass = m_symmetryClasses->isChecked(),
            .order = m_order};
}

void PrintDialog::makePrintout()
{
    const Printout::Options chosen = options();
    const bool pieces = chosen.content == Printout::Content::Pieces;
    m_columns->setEnabled(chosen.content != Printout::Content::Position);
    m_form->setRowVisible(m_columns, !pieces);
    m_form->setRowVisible(m_side, pieces);
    m_printer.setPageMargins(Printout::margins(chosen.content), QPageLayout::Millimeter);
    if (pieces)
        findAnswer();
    const bool pictures = Printout::showsPictures(m_session.timeline());
    m_arrows->setVisible((chosen.content == Printout::Content::Moves && !pictures) ||
                         chosen.content == Printout::Content::Solution);
    m_symmetryClasses->setVisible(chosen.content == Printout::Content::Solutions &&
                                  m_session.symmetryClasses().areKnown());
    m_printout = std::make_unique<Printout>(m_puzzle, m_session, chosen);
    connect(&m_printout->scene(), &board::BoardScene::completed, m_preview,
            &QPrintPreviewWidget::updatePreview);
    m_preview->updatePreview();
    m_preview->fitInView();
    refresh();
}

/// Searches for the solution in the background, at most once, and then prints it after the pieces.
void PrintDialog::findAnswer()
{
    if (std::exchange(m_asked, true))
        return;
    session::runInBackground(
        this,
        [kind = m_puzzle.kind, puzzle = m_session.timeline().instance().puzzle] {
            return Cutout::answerOf(*kind, *puzzle);
        },
        [this](const std::optional<core::Position> &answer) {
            m_answer = answer;
            if (answer)
                makePrintout();
        },
        [](const core::Explanation &) {});
}

void PrintDialog::refresh()
{
    const bool ready = m_printout->scene().isComplete();
    m_note->setText(ready ? m_printout->limitNotice() : tr("The picture is still loading…"));
    m_note->setVisible(!m_note->text().isEmpty());
    m_printButton->setEnabled(ready);
    m_pdfButton->setEnabled(ready);
    m_pages->setText(tr("%1 of %2", "page")
                         .arg(session::formatNumber(m_preview->currentPage()),
                              session::formatNumber(m_preview->pageCount())));
}

void PrintDialog::print()
{
    window::ModalDialog<QPrintDialog> dialog(&m_printer, this);
    if (!dialog.isAccepted())
        return;
    // QPrinter writes a file without checking whether it could.
    if (const QString path = m_printer.outputFileName(); !path.isEmpty())
        return savePdf(path);
    if (m_printout->print(m_printer) == 0)
        Q_EMIT message(tr("Printing failed."));
    accept();
}

/// Returns a word for the contents, to be part of the suggested file name.
QString PrintDialog::contentInFileName() const
{
    switch (options().content) {
    case Printout::Content::Solution:
        return tr("solution", "in the name of a file");
    case Printout::Content::Moves:
        return tr("moves", "in the name of a file");
    case Printout::Content::Position:
        return tr("board", "in the name of a file");
    case Printout::Content::Solutions:
        return tr("solutions", "in the name of a file");
    case Printout::Content::Pieces:
        return tr("pieces", "in the name of a file");
    }
    return {};
}

void PrintDialog::askToSavePdf()
{
    const QString path = window::askForSavePath(this, tr("Save as PDF"),
                                                window::suggestedFileName(m_session, contentInFileName()),
                                                u".pdf"_s, tr("PDF files (*.pdf)"));
    if (!path.isEmpty())
        savePdf(path);
}

void PrintDialog::savePdf(const QString &path)
{
    const QString error = writePdf(path);
    const QString name = QDir::toNativeSeparators(path);
    const QString text =
        error.isEmpty() ? tr("%1 was saved.").arg(name) : tr("%1 could not be saved: %2").arg(name, error);
    Q_EMIT message(text);
    if (error.isEmpty())
        accept();
    else
        window::FailureBox::show(this, text);
}

QString PrintDialog::writePdf(const QString &path) const
{
    session::SaveFile file(path);
    if (!file.open())
        return file.errorString();
    {
        QPdfWriter writer(&file);
        writer.setTitle(session::puzzleName(*m_puzzle.kind));
        writer.setResolution(pdfResolution);
        writer.setPageLayout(m_printer.pageLayout());
        m_printout->print(writer);
    }
    return file.commit() ? QString() : file.errorString();
}

} // namespace exports
