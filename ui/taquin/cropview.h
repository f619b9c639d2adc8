// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QPixmap>
#include <QPointF>
#include <QRect>
#include <QSize>
#include <QWidget>

#include <functional>
#include <optional>

namespace ui {

/// The part of a picture that is cut: a frame inside the picture with the proportions of the board. All
/// lengths are in pixels of the picture.
class CropFrame {
public:
    /// Makes the largest frame in the middle of the picture; `cut` is the number of columns and rows.
    CropFrame(const QSize &picture, const QSize &cut);

    QSize cut() const { return m_cut; }
    /// Changes the proportions, keeping the centre and, if it fits, the area.
    void setCut(const QSize &cut);

    /// Returns the size as a fraction of the largest possible one, 0 to 1.
    double size() const { return m_cell / largestCell(); }
    void setSize(double fraction);
    void moveBy(const QPointF &offset) { moveTo(m_middle + offset); }
    void moveTo(const QPointF &middle);
    /// Moves a corner to this point, or as near to it as the proportions allow. The opposite corner does not move.
    void dragCorner(Qt::Corner corner, const QPointF &to);

    QRectF frame() const;
    /// Returns the frame in whole pixels.
    QRect rect() const;

private:
    double largestCell() const;
    double smallestCell() const;
    void constrain();

    QSize m_picture;
    QSize m_cut;
    QPointF m_middle;
    double m_cell; ///< the side of a cell
};

/// Shows a picture and the frame that is cut out of it, with the lines of the cut. The frame can be dragged,
/// resized by its corners, moved to a click, and moved and resized by keys and the wheel.
class CropView : public QWidget {
    Q_OBJECT

public:
    CropView(const QImage &picture, const QSize &cut, QWidget *parent = nullptr);

    const CropFrame &frame() const { return m_frame; }
    void setCut(const QSize &cut);
    void setFrameSize(double fraction);

    QSize sizeHint() const override { return {720, 520}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

Q_SIGNALS:
    void changed(); ///< the frame moved or was resized by hand

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QRectF pictureRect() const; ///< the rectangle of the picture in the widget
    double scale() const;       ///< the widget's pixels per pixel of the picture
    QPointF toPicture(const QPointF &point) const { return (point - pictureRect().topLeft()) / scale(); }
    QRectF frameRect() const;
    std::optional<Qt::Corner> cornerAt(const QPointF &point) const;
    void showCursor(const QPointF &point);
    bool applyKey(const QKeyEvent &event);
    void apply(const std::function<void(CropFrame &)> &change);
    void drawLines(QPainter &painter) const;
    void drawFrame(QPainter &painter) const;

    QImage m_picture;
    QPixmap m_shown; ///< the picture at the widget's size
    CropFrame m_frame;
    std::optional<Qt::Corner> m_corner; ///< the corner that is being dragged
    std::optional<QPointF> m_grip;      ///< the point of the picture at which the frame is being dragged
};

} // namespace ui
