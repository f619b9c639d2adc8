// SPDX-License-Identifier: MIT
#include "anagrams/stamps.h"

#include <QPainter>

namespace ui {

void Stamps::stamp(QPainter &painter, QPointF at, const board::PictureCache::Key &look, const QRectF &extent,
                   const board::PictureCache::Paint &paint)
{
    painter.save();
    if (m_kept) {
        const QTransform toDevice = board::enterDevicePixels(painter);
        m_pictures.setScale(toDevice.m11());
        const board::PictureCache::Picture &picture = m_pictures.picture(look, extent, paint);
        painter.drawPixmap(toDevice.map(at).toPoint() + picture.corner, picture.pixmap);
    } else {
        painter.translate(at);
        paint(painter);
    }
    painter.restore();
}

} // namespace ui
