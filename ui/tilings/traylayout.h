// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "core/indexed.h"
#include "tilings/pieceset.h"

#include <QRectF>

namespace ui {

/// The layout of the tray: a place for each kind of the set, in rows below the board or at its right, whichever leaves
/// the board larger in a view of usual proportions.
class TrayLayout {
public:
    TrayLayout(const core::Grid &grid, const tilings::PieceSet &pieces);

    const QRectF &tray() const { return m_tray; }
    const QRectF &scene() const { return m_scene; } ///< the rectangle of board and tray
    const core::Indexed<QRectF> &places() const { return m_places; }
    int kindAt(int place) const { return m_kinds[place]; }
    int placeOf(int kind) const; ///< -1 for a kind that is not in the set
    /// Returns the scale at which a piece of this size, in cells, fits into its place.
    static double scaleFor(QSizeF piece);

private:
    void arrange(const QRectF &board, int columns, bool below);

    core::Indexed<int> m_kinds; ///< indexed by place
    core::Indexed<QRectF> m_places;
    QRectF m_tray;
    QRectF m_scene;
};

} // namespace ui
