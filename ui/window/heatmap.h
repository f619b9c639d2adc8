// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/grid.h"

#include <QWidget>

namespace window {

/// A board in small with a number on each cell, the stronger the larger. A cell can be chosen, by a click or
/// by the arrow keys and Space; once more, and none is.
class HeatMap : public QWidget {
    Q_OBJECT

public:
    static constexpr int none = -1;

    explicit HeatMap(QWidget *parent = nullptr);

    void setStyle(const board::Style &style);
    void setBoard(const core::Grid &grid, const std::vector<bool> &closed);
    void setCounts(const std::vector<int> &counts);
    const std::vector<int> &counts() const { return m_counts; }
    int chosen() const { return m_chosen; }
    void choose(int cell);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void cellChosen(int cell); ///< or none

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    double side() const; ///< of a cell, in pixels
    double sideFor(int width) const;
    void paintCell(QPainter &painter, int cell, double heat) const;
    QRectF cellRect(int cell) const;
    int cellAt(QPointF point) const;
    void toggle(int cell);
    QString describe(int cell) const;
    void tellCursor();

    board::Style m_style;
    core::Grid m_grid;
    std::vector<bool> m_closed;
    std::vector<int> m_counts;
    int m_chosen = none;
    int m_cursor = 0;
    double m_digits = 0; ///< how high the numbers are, all alike
};

} // namespace window
