// SPDX-License-Identifier: MIT
#include "board/accessiblecell.h"

#include <QWindow>

namespace board {

bool AccessibleCell::isValid() const
{
    return scene() && m_cell < scene()->placeCount();
}

QWindow *AccessibleCell::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface *AccessibleCell::parent() const
{
    return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
}

QString AccessibleCell::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Name && isValid() ? scene()->describe(m_cell) : QString();
}

QRect AccessibleCell::rect() const
{
    if (!isValid())
        return {};
    const QRect seen = m_view->mapFromScene(scene()->cellRect(m_cell)).boundingRect();
    return {m_view->viewport()->mapToGlobal(seen.topLeft()), seen.size()};
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.focused = isSelected() && m_view->hasFocus();
    state.invisible = scene()->cellRect(m_cell).isEmpty() || !m_view->isVisible();
    state.offscreen = !m_view->viewport()->rect().intersects(
        m_view->mapFromScene(scene()->cellRect(m_cell)).boundingRect());
    return state;
}

void *AccessibleCell::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface *>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    return nullptr;
}

bool AccessibleCell::isSelected() const
{
    return isValid() && scene()->cursor() == m_cell;
}

int AccessibleCell::columnIndex() const
{
    return isValid() ? scene()->grid().column(m_cell) : -1;
}

int AccessibleCell::rowIndex() const
{
    return isValid() ? scene()->grid().row(m_cell) : -1;
}

QStringList AccessibleCell::actionNames() const
{
    return {pressAction(), setFocusAction()};
}

void AccessibleCell::doAction(const QString &action)
{
    if (!isValid())
        return;
    scene()->setCursor(m_cell);
    if (action == setFocusAction())
        m_view->setFocus(Qt::ShortcutFocusReason);
    else if (action == pressAction())
        scene()->activate(m_cell);
}

} // namespace board
