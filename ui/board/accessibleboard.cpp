// SPDX-License-Identifier: MIT
#include "board/accessibleboard.h"

#include "board/announcement.h"

#include <QWindow>

namespace board {

namespace {

constexpr qsizetype mostCellEvents = 2; // with more changed cells, one change of the whole board is reported
constexpr qsizetype mostSpokenCells = 4;
constexpr qint64 spokenPause = 600; // milliseconds; moves that are played faster are not announced

void sendEvent(BoardView &view, QAccessible::Event type, int cell)
{
    QAccessibleEvent event(&view, type);
    event.setChild(cell);
    QAccessible::updateAccessibility(&event);
}

/// Announces the cells to which the player has moved pieces. A screen reader does not announce by itself that the
/// names of cells have changed.
void speakMove(const BoardView &view, const QList<int> &cells)
{
    if (view.mode() != BoardView::Mode::Play || cells.isEmpty() || cells.size() > mostSpokenCells)
        return;
    if (auto *announcement = view.findChild<Announcement *>())
        announcement->announce(view.board()->describe(cells.back()) + u'.', spokenPause);
}

} // namespace

AccessibleBoard::AccessibleBoard(BoardView *view) : QAccessibleWidget(view, QAccessible::Table) {}

AccessibleBoard::~AccessibleBoard()
{
    clearCells();
}

void AccessibleBoard::clearCells()
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
    return scene() ? scene()->cellCount() : 0;
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
    QAccessible::installFactory([](const QString &, QObject *object) -> QAccessibleInterface * {
        auto *view = qobject_cast<BoardView *>(object);
        return view ? new AccessibleBoard(view) : nullptr;
    });
}

void notifyCellsChanged(BoardView &view, const QList<int> &cells)
{
    if (!QAccessible::isActive())
        return;
    speakMove(view, cells);
    if (cells.size() > mostCellEvents) {
        QAccessibleEvent event(&view, QAccessible::VisibleDataChanged);
        QAccessible::updateAccessibility(&event);
        return;
    }
    for (const int cell : cells)
        sendEvent(view, QAccessible::NameChanged, cell);
}

void notifyFocus(BoardView &view, int cell)
{
    if (QAccessible::isActive() && view.hasFocus())
        sendEvent(view, QAccessible::Focus, cell);
}

void notifyNewBoard(BoardView &view)
{
    if (!QAccessible::isActive())
        return;
    if (auto *board = static_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(&view)))
        board->clearCells();
    QAccessibleTableModelChangeEvent event(&view, QAccessibleTableModelChangeEvent::ModelReset);
    QAccessible::updateAccessibility(&event);
}

bool AccessibleCell::isValid() const
{
    return scene() && m_cell < scene()->cellCount();
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
    if (!isValid())
        return {};
    return kind == QAccessible::Name          ? scene()->describe(m_cell)
           : kind == QAccessible::Description ? scene()->describeMark(m_cell)
                                              : QString();
}

QRect AccessibleCell::rect() const
{
    if (!isValid())
        return {};
    const QRect inView = m_view->mapFromScene(scene()->cellRect(m_cell)).boundingRect();
    return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
}

QAccessible::State AccessibleCell::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = isOnBoard();
    state.selectable = isOnBoard();
    state.selected = isSelected();
    state.focused = isSelected() && m_view->hasFocus();
    state.invisible = !isOnBoard() || !m_view->isVisible();
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

/// Returns whether the cell exists on the board: a grid may have cells that are not part of the board.
bool AccessibleCell::isOnBoard() const
{
    return isValid() && !scene()->cellRect(m_cell).isEmpty();
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
    return isOnBoard() ? QStringList{pressAction(), setFocusAction()} : QStringList();
}

void AccessibleCell::doAction(const QString &action)
{
    if (!isOnBoard())
        return;
    Q_EMIT m_view->gestureBegan();
    scene()->setCursor(m_cell);
    if (action == setFocusAction())
        m_view->setFocus(Qt::ShortcutFocusReason);
    else if (action == pressAction())
        scene()->activate(m_cell);
}

} // namespace board
