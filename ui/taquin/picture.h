// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QString>

#include <optional>
#include <variant>

class QMimeData;

namespace taquin {

/// A picture fit for cutting: upright, in sRGB, RGB32 or (if it is transparent) ARGB32_Premultiplied.
struct Picture {
    static constexpr int longestSide = 2048; ///< the longest side in pixels; larger pictures are downscaled
    static constexpr int shortestSide = 16;  ///< the shortest side in pixels of a picture that can be cut
    static constexpr qint64 mostBytes = qint64(512) << 20;  ///< the most bytes of a file
    static constexpr qint64 mostPixels = qint64(256) << 20; ///< the most pixels; more would take too long
    static constexpr qint64 mostMemory = qint64(224) << 20; ///< the most bytes during decoding

    QImage image;
    QString name;    ///< the name that the player knows: "holiday.jpg"
    QString warning; ///< a sentence if only a part of the picture could be read, else empty
};

/// The source that a picture is to be read from.
struct PictureSource {
    QString name;                                   ///< empty for a file, whose path is its name
    std::variant<QString, QByteArray, QImage> data; ///< the path of a file, the bytes of a file, or pixels
};

/// A picture, or a message why it cannot be read.
using PictureReading = std::variant<Picture, QString>;

/// Reads PNG, JPEG, GIF (its first frame), BMP, WebP and TIFF, recognised by their content. Everything else, and every
/// picture too large in time or memory, is refused before it is decoded. Reading can take seconds: call this function
/// in another thread.
PictureReading readPicture(const PictureSource &source);

/// Returns a file's picture downscaled to this side, for a list of previews; null if it cannot be read. It has the
/// same limits as `readPicture`, and is much faster for a photograph.
QImage picturePreview(const QString &path, int side);

/// Returns whether a file is a picture of a kind that `readPicture` knows, if only to explain why it cannot be read.
bool isPicture(const QString &path);

/// Returns whether dropped or pasted data contains a picture or a file. The check is quick enough to be made while the
/// data is dragged over the window.
bool mayHavePicture(const QMimeData &data);

/// Returns the source of the picture in dropped or pasted data: the first local file, else a picture's bytes, else its
/// pixels. Call it in the main thread.
std::optional<PictureSource> pictureSource(const QMimeData &data);

/// Returns the picture downscaled by averaging so that its longest side is at most `longest` pixels; 32 bits a pixel,
/// premultiplied if it is transparent. The function needs little memory whatever the picture's format, whereas
/// QImage::scaled makes a 32-bit copy of the whole picture first.
QImage downscaled(const QImage &picture, int longest);

} // namespace taquin
