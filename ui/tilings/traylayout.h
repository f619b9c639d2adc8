// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"
#include "tilings/pieceset.h"

#include <QRectF>

#include <vector>

namespace ui {

/// Where the pieces lie beside the board: a place for each kind of the set, in rows below the board or at its
/// right, whichever leaves the board larger in a view of usual proportions.
class TrayLayout {
public:
    TrayLayout(const core::Grid &grid, const tilings::PieceSet &pieces);

    const QRectF &tray() const { return m_tray; }
    const QRectF &scene() const { return m_scene; } ///< board and tray
    const std::vector<QRectF> &places() const { return m_places; }
    int kindAt(int place) const { return m_kinds[std::size_t(place)]; }
    int placeOf(int kind) const; ///< -1 for a kind that the set has not
    /// How large a piece of this size (in cells) is seen, so that it fits into its place.
    static double sizeFor(QSizeF piece);

private:
    void arrange(const QRectF &board, int across, bool below);

    std::vector<int> m_kinds;
    std::vector<QRectF> m_places;
    QRectF m_tray;
    QRectF m_scene;
};

} // namespace ui
