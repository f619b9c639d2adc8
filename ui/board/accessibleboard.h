// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardview.h"

#include <QAccessibleWidget>

namespace board {

/// A board as a screen reader meets it: a table with a cell for each cell of the grid, named by the scene,
/// pressed like a click.
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
    int rowCount() const override; ///< what lies beside the board follows its rows
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

    /// The cells made for another grid are no longer true.
    void forgetCells();

private:
    mutable QHash<int, QAccessible::Id> m_cells;
};

/// Makes every BoardView accessible; more than one call does no harm.
void installAccessibleBoards();

void tellChanged(BoardView &view, const QList<int> &cells);
void tellFocus(BoardView &view, int cell);
void tellNewBoard(BoardView &view);

} // namespace board
