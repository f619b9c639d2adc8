// SPDX-License-Identifier: MIT
#include "taquin/cutpicture.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

/// Returns whether the painter writes SVG, whose engine cannot fill a path with a picture but can draw images.
bool isDrawing(const QPainter &painter)
{
    return painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::SVG;
}

/// Returns a rectangle whose edges are the nearest edges of pixels.
QRectF onPixels(const QRectF &rect)
{
    return QRectF(QPointF(qRound(rect.left()), qRound(rect.top())),
                  QPointF(qRound(rect.right()), qRound(rect.bottom())));
}

} // namespace

CutPicture::CutPicture(const QImage &picture, core::Grid grid)
    : m_picture(picture.convertToFormat(picture.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied
                                                                  : QImage::Format_RGB32)),
      m_grid(grid)
{
}

/// Returns the number of the device's pixels that the whole board covers.
QSize CutPicture::pixelsOf(const QPainter &painter) const
{
    const QRectF board = painter.deviceTransform().mapRect(QRectF(0, 0, m_grid.columns, m_grid.rows));
    return QSizeF(board.size()).toSize().expandedTo({1, 1});
}

/// Returns the picture scaled to this size, or unscaled if it would be enlarged.
const QImage &CutPicture::fitted(const QSize &pixels) const
{
    if (pixels.width() >= m_picture.width() && pixels.height() >= m_picture.height())
        return m_picture;
    if (m_fittedTo != pixels) {
        m_fitted = m_picture.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        m_fittedTo = pixels;
    }
    return m_fitted;
}

void CutPicture::paintPart(QPainter &painter, int cell, const QPainterPath &path) const
{
    const QPointF corner(-0.5 - m_grid.column(cell), -0.5 - m_grid.row(cell));
    if (isDrawing(painter)) {
        const QTransform toPicture = QTransform::fromTranslate(-corner.x(), -corner.y()) *
                                     QTransform::fromScale(double(m_picture.width()) / m_grid.columns,
                                                           double(m_picture.height()) / m_grid.rows);
        const QRect part =
            toPicture.mapRect(path.boundingRect()).toAlignedRect().intersected(m_picture.rect());
        painter.drawImage(toPicture.inverted().mapRect(QRectF(part)), m_picture.copy(part));
        return;
    }
    const QSize pixels = pixelsOf(painter);
    const QImage &image = fitted(pixels);
    const QTransform toDevice = painter.deviceTransform();
    const QPointF begin = toDevice.map(corner);
    QBrush brush(image);
    brush.setTransform(QTransform::fromScale(double(pixels.width()) / image.width(),
                                             double(pixels.height()) / image.height()) *
                       QTransform::fromTranslate(qRound(begin.x()), qRound(begin.y())) * toDevice.inverted());
    painter.fillPath(path, brush);
}

void CutPicture::paintWhole(QPainter &painter) const
{
    const QRectF board(0, 0, m_grid.columns, m_grid.rows);
    if (isDrawing(painter)) {
        painter.drawImage(board, m_picture);
        return;
    }
    const QTransform toDevice = painter.deviceTransform();
    const QRectF pixels = onPixels(toDevice.mapRect(board));
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(toDevice.inverted().mapRect(pixels), fitted(pixels.size().toSize()));
    painter.restore();
}

} // namespace ui
