// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"

#include <QWidget>

namespace window {

/// A small board with a number on each cell, in a colour that is stronger for larger numbers. A click, or the arrow
/// keys and Space, selects a cell; selecting it again clears the selection.
class Heatmap : public QWidget {
    Q_OBJECT

public:
    static constexpr int none = -1;

    explicit Heatmap(QWidget *parent = nullptr);

    /// Sets the function that names the cells as on the board; without it they are named by row and column.
    void setNames(std::function<QString(int cell)> names) { m_names = std::move(names); }
    QString nameOfCell(int cell) const;
    void setStyle(const board::Style &style);
    void setBoard(const core::Grid &grid, const std::vector<bool> &closed);
    void setCounts(const std::vector<int> &counts);
    const std::vector<int> &counts() const { return m_counts; }
    /// Returns whether the cells are large enough for their numbers; the size of a square stands for them otherwise.
    bool showsNumbers() const;
    int selectedCell() const { return m_selected; }
    void select(int cell);
    /// Frames these cells in addition to the selected one.
    void frame(const std::vector<int> &cells);

    QSize sizeHint() const override { return {240, heightForWidth(240)}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void cellSelected(int cell); ///< emitted when the user selects a cell, or clears the selection (`none`)
    void resized();              ///< emitted when the width has changed

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    double cellSide() const; ///< the side in pixels
    double cellSideFor(int width) const;
    double textHeight(double side) const; ///< the height of the numbers, the same in all cells of this side
    void paintCell(QPainter &painter, int cell, double heat, double textHeight) const;
    QRectF cellRect(int cell) const;
    int cellAt(QPointF point) const;
    void toggleSelection(int cell);
    QString describe(int cell) const;
    void describeCursor();

    board::Style m_style;
    std::function<QString(int cell)> m_names;
    core::Grid m_grid;
    std::vector<bool> m_closed;
    std::vector<int> m_counts;
    int m_selected = none;
    std::vector<int> m_framed;
    int m_cursor = 0;
};

} // namespace window
