// SPDX-License-Identifier: MIT
#include "window/positiondialog.h"

#include "core/positionline.h"
#include "session/composition.h"
#include "session/translation.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>

namespace window {

using namespace Qt::StringLiterals;

namespace {

/// The position in the text as it was typed of the character at this index in its canonical composition.
int positionAsTyped(const QString &typed, qsizetype index)
{
    const auto lengths = std::views::iota(qsizetype(0), typed.size() + 1);
    const auto composedLength = [&](qsizetype length) {
        return typed.first(length).normalized(QString::NormalizationForm_C).size();
    };
    return int(std::ranges::upper_bound(lengths, index, {}, composedLength) - lengths.begin()) - 1;
}

} // namespace

PositionDialog::PositionDialog(core::Kinds kinds, const QString &line, QWidget *parent)
    : QDialog(parent), m_kinds(kinds), m_text(new QPlainTextEdit(line, this)), m_fault(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("New from ID"));
    auto *about =
        new QLabel(tr("Every board has a line of text that stands for it: the puzzle, its options and, if "
                      "you like, what lies where. Any such line will do here."),
                   this);
    about->setWordWrap(true);
    m_text->setAccessibleName(tr("Position"));
    m_text->setTabChangesFocus(true);
    m_text->selectAll();
    m_fault->setWordWrap(true);
    m_fault->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_fault->setAlignment(Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(m_text, 1);
    column->addWidget(m_fault);
    column->addWidget(m_buttons);
    connect(m_text, &QPlainTextEdit::textChanged, this, &PositionDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(560, 260);
    check();
}

QString PositionDialog::line() const
{
    return m_text->toPlainText();
}

void PositionDialog::check()
{
    const core::LineReading reading = core::readLine(m_kinds, session::composed(line().toStdString()));
    const auto *fault = std::get_if<core::Fault>(&reading.reading);
    m_text->setExtraSelections({});
    m_fault->setText(fault ? session::translated(fault->why) : QString());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!fault);
    if (fault)
        markFault(*fault);
}

void PositionDialog::markFault(const core::Fault &fault)
{
    const std::string before = session::composed(line().toStdString()).substr(0, fault.at);
    QTextEdit::ExtraSelection selection;
    selection.cursor = m_text->textCursor();
    selection.cursor.setPosition(positionAsTyped(line(), QString::fromStdString(before).size()));
    selection.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
    if (!selection.cursor.hasSelection())
        selection.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
    if (!selection.cursor.hasSelection())
        selection.cursor.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
    selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    selection.format.setUnderlineColor(palette().color(QPalette::BrightText));
    selection.format.setForeground(palette().color(QPalette::BrightText));
    m_text->setExtraSelections({selection});
}

} // namespace window
