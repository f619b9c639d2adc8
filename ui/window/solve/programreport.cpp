// SPDX-License-Identifier: MIT
#include "window/solve/programreport.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"

#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

ProgramReport::ProgramReport(QWidget *parent)
    : SessionWidget(parent), m_ending(new board::PlainLabel(this)), m_logName(new board::PlainLabel(this)),
      m_log(new QPlainTextEdit(this))
{
    m_ending->setObjectName(u"programEnding"_s);
    m_ending->setWordWrap(true);
    m_logName->setObjectName(u"faint"_s);
    m_logName->setWordWrap(true);
    m_logName->setBuddy(m_log);
    m_log->setReadOnly(true);
    m_log->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_log->setTabChangesFocus(true);
    m_log->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_log->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 4, 14, 8);
    column->setSpacing(6);
    column->addWidget(m_ending);
    column->addWidget(m_logName);
    column->addWidget(m_log, 1);
    retranslate();
}

void ProgramReport::refresh()
{
    const session::Search &search = session()->search();
    const std::optional<core::Outcome> &outcome = search.outcome();
    const bool isOwn = &search.methods().method() == &session::ownProgramMethod();
    const bool hasEnding = isOwn && outcome && !outcome->ending.empty();
    if (hasEnding) {
        m_ending->setText(session::translated(outcome->ending));
        // Compares the decoded text, since the output of an external program may not be valid text.
        if (const QString log = QString::fromStdString(outcome->log); log != m_shown)
            m_log->setPlainText(m_shown = log);
        m_log->setVisible(!m_shown.isEmpty());
        retranslate();
    }
    setVisible(hasEnding);
}

void ProgramReport::retranslate()
{
    m_log->setAccessibleName(tr("Standard error of your program"));
    m_logName->setText(hasLog() ? tr("What it wrote to its standard error:")
                                : tr("It wrote nothing to its standard error."));
}

} // namespace window
