// SPDX-License-Identifier: MIT
#include "window/solve/solutionprompt.h"

#include "board/plaintext.h"
#include "window/widgets/names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace window {

using namespace Qt::StringLiterals;

SolutionPrompt::SolutionPrompt(const Actions &actions, QWidget *parent)
    : SessionWidget(parent), m_box(new QFrame(this)), m_solution(new board::PlainLabel(m_box)),
      m_continue(new QPushButton(m_box)), m_enough(new QPushButton(m_box)), m_print(new QToolButton(m_box)),
      m_save(new QToolButton(m_box))
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
    auto *papers = new QHBoxLayout;
    papers->setSpacing(6);
    for (QToolButton *button : {m_print, m_save}) {
        button->setObjectName(u"offer"_s);
        button->setFocusPolicy(Qt::TabFocus);
        papers->addWidget(button);
    }
    papers->addStretch();
    auto *inside = new QVBoxLayout(m_box);
    inside->setContentsMargins(10, 8, 10, 10);
    inside->addWidget(m_solution);
    inside->addLayout(buttons);
    inside->addLayout(papers);
    auto *outside = new QVBoxLayout(this);
    outside->setContentsMargins(0, 0, 0, 0);
    outside->addWidget(m_box);
    connect(m_continue, &QPushButton::clicked, this, &SolutionPrompt::proceeded);
    connect(m_enough, &QPushButton::clicked, this, &SolutionPrompt::ended);
    connect(m_print, &QToolButton::clicked, actions[ActionId::Print], &QAction::trigger);
    connect(m_save, &QToolButton::clicked, actions[ActionId::ExportMoves], &QAction::trigger);
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
    return {200, margins.top() + 2 * m_solution->fontMetrics().lineSpacing() +
                     2 * m_box->layout()->spacing() + m_continue->sizeHint().height() +
                     m_print->sizeHint().height() + margins.bottom() + 2};
}

void SolutionPrompt::retranslate()
{
    m_continue->setText(tr("Continue"));
    m_continue->setToolTip(tr("Search on to the next solution"));
    m_enough->setText(tr("Enough"));
    m_print->setText(tr("Print…"));
    m_print->setToolTip(tr("Print this solution"));
    m_save->setText(tr("Save as Text…"));
    m_save->setToolTip(tr("Save the board and the moves of this solution"));
    m_enough->setToolTip(tr("End the search here and keep the solutions found"));
}

} // namespace window
