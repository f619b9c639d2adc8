// SPDX-License-Identifier: MIT
#include "board/picturecache.h"

#include <QPainter>

namespace board {

namespace {

constexpr qsizetype mostKilobytes = qsizetype(128) * 1024;

} // namespace

PictureCache::PictureCache() : m_pictures(mostKilobytes) {}

void PictureCache::setScale(double scale)
{
    if (qFuzzyCompare(scale, m_scale))
        return;
    m_scale = scale;
    clear();
}

const PictureCache::Picture &PictureCache::picture(const Key &key, const QRectF &rect, const Paint &paint)
{
    if (const Picture *known = m_pictures.object(key))
        return *known;
    // QCache immediately deletes an object that is larger than the whole cache, hence the copy.
    m_last = make(rect, paint);
    const qsizetype kilobytes = qsizetype(m_last.pixmap.width()) * m_last.pixmap.height() * 4 / 1024 + 1;
    m_pictures.insert(key, new Picture(m_last), kilobytes);
    return m_last;
}

PictureCache::Picture PictureCache::make(const QRectF &rect, const Paint &paint) const
{
    const QRect pixels = QRectF(rect.topLeft() * m_scale, rect.size() * m_scale).toAlignedRect();
    Picture picture{QPixmap(pixels.size().expandedTo({1, 1})), pixels.topLeft()};
    picture.pixmap.fill(Qt::transparent);
    QPainter painter(&picture.pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(-pixels.topLeft());
    painter.scale(m_scale, m_scale);
    paint(painter);
    return picture;
}

QTransform enterDevicePixels(QPainter &painter)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QTransform toDevice = painter.worldTransform() * QTransform::fromScale(ratio, ratio);
    painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    return toDevice;
}

} // namespace board
