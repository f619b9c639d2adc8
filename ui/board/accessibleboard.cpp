// SPDX-License-Identifier: MIT
#include "board/accessiblecell.h"

namespace board {

namespace {

constexpr qsizetype mostTold = 16; // more changed cells than this are told as one change of the whole

QAccessibleInterface *makeBoard(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view ? new AccessibleBoard(view) : nullptr;
}

void tell(BoardView &view, QAccessible::Event what, int cell)
{
    QAccessibleEvent event(&view, what);
    event.setChild(cell);
    QAccessible::updateAccessibility(&event);
}

} // namespace

AccessibleBoard::AccessibleBoard(BoardView *view) : QAccessibleWidget(view, QAccessible::Table) {}

AccessibleBoard::~AccessibleBoard()
{
    forgetCells();
}

void AccessibleBoard::forgetCells()
{
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
    m_cells.clear();
}

core::Grid AccessibleBoard::grid() const
{
    return scene() ? scene()->grid() : core::Grid();
}

int AccessibleBoard::childCount() const
{
    return scene() ? scene()->placeCount() : 0;
}

QAccessibleInterface *AccessibleBoard::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    auto known = m_cells.constFind(index);
    if (known == m_cells.constEnd())
        known =
            m_cells.insert(index, QAccessible::registerAccessibleInterface(new AccessibleCell(*this, index)));
    return QAccessible::accessibleInterface(*known);
}

QAccessibleInterface *AccessibleBoard::childAt(int x, int y) const
{
    if (!scene())
        return nullptr;
    return child(scene()->cellAt(view()->mapToScene(view()->viewport()->mapFromGlobal(QPoint(x, y)))));
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *cell = dynamic_cast<const AccessibleCell *>(child);
    return cell ? cell->cell() : -1;
}

QAccessibleInterface *AccessibleBoard::focusChild() const
{
    return scene() && view()->hasFocus() ? child(scene()->cursor()) : nullptr;
}

void *AccessibleBoard::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface *AccessibleBoard::cellAt(int row, int column) const
{
    return column >= 0 && column < columnCount() ? child(row * columnCount() + column) : nullptr;
}

int AccessibleBoard::rowCount() const
{
    return columnCount() > 0 ? (childCount() + columnCount() - 1) / columnCount() : 0;
}

QList<QAccessibleInterface *> AccessibleBoard::selectedCells() const
{
    QAccessibleInterface *cell = scene() ? child(scene()->cursor()) : nullptr;
    return cell ? QList{cell} : QList<QAccessibleInterface *>();
}

void installAccessibleBoards()
{
    QAccessible::installFactory(makeBoard);
}

void tellChanged(BoardView &view, const QList<int> &cells)
{
    if (!QAccessible::isActive())
        return;
    if (cells.size() > mostTold) {
        QAccessibleEvent event(&view, QAccessible::VisibleDataChanged);
        QAccessible::updateAccessibility(&event);
        return;
    }
    for (const int cell : cells)
        tell(view, QAccessible::NameChanged, cell);
}

void tellFocus(BoardView &view, int cell)
{
    if (QAccessible::isActive() && view.hasFocus())
        tell(view, QAccessible::Focus, cell);
}

void tellNewBoard(BoardView &view)
{
    if (!QAccessible::isActive())
        return;
    if (auto *board = static_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(&view)))
        board->forgetCells();
    QAccessibleTableModelChangeEvent event(&view, QAccessibleTableModelChangeEvent::ModelReset);
    QAccessible::updateAccessibility(&event);
}

} // namespace board
