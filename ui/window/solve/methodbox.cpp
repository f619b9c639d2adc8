// SPDX-License-Identifier: MIT
#include "window/solve/methodbox.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"

#include <QEvent>
#include <QStandardItemModel>

namespace window {

MethodBox::MethodBox(QWidget *parent) : ElidedComboBox(parent), m_name(new board::PlainLabel(parent))
{
    m_name->hide();
    m_name->setBuddy(this);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    connect(this, &QComboBox::activated, this, &MethodBox::chosen);
    refresh();
}

void MethodBox::setMethods(const session::MethodChoice &methods)
{
    m_methods = &methods;
    clear();
    for (std::size_t i = 0; i < methods.solvers().size(); ++i)
        addItem(QString());
    refresh();
}

const core::Solver *MethodBox::solver() const
{
    return currentIndex() < 0 ? nullptr : &at(currentIndex());
}

void MethodBox::select()
{
    const auto &all = m_methods->solvers();
    setCurrentIndex(int(std::ranges::find(all, &m_methods->method()) - all.begin()));
}

void MethodBox::refresh()
{
    m_name->setText(tr("Method"));
    auto *items = qobject_cast<QStandardItemModel *>(model());
    for (int i = 0; i < count(); ++i) {
        const core::Solver &solver = at(i);
        const core::Explanation &unsuitable = m_methods->unsuitable(solver);
        QStandardItem *item = items->item(i);
        item->setText(session::translated(solver.name));
        item->setEnabled(unsuitable.empty());
        item->setToolTip(board::plainToolTip(
            session::translated(unsuitable.empty() ? core::Explanation{solver.about} : unsuitable)));
    }
    Q_EMIT reworded();
}

void MethodBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    if (event->type() == QEvent::ParentChange)
        m_name->setParent(parentWidget()); // accessibility looks for the label among the siblings
    ElidedComboBox::changeEvent(event);
}

} // namespace window
