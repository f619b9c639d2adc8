// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/cropframe.h"

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include <functional>
#include <optional>

namespace ui {

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
