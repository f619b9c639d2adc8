// SPDX-License-Identifier: MIT
#include "window/methodbox.h"

#include "session/words.h"

#include <QEvent>
#include <QStandardItemModel>

namespace window {

MethodBox::MethodBox(QWidget *parent) : ElidedComboBox(parent), m_name(new QLabel(parent))
{
    m_name->hide();
    m_name->setBuddy(this);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    connect(this, &QComboBox::activated, this, &MethodBox::chosen);
    retranslate();
}

void MethodBox::setSolvers(std::span<const core::Solver> solvers)
{
    m_solvers = solvers;
    m_unfit.assign(solvers.size(), {});
    clear();
    for (std::size_t i = 0; i < solvers.size(); ++i)
        addItem(QString());
    retranslate();
}

const core::Solver *MethodBox::solver() const
{
    return currentIndex() < 0 ? nullptr : &m_solvers[std::size_t(currentIndex())];
}

void MethodBox::select(const core::Solver &solver)
{
    setCurrentIndex(int(&solver - m_solvers.data()));
}

void MethodBox::consult(const session::Timeline &timeline)
{
    const core::Path past = timeline.past();
    for (std::size_t i = 0; i < m_solvers.size(); ++i) {
        const auto ask = m_solvers[i].unsuitable;
        m_unfit[i] = ask ? ask(*timeline.instance().puzzle, timeline.position(), past) : core::Explanation();
    }
    retranslate();
}

const core::Explanation &MethodBox::unfit() const
{
    static const core::Explanation none;
    return currentIndex() < 0 ? none : m_unfit[std::size_t(currentIndex())];
}

bool MethodBox::isFit(const core::Solver &solver) const
{
    return m_unfit[std::size_t(&solver - m_solvers.data())].empty();
}

void MethodBox::retranslate()
{
    m_name->setText(tr("Method"));
    auto *items = qobject_cast<QStandardItemModel *>(model());
    for (std::size_t i = 0; i < m_solvers.size(); ++i) {
        QStandardItem *item = items->item(int(i));
        item->setText(session::words(m_solvers[i].name));
        item->setEnabled(m_unfit[i].empty());
        item->setToolTip(
            session::words(m_unfit[i].empty() ? core::Explanation{m_solvers[i].about} : m_unfit[i]));
    }
    Q_EMIT reworded();
}

void MethodBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ElidedComboBox::changeEvent(event);
}

} // namespace window
