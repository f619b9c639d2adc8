// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <QRectF>

namespace ui {

/// Where the cards of a set lie beside the table: each has a place of its own, in columns to the right, a
/// little smaller than on the table.
class TablePlan {
public:
    static constexpr double cardScale = 0.76; ///< of a card beside the table
    static constexpr double frame = 0.13;     ///< of the table, around its cells

    explicit TablePlan(core::Grid grid);

    QRectF slot(int card) const; ///< the square that a card beside the table fills
    QRectF table() const;        ///< the cells with their frame
    QRectF tray() const;         ///< all slots, with a margin
    QRectF whole() const { return table() | tray(); }

private:
    core::Grid m_grid;
    int m_columns = 1; ///< of the tray
    int m_rows = 1;
};

} // namespace ui
