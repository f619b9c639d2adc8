// SPDX-License-Identifier: MIT
#include "board/cellstroke.h"

#include <QPainter>

#include <utility>

namespace board {

bool CellStroke::extend(int cell, const IsClosed &isClosed)
{
    if (m_cells.isEmpty())
        m_closes = !isClosed(cell);
    if (isClosed(cell) == m_closes || m_cells.contains(cell))
        return false;
    m_cells.append(cell);
    return true;
}

QList<int> CellStroke::take()
{
    return std::exchange(m_cells, {});
}

void CellStroke::paint(QPainter &painter, const std::function<QRectF(int cell)> &cellRect,
                       const Style &style) const
{
    for (const int cell : m_cells) {
        painter.setPen(QPen(style.accent, 0.05));
        painter.setBrush(withAlpha(m_closes ? style.pieceEdge : style.tray, 0.8));
        painter.drawRoundedRect(cellRect(cell).adjusted(0.08, 0.08, -0.08, -0.08), 0.12, 0.12);
    }
}

} // namespace board
