// SPDX-License-Identifier: MIT
#include "window/solve/methodrow.h"

#include "board/plaintext.h"
#include "pages/methodpage.h"
#include "session/programs/ownprogram.h"
#include "window/solve/methodbox.h"
#include "window/solve/solvebuttons.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace window {

using namespace Qt::StringLiterals;

MethodRow::MethodRow(const Actions &actions, QWidget *parent)
    : SessionWidget(parent), m_methods(new MethodBox(this)), m_link(new QToolButton(this)),
      m_buttons(new SolveButtons(actions, this))
{
    m_link->setObjectName(u"offer"_s);
    m_link->setFocusPolicy(Qt::TabFocus);
    auto *first = new QHBoxLayout;
    first->setSpacing(6);
    first->addWidget(m_methods, 1);
    first->addWidget(m_link);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(first);
    column->addWidget(m_buttons);
    connect(m_methods, &MethodBox::chosen, this, [this] { Q_EMIT chosen(*m_methods->solver()); });
    connect(m_link, &QToolButton::clicked, this, [this] { Q_EMIT pageWanted(m_page); });
    retranslate();
}

void MethodRow::sessionChanged()
{
    m_methods->setMethods(session()->search().methods());
    m_buttons->setSession(session());
    m_subject.reset();
}

void MethodRow::consult()
{
    if (!session())
        return;
    m_methods->select();
    m_methods->refresh();
    refreshLink();
}

void MethodRow::refresh()
{
    m_buttons->refresh();
    refreshLink();
}

void MethodRow::setPageRead(const QString &file)
{
    m_read = file;
    m_subject.reset();
    if (session())
        refreshLink();
}

void MethodRow::refreshLink()
{
    Subject subject(session()->puzzle().options(), &session()->search().methods().method());
    if (!isVisible() || m_subject == subject)
        return;
    m_subject = std::move(subject);
    const pages::Book book = pages::Book::current();
    const core::Solver *method = m_subject->second;
    m_page = method == &session::ownProgramMethod()
                 ? u"lesson-9-own-program.md"_s
                 : pages::pageAboutMethod(book, QString::fromLatin1(session()->kind().id),
                                          QString::fromStdString(m_subject->first), *method, m_read);
    // The link is as wide as its widest title, so that choosing a method moves nothing.
    int widest = 0;
    for (const pages::Entry &entry : book.entries()) {
        m_link->setText(pages::Book::shortTitle(entry));
        if (entry.title.contains(u':'))
            widest = std::max(widest, m_link->sizeHint().width());
    }
    m_link->setMinimumWidth(widest);
    const auto entry = std::ranges::find(book.entries(), m_page, &pages::Entry::file);
    const bool found = entry != book.entries().end();
    m_link->setText(found ? pages::Book::shortTitle(*entry) : QString());
    m_link->setEnabled(found);
    const QString about = found ? tr("Read about it: %1").arg(entry->title) : QString();
    m_link->setToolTip(board::plainToolTip(about));
    m_link->setAccessibleName(about);
}

void MethodRow::showEvent(QShowEvent *event)
{
    SessionWidget::showEvent(event);
    if (session())
        refreshLink();
}

} // namespace window
