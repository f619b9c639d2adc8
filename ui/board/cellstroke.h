// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"

#include <QList>

#include <functional>

class QPainter;
class QRectF;

namespace board {

/// The cells that a drag in edit mode closes or opens: the cells under the pointer that are in the same state as the
/// first.
class CellStroke {
public:
    using IsClosed = std::function<bool(int cell)>;

    /// Adds a cell; returns false if it is in the stroke already or in another state than the first.
    bool extend(int cell, const IsClosed &isClosed);
    QList<int> take(); ///< ends the stroke, and returns its cells
    void paint(QPainter &painter, const std::function<QRectF(int cell)> &cellRect, const Style &style) const;

private:
    QList<int> m_cells;
    bool m_closes = false;
};

} // namespace board
