// SPDX-License-Identifier: MIT
#pragma once

#include <QCache>
#include <QPixmap>
#include <QTransform>

#include <functional>

namespace board {

/// Pictures of pieces and marks in device pixels, for one scale at a time: copying 1600 tiles takes a millisecond,
/// drawing them takes fifty. Beyond 128 MB the least recently used pictures are dropped.
class PictureCache {
public:
    struct Key {
        int face;
        int turn;
        double scale = 1; ///< the scale relative to that of the cache
        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed)
        {
            return qHashMulti(seed, key.face, key.turn, key.scale);
        }
    };
    struct Picture {
        QPixmap pixmap;
        QPoint corner; ///< the top left corner in device pixels, relative to the origin of what was painted
    };
    using Paint = std::function<void(QPainter &)>;

    PictureCache();

    /// Sets the device pixels per unit; a different scale clears the cache.
    void setScale(double scale);
    double scale() const { return m_scale; }
    void clear() { m_pictures.clear(); }
    /// Returns the picture for a key; if it is missing, `paint` draws it, in scene units and within `rect`. The
    /// reference is valid until the next call.
    const Picture &picture(const Key &key, const QRectF &rect, const Paint &paint);

private:
    Picture make(const QRectF &rect, const Paint &paint) const;

    QCache<Key, Picture> m_pictures;
    Picture m_last;
    double m_scale = 0;
};

/// Makes the painter's unit one device pixel, so that pictures are copied without being scaled or smoothed. Returns
/// the transform from scene points to device pixels.
QTransform enterDevicePixels(QPainter &painter);

} // namespace board
