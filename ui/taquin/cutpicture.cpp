// SPDX-License-Identifier: MIT
#include "taquin/cutpicture.h"

#include "board/faithfuljpeg.h"
#include "board/resample.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr qint64 mostPixels = 8 << 20; // pixels of an enlarged picture; the system enlarges it further
constexpr int usualSide = 1000;        // pixels of the side of a picture in a drawing
constexpr int printedResolution = 300; // pixels per inch on paper
constexpr int jpegQualityOfPdf = 94;   // the quality with which Qt writes a JPEG

bool isFor(const QPainter &painter, QPaintEngine::Type type)
{
    return painter.paintEngine() && painter.paintEngine()->type() == type;
}

/// Returns whether the painter writes SVG, whose engine cannot fill a path with a picture but can draw images.
bool isDrawing(const QPainter &painter)
{
    return isFor(painter, QPaintEngine::SVG);
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

/// Returns the picture as it is painted on a board of this many pixels of the device. For a screen it has
/// exactly these pixels, so that no system scales it again; for paper it has no more than can be printed; in
/// a drawing it has a whole multiple of the drawing's units, since viewers scale well by whole factors, while
/// browsers break fine lines at other scales.
const QImage &CutPicture::fitted(const QPainter &painter, const QSize &pixels) const
{
    const auto longer = [](const QSize &size) { return std::max(size.width(), size.height()); };
    if (isDrawing(painter)) {
        const int wanted = std::min(longer(m_picture.size()), usualSide);
        const QSize size = pixels * ((wanted + longer(pixels) - 1) / longer(pixels));
        return longer(size) > 2 * longer(m_picture.size()) ? m_picture : scaled(size);
    }
    if (!isFor(painter, QPaintEngine::Pdf))
        return qint64(pixels.width()) * pixels.height() > mostPixels ? m_picture : scaled(pixels);
    const double perInch = painter.device()->logicalDpiX();
    const QSize size = (QSizeF(pixels) * std::min(1.0, printedResolution / perInch)).toSize();
    return longer(size) < longer(m_picture.size()) ? scaled(size.expandedTo({1, 1})) : m_picture;
}

const QImage &CutPicture::scaled(const QSize &size) const
{
    if (size == m_picture.size())
        return m_picture;
    if (m_scaled[0].size() != size) {
        std::swap(m_scaled[0], m_scaled[1]);
        if (m_scaled[0].size() != size)
            m_scaled[0] = board::resampled(m_picture, size);
    }
    return m_scaled[0];
}

/// Returns a copy of an image that JPEG would damage, else null. Qt's PDF engine stores an image once, and as
/// JPEG if it fills a path first, as parts of the picture do.
const QImage &CutPicture::withoutLoss(const QImage &image) const
{
    if (std::exchange(m_judged, image.cacheKey()) != image.cacheKey())
        m_withoutLoss = board::faithfulJpeg(image, jpegQualityOfPdf).isEmpty() ? image.copy() : QImage();
    return m_withoutLoss;
}

void CutPicture::paintPart(QPainter &painter, int cell, const QPainterPath &path) const
{
    const QPointF corner(-0.5 - m_grid.column(cell), -0.5 - m_grid.row(cell));
    const QSize pixels = pixelsOf(painter);
    const QImage &image = fitted(painter, pixels);
    if (isDrawing(painter)) {
        const QTransform toPicture = QTransform::fromTranslate(-corner.x(), -corner.y()) *
                                     QTransform::fromScale(double(image.width()) / m_grid.columns,
                                                           double(image.height()) / m_grid.rows);
        const QRect part = toPicture.mapRect(path.boundingRect()).toAlignedRect().intersected(image.rect());
        painter.drawImage(toPicture.inverted().mapRect(QRectF(part)), image.copy(part));
        return;
    }
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
    const bool isOnPaper = isFor(painter, QPaintEngine::Pdf);
    const QTransform toDevice = painter.deviceTransform();
    QRectF place = board;
    QSize pixels = pixelsOf(painter);
    if (!isOnPaper && !isDrawing(painter)) {
        const QRectF device = onPixels(toDevice.mapRect(board));
        place = toDevice.inverted().mapRect(device);
        pixels = device.size().toSize();
    }
    const QImage &image = fitted(painter, pixels);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const bool isExact = isOnPaper && !withoutLoss(image).isNull();
    painter.setRenderHint(QPainter::LosslessImageRendering, isExact);
    painter.drawImage(place, isExact ? m_withoutLoss : image);
    painter.restore();
}

bool CutPicture::covers(const QPainter &painter) const
{
    return !m_picture.hasAlphaChannel() && (isDrawing(painter) || isFor(painter, QPaintEngine::Pdf));
}

} // namespace ui
