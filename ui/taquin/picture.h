// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QString>

#include <optional>
#include <variant>

class QMimeData;

namespace taquin {

/// A picture fit for cutting: upright, in sRGB, RGB32 or (where it is transparent) ARGB32_Premultiplied.
struct Picture {
    static constexpr int longestSide = 2048;                ///< pixels; larger ones are made smaller
    static constexpr int shortestSide = 16;                 ///< pixels; thinner ones cannot be cut
    static constexpr qint64 mostBytes = qint64(512) << 20;  ///< of a file
    static constexpr qint64 mostPixels = qint64(256) << 20; ///< more would take too long
    static constexpr qint64 mostMemory = qint64(224) << 20; ///< bytes, while it is decoded

    QImage image;
    QString name;    ///< that the player knows: "holiday.jpg"
    QString warning; ///< a sentence when only a part of the picture could be read, else empty
};

/// Where a picture is to be read from.
struct PictureSource {
    QString name;                                   ///< empty for a file, whose path is its name
    std::variant<QString, QByteArray, QImage> data; ///< the path of a file, the bytes of one, or pixels
};

/// The picture, or a sentence that says why there is none.
using PictureReading = std::variant<Picture, QString>;

/// Reads PNG, JPEG, GIF (its first frame), BMP, WebP and TIFF, recognised by their content. Everything else,
/// and every picture too large in time or memory, is refused before it is decoded. Reading can take seconds:
/// call it in a thread of the pool.
PictureReading readPicture(const PictureSource &source);

/// Whether a file is a picture of a kind that `readPicture` knows, if only to say why it cannot be read.
bool isPicture(const QString &path);

/// Whether dropped or pasted data has a picture or a file in it. Quick enough to be called while it is
/// dragged over the window.
bool mayHavePicture(const QMimeData &data);

/// The source of the picture in dropped or pasted data: the first local file, else a picture's bytes, else
/// its pixels. To be called in the main thread.
std::optional<PictureSource> pictureSource(const QMimeData &data);

/// The picture downscaled by averaging so that its longest side is at most `longest` pixels; 32 bits a pixel,
/// premultiplied where it is transparent. It needs little memory whatever the picture's format, where
/// QImage::scaled makes a 32-bit copy of the whole picture first.
QImage downscaled(const QImage &picture, int longest);

} // namespace taquin
