// SPDX-License-Identifier: MIT
#include "taquin/cutpicture.h"

#include "board/faithfuljpeg.h"
#include "board/painterstate.h"
#include "board/resample.h"

#include <QPagedPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <span>
#include <utility>

namespace ui {

namespace {

constexpr qint64 mostPixels = 8 << 20;   // pixels of an enlarged picture; the system enlarges it further
constexpr int usualSide = 1000;          // pixels of the side of a picture in a drawing
constexpr int printedResolution = 300;   // pixels per inch on paper
constexpr int mostEnlarged = 3;          // how many times a picture's side is enlarged for paper
constexpr int jpegQualityOfPdf = 94;     // the quality with which Qt writes a JPEG
constexpr double viewersRounding = 0.02; // in printed pixels; viewers round the right edge of a picture up

bool isFor(const QPainter &painter, QPaintEngine::Type type)
{
    return painter.paintEngine() && painter.paintEngine()->type() == type;
}

/// Returns whether the painter writes SVG, whose engine cannot fill a path with a picture but can draw images.
bool isDrawing(const QPainter &painter)
{
    return isFor(painter, QPaintEngine::SVG);
}

bool isOnPaper(const QPainter &painter)
{
    return isFor(painter, QPaintEngine::Pdf);
}

/// Returns a rectangle whose edges are the nearest edges of pixels.
QRectF onPixels(const QRectF &rect)
{
    return QRectF(QPointF(qRound(rect.left()), qRound(rect.top())),
                  QPointF(qRound(rect.right()), qRound(rect.bottom())));
}

/// Returns the number of units of a painter on paper that a printed pixel measures.
double printedPixel(const QPainter &painter)
{
    return double(painter.device()->logicalDpiX()) / printedResolution;
}

/// Returns a rectangle whose edges are the nearest edges of pixels of the page as it is printed, where a viewer need
/// not scale the picture.
QRectF onPrintedPixels(const QRectF &rect, const QPainter &painter)
{
    const auto *paper = dynamic_cast<const QPagedPaintDevice *>(painter.device());
    const QPointF origin =
        paper ? QPointF(paper->pageLayout().paintRectPixels(painter.device()->logicalDpiX()).topLeft())
              : QPointF();
    const double pixel = printedPixel(painter);
    const QTransform toPixels =
        QTransform::fromTranslate(origin.x(), origin.y()) * QTransform::fromScale(1 / pixel, 1 / pixel);
    return toPixels.inverted().mapRect(onPixels(toPixels.mapRect(rect)));
}

/// Returns a picture in a format for painting; one whose pixels are all opaque has no alpha channel.
QImage forPainting(const QImage &picture)
{
    if (!picture.hasAlphaChannel())
        return picture.convertToFormat(QImage::Format_RGB32);
    const QImage pixels = picture.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < pixels.height(); ++y) {
        const std::span row(reinterpret_cast<const QRgb *>(pixels.constScanLine(y)),
                            std::size_t(pixels.width()));
        if (std::ranges::any_of(row, [](QRgb pixel) { return qAlpha(pixel) < 255; }))
            return pixels;
    }
    return pixels.convertToFormat(QImage::Format_RGB32);
}

} // namespace

CutPicture::CutPicture(const QImage &picture, core::Grid grid) : m_picture(forPainting(picture)), m_grid(grid)
{
}

/// Returns the number of the device's pixels that the whole board covers.
QSize CutPicture::pixelsOf(const QPainter &painter) const
{
    const QRectF board = painter.deviceTransform().mapRect(QRectF(0, 0, m_grid.columns, m_grid.rows));
    return QSizeF(board.size()).toSize().expandedTo({1, 1});
}

