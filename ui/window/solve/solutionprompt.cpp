// SPDX-License-Identifier: MIT
#include "window/solve/solutionprompt.h"

#include "board/plaintext.h"
#include "window/widgets/names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace window {

using namespace Qt::StringLiterals;

SolutionPrompt::SolutionPrompt(QWidget *parent)
    : SessionWidget(parent), m_box(new QFrame(this)), m_solution(new board::PlainLabel(m_box)),
      m_continue(new QPushButton(m_box)), m_enough(new QPushButton(m_box))
{
    m_box->setObjectName(u"solutionPrompt"_s);
    m_solution->setObjectName(u"title"_s);
    m_continue->setObjectName(u"primary"_s);
    m_solution->setWordWrap(true);
    m_solution->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_continue, 1);
    buttons->addWidget(m_enough, 1);
    auto *inside = new QVBoxLayout(m_box);
    inside->setContentsMargins(10, 8, 10, 10);
    inside->addWidget(m_solution);
    inside->addLayout(buttons);
    auto *outside = new QVBoxLayout(this);
    outside->setContentsMargins(0, 0, 0, 0);
    outside->addWidget(m_box);
    connect(m_continue, &QPushButton::clicked, this, &SolutionPrompt::proceeded);
    connect(m_enough, &QPushButton::clicked, this, &SolutionPrompt::ended);
    retranslate();
}

void SolutionPrompt::refresh()
{
    const QString name = SolutionNames::inView(*session());
    m_solution->setText(name.isEmpty() ? SolutionNames::number(session()->solutions().total()) : name);
}

// Returns the height of two lines of text, however long the name of a solution is.
QSize SolutionPrompt::sizeHint() const
{
    const QMargins margins = m_box->layout()->contentsMargins();
    return {200, margins.top() + 2 * m_solution->fontMetrics().lineSpacing() + m_box->layout()->spacing() +
                     m_continue->sizeHint().height() + margins.bottom() + 2};
}

void SolutionPrompt::retranslate()
{
    m_continue->setText(tr("Continue"));
    m_continue->setToolTip(tr("Search on to the next solution"));
    m_enough->setText(tr("Enough"));
    m_enough->setToolTip(tr("End the search here and keep the solutions found"));
}

} // namespace window
