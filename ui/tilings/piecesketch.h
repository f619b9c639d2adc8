// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "tilings/polyomino.h"

#include <QPoint>
#include <QWidget>

#include <optional>
#include <set>

namespace ui {

/// A small grid on which the player draws a piece. A click or the space bar adds a cell or removes it, and a drag does
/// so with several; the arrow keys move from cell to cell.
class PieceSketch : public QWidget {
    Q_OBJECT

public:
    static constexpr int side = 8; ///< the rows and columns of the grid

    explicit PieceSketch(QWidget *parent = nullptr);

    bool isEmpty() const { return m_cells.empty(); }
    int size() const { return int(m_cells.size()); }
    /// Returns whether the cells are a piece: connected along sides, and not too many.
    bool isPiece() const;
    /// Returns the cells; there must be some.
    tilings::Shape shape() const;
    void clear();
    /// Turns the drawing over, left to right.
    void mirror();

    void setStyle(const board::Style &style);
    void retranslate();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void changed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Cell = std::pair<int, int>; ///< row and column

    QRect rectOf(const Cell &cell) const;
    std::optional<Cell> cellAt(const QPoint &at) const;
    void set(const Cell &cell, bool isCell);
    /// Moves the cursor of the keyboard there, and says what is there.
    void moveTo(const Cell &cell);
    void describe();

    std::set<Cell> m_cells;
    Cell m_cursor{side / 2, side / 2};
    std::optional<bool> m_stroke; ///< whether the mouse, which is pressed, adds cells or removes them
    board::Style m_style;
};

} // namespace ui
