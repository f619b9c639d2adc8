// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardview.h"

#include <QAccessibleWidget>

namespace board {

/// The interface of a board for screen readers: a table of the scene's cells with their descriptions. Pressing a cell
/// is a click.
class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AccessibleBoard(BoardView *view);
    ~AccessibleBoard() override;

    BoardView *view() const { return static_cast<BoardView *>(widget()); }
    BoardScene *scene() const { return view()->board(); }
    core::Grid grid() const;

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *focusChild() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override;
    int selectedCellCount() const override { return childCount() > 0 ? 1 : 0; }
    QList<QAccessibleInterface *> selectedCells() const override;
    QString columnDescription(int) const override { return {}; }
    QString rowDescription(int) const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override { return grid().columns; }
    int rowCount() const override; ///< counts the cells beside the board as further rows
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

    /// Deletes the interfaces of all cells; needed when the board gets another grid.
    void clearCells();

private:
    mutable QHash<int, QAccessible::Id> m_cells;
};

/// Makes every BoardView accessible; more than one call does no harm.
void installAccessibleBoards();

// These functions send events to a running screen reader.
void notifyCellsChanged(BoardView &view, const QList<int> &cells);
void notifyFocus(BoardView &view, int cell);
void notifyNewBoard(BoardView &view);

/// One cell of an accessible board.
class AccessibleCell : public QAccessibleInterface,
                       public QAccessibleTableCellInterface,
                       public QAccessibleActionInterface {
public:
    AccessibleCell(const AccessibleBoard &board, int cell) : m_view(board.view()), m_cell(cell) {}

    int cell() const { return m_cell; }

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    bool isOnBoard() const;
    bool isSelected() const override;
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    int columnIndex() const override;
    int rowIndex() const override;
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

    QStringList actionNames() const override;
    void doAction(const QString &action) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    BoardScene *scene() const { return m_view ? m_view->board() : nullptr; }

    QPointer<BoardView> m_view;
    int m_cell;
};

} // namespace board
