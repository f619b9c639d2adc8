// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <QImage>

class QPainter;
class QPainterPath;

namespace ui {

/// A picture that is spread over a board and cut into its cells. Parts and whole are drawn from one image, scaled by
/// averaging to the pixels of the device and aligned with them, so that they are equally smooth at any scale.
class CutPicture {
public:
    CutPicture() = default;
    CutPicture(const QImage &picture, core::Grid grid);

    bool isNull() const { return m_picture.isNull(); }
    /// Paints the part of one cell, whose centre lies in the origin, within a path.
    void paintPart(QPainter &painter, int cell, const QPainterPath &path) const;
    /// Paints the whole picture over the board, a cell of which is one unit.
    void paintWhole(QPainter &painter) const;

private:
    const QImage &fitted(const QSize &pixels) const;
    QSize pixelsOf(const QPainter &painter) const;

    QImage m_picture;
    core::Grid m_grid;
    mutable QImage m_fitted; ///< the picture at the size at which it was drawn last
    mutable QSize m_fittedTo;
};

} // namespace ui
