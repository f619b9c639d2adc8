// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QList>

#include <functional>

class QPainter;
class QRectF;

namespace board {

/// The cells of a board that a drag in edit mode closes, or opens: those under the pointer that are as the first of
/// them was.
class CellStroke {
public:
    using IsClosed = std::function<bool(int cell)>;

    /// Adds a cell. Returns false if it is not taken.
    bool extend(int cell, const IsClosed &isClosed);
    QList<int> take(); ///< ends the stroke, and returns its cells
    void paint(QPainter &painter, const std::function<QRectF(int cell)> &cellRect, const Style &style) const;

private:
    QList<int> m_cells;
    bool m_closes = false;
};

} // namespace board
