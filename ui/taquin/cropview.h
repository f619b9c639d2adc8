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

/// Shows a picture and the frame that is cut out of it, with the lines of the cut. The frame is dragged,
/// resized by its corners, sent to where one clicks, and moved and resized by keys and the wheel.
class CropView : public QWidget {
    Q_OBJECT

public:
    CropView(const QImage &picture, const QSize &cut, QWidget *parent = nullptr);

    const CropFrame &frame() const { return m_frame; }
    void setCut(const QSize &cut);
    void setFrameSize(double part);

    QSize sizeHint() const override { return {720, 520}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

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
    QRectF pictureRect() const; ///< in the widget
    double scale() const;       ///< pixels of the widget for one of the picture
    QPointF toPicture(const QPointF &point) const;
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
    std::optional<Qt::Corner> m_corner; ///< that is being dragged
    std::optional<QPointF> m_grip;      ///< where in the picture the frame is held
};

} // namespace ui
