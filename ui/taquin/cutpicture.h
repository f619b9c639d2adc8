// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.h"

#include <QImage>

#include <array>
#include <vector>

class QPainter;
class QPainterPath;

namespace ui {

/// A picture that is spread over a board and cut into its cells. Parts and whole are drawn from one image, scaled by
/// Lanczos' filter to the pixels of the device and aligned with them, so that they are equally smooth at any scale.
class CutPicture {
public:
    CutPicture() = default;
    CutPicture(const QImage &picture, core::Grid grid);

    bool isNull() const { return m_picture.isNull(); }
    /// Returns whether what lies below the picture shows through somewhere.
    bool isTransparent() const { return m_picture.hasAlphaChannel(); }
    /// Paints the part of one cell, whose centre lies in the origin, within a path.
    void paintPart(QPainter &painter, int cell, const QPainterPath &path) const;
    /// Paints the whole picture over the board, a cell of which is one unit.
    void paintWhole(QPainter &painter) const;
    /// Returns whether the parts below the whole picture only make a file larger.
    bool covers(const QPainter &painter) const;

private:
    const QImage &fitted(const QPainter &painter, const QSize &pixels) const;
    const QImage &scaled(const QSize &size) const;
    const QImage &partOf(const QImage &image, int cell, const QRect &part) const;
    bool needsExactPixels(const QImage &image) const;
    void drawOnPaper(QPainter &painter, const QRectF &place, const QImage &image, bool isExact) const;
    QSize pixelsOf(const QPainter &painter) const;

    QImage m_picture;
    core::Grid m_grid;
    /// The picture at the sizes at which it was painted last. There are two, since rounding can give parts and whole
    /// different ones.
    mutable std::array<QImage, 2> m_scaled;
    mutable qint64 m_judged = 0; ///< the key of the image that was judged last
    mutable bool m_needsExactPixels = false;
    mutable qint64 m_cut = 0; ///< the key of the image that the parts are cut from
    mutable std::vector<QImage> m_parts;
};

} // namespace ui
