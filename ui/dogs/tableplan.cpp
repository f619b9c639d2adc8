// SPDX-License-Identifier: MIT
#include "dogs/tableplan.h"

#include <algorithm>

namespace ui {

namespace {

constexpr double pitch = TablePlan::cardScale + 0.06;
constexpr double gap = 0.22;            // between table and tray
constexpr double margin = 0.09;         // of the tray, around its slots
constexpr double roomProportions = 1.2; // width to height of the usual window's middle

} // namespace

/// As many columns as let the whole fill its room best.
TablePlan::TablePlan(core::Grid grid) : m_grid(grid)
{
    double best = 0;
    for (int columns = 1; columns <= grid.size(); ++columns) {
        const int rows = (grid.size() + columns - 1) / columns;
        const double width = grid.columns + 2 * frame + gap + columns * pitch + 2 * margin;
        const double height = std::max(grid.rows + 2 * frame, rows * pitch + 2 * margin);
        const double need = std::max(width / roomProportions, height);
        if (columns == 1 || need < best) {
            best = need;
            m_columns = columns;
            m_rows = rows;
        }
    }
}

QRectF TablePlan::table() const
{
    return QRectF(0, 0, m_grid.columns, m_grid.rows).adjusted(-frame, -frame, frame, frame);
}

QRectF TablePlan::tray() const
{
    const QSizeF size(m_columns * pitch + 2 * margin, m_rows * pitch + 2 * margin);
    return QRectF(QPointF(table().right() + gap, m_grid.rows / 2.0 - size.height() / 2), size);
}

QRectF TablePlan::slot(int card) const
{
    const int row = card / m_columns;
    const int inRow = row + 1 < m_rows ? m_columns : m_grid.size() - row * m_columns;
    const double x = tray().center().x() + (card % m_columns - (inRow - 1) / 2.0) * pitch;
    const double y = tray().top() + margin + (row + 0.5) * pitch;
    const double half = cardScale / 2;
    return QRectF(x - half, y - half, cardScale, cardScale);
}

} // namespace ui
