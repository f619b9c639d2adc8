// SPDX-License-Identifier: MIT
#pragma once

#include <QCache>
#include <QPixmap>
#include <QTransform>

#include <functional>

namespace board {

/// Pictures of pieces and marks in the pixels of the screen, for one scale at a time: 1600 tiles are copied
/// in a millisecond where drawing them takes fifty. The least used are dropped beyond 128 MB.
class PictureCache {
public:
    struct Key {
        int face;
        int turn;
        double size = 1; ///< of one unit
        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed)
        {
            return qHashMulti(seed, key.face, key.turn, key.size);
        }
    };
    struct Picture {
        QPixmap pixmap;
        QPoint corner; ///< its top left in device pixels, from the origin of what was painted
    };
    using Paint = std::function<void(QPainter &)>;

    PictureCache();

    /// Device pixels per unit; another scale than before forgets all.
    void setScale(double scale);
    double scale() const { return m_scale; }
    void clear() { m_pictures.clear(); }
    /// The picture of this look; `paint` draws a missing one, in scene units and within `extent`. It is good
    /// until the next call.
    const Picture &picture(const Key &key, const QRectF &extent, const Paint &paint);

private:
    Picture make(const QRectF &extent, const Paint &paint) const;

    QCache<Key, Picture> m_pictures;
    Picture m_last;
    double m_scale = 0;
};

/// From now on a unit of the painter is a pixel of its device, so that pictures are copied as they are,
/// neither scaled nor smoothed. Answers where scene points lie then.
QTransform enterDevicePixels(QPainter &painter);

} // namespace board