/// Returns the picture as it is painted on a board of so many pixels of the device. A picture for a screen has as many,
/// which no system scales again. One for paper has no more than can be printed. One in a drawing has a whole multiple
/// of the drawing's units, since viewers scale by whole factors well: browsers break fine lines otherwise.
const QImage &CutPicture::fitted(const QPainter &painter, const QSize &pixels) const
{
    const auto longer = [](const QSize &size) { return std::max(size.width(), size.height()); };
    if (isDrawing(painter)) {
        const int wanted = std::min(longer(m_picture.size()), usualSide);
        const QSize size = pixels * ((wanted + longer(pixels) - 1) / longer(pixels));
        return longer(size) > 2 * longer(m_picture.size()) ? m_picture : scaled(size);
    }
    if (!isOnPaper(painter))
        return qint64(pixels.width()) * pixels.height() > mostPixels ? m_picture : scaled(pixels);
    const QSize size = (QSizeF(pixels) / std::max(1.0, printedPixel(painter))).toSize().expandedTo({1, 1});
    return longer(size) > mostEnlarged * longer(m_picture.size()) ? m_picture : scaled(size);
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

/// Returns whether JPEG, as which Qt's PDF engine stores images unless it is told otherwise, would damage an image.
bool CutPicture::needsExactPixels(const QImage &image) const
{
    if (std::exchange(m_judged, image.cacheKey()) != image.cacheKey())
        m_needsExactPixels = board::faithfulJpeg(image, jpegQualityOfPdf).isEmpty();
    return m_needsExactPixels;
}

/// Draws an image on paper, whose rectangle is in the device's units. Fills with a picture would take viewers a hundred
/// times as long.
void CutPicture::drawOnPaper(QPainter &painter, const QRectF &place, const QImage &image, bool isExact) const
{
    const double inset = viewersRounding * printedPixel(painter);
    painter.setRenderHint(QPainter::LosslessImageRendering, isExact);
    painter.drawImage(
        painter.deviceTransform().inverted().mapRect(place.adjusted(inset, inset, -inset, -inset)), image);
}

/// Returns a part of an image. Parts are kept for paper, since a document stores each image once.
const QImage &CutPicture::partOf(const QImage &image, int cell, const QRect &part) const
{
    if (std::exchange(m_cut, image.cacheKey()) != image.cacheKey())
        m_parts.assign(std::size_t(m_grid.size()), {});
    QImage &kept = m_parts[std::size_t(cell)];
    if (kept.size() != part.size())
        kept = image.copy(part);
    return kept;
}

void CutPicture::paintPart(QPainter &painter, int cell, const QPainterPath &path) const
{
    const QPointF corner(-0.5 - m_grid.column(cell), -0.5 - m_grid.row(cell));
    const QSize pixels = pixelsOf(painter);
    const QImage &image = fitted(painter, pixels);
    const QTransform toDevice = painter.deviceTransform();
    if (isDrawing(painter) || isOnPaper(painter)) {
        const QTransform toPicture = QTransform::fromTranslate(-corner.x(), -corner.y()) *
                                     QTransform::fromScale(double(image.width()) / m_grid.columns,
                                                           double(image.height()) / m_grid.rows);
        const QRect part = toPicture.mapRect(path.boundingRect()).toAlignedRect().intersected(image.rect());
        const QRectF place = toPicture.inverted().mapRect(QRectF(part));
        if (isDrawing(painter))
            return painter.drawImage(place, image.copy(part));
        QRectF onPaper = toDevice.mapRect(place);
        onPaper.moveTopLeft(onPrintedPixels({onPaper.topLeft(), QSizeF()}, painter).topLeft());
        painter.save();
        painter.setClipPath(path, Qt::IntersectClip);
        drawOnPaper(painter, onPaper, partOf(image, cell, part), needsExactPixels(image));
        return painter.restore();
    }
    const QPointF begin = toDevice.map(corner);
    QBrush brush(image);
    brush.setTransform(QTransform::fromScale(double(pixels.width()) / image.width(),
                                             double(pixels.height()) / image.height()) *
                       QTransform::fromTranslate(qRound(begin.x()), qRound(begin.y())) * toDevice.inverted());
    painter.fillPath(path, brush);
}

void CutPicture::paintWhole(QPainter &painter) const
{
    const QTransform toDevice = painter.deviceTransform();
    QRectF place = toDevice.mapRect(QRectF(0, 0, m_grid.columns, m_grid.rows));
    if (isOnPaper(painter))
        place = onPrintedPixels(place, painter);
    else if (!isDrawing(painter))
        place = onPixels(place);
    const QImage &image = fitted(painter, place.size().toSize().expandedTo({1, 1}));
    const board::PainterState state(painter);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (isOnPaper(painter))
        drawOnPaper(painter, place, image, needsExactPixels(image));
    else
        painter.drawImage(toDevice.inverted().mapRect(place), image);
}

bool CutPicture::covers(const QPainter &painter) const
{
    return !m_picture.hasAlphaChannel() && (isDrawing(painter) || isOnPaper(painter));
}

} // namespace ui
