// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRect>
#include <QSize>

namespace ui {

/// The part of a picture that is cut: a frame with the proportions of the board, inside the picture. All in
/// pixels of the picture.
class CropFrame {
public:
    /// The largest part in the middle for a board of so many columns and rows.
    CropFrame(const QSize &picture, const QSize &cut);

    QSize cut() const { return m_cut; }
    /// Other proportions about the same middle, as large as before where that fits.
    void setCut(const QSize &cut);

    /// The size as a part of the largest one there is, 0 to 1.
    double size() const { return m_cell / largest(); }
    void setSize(double part);
    void moveBy(const QPointF &way);
    void moveTo(const QPointF &middle);
    /// Takes a corner to this point, or near it where the frame must stay in shape; the corner opposite
    /// rests.
    void dragCorner(Qt::Corner corner, const QPointF &to);

    QRectF frame() const;
    /// The frame in whole pixels.
    QRect rect() const;

private:
    double largest() const; ///< side of a cell
    double smallest() const;
    void settle();

    QSize m_picture;
    QSize m_cut;
    QPointF m_middle;
    double m_cell; ///< side of a cell
};

} // namespace ui
