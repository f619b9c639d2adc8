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
    static constexpr int longestSide = 2048;                  ///< pixels; larger ones are made smaller
    static constexpr int shortestSide = 16;                   ///< pixels; below there is nothing to cut
    static constexpr qint64 mostBytes = qint64(512) << 20;    ///< of a file
    static constexpr qint64 mostDecoded = qint64(1024) << 20; ///< bytes of all pixels as the file has them

    QImage image;
    QString name;    ///< as the player knows it: "holiday.jpg"
    QString warning; ///< a sentence when only a part of it could be read, else empty
};

/// Where a picture is to be read from.
struct PictureSource {
    QString name;                                   ///< for a file: empty, its path says it
    std::variant<QString, QByteArray, QImage> data; ///< the path of a file, the bytes of one, or pixels
};

/// The picture, or why there is none in one sentence.
using PictureReading = std::variant<Picture, QString>;

/// Reads PNG, JPEG, GIF (its first frame), BMP, WebP and TIFF, told by their content. Everything else, and
/// everything that would take more time or memory than a picture should, is refused before it is decoded.
/// Takes up to seconds: for a thread of the pool.
PictureReading readPicture(const PictureSource &source);

/// Whether dropped or pasted data has a picture or a file in it. Quick enough to be asked while it hangs over
/// the window.
bool mayHavePicture(const QMimeData &data);

/// Where to read the picture in dropped or pasted data from: the first local file, else a picture's bytes,
/// else its pixels. For the thread of the window.
std::optional<PictureSource> pictureSource(const QMimeData &data);

/// The picture with its longest side at most `longest` pixels, each the mean of those it stands for; 32 bits
/// a pixel, premultiplied where it is transparent. Takes little memory beside the picture whatever its
/// format, where QImage::scaled makes a 32-bit copy of all of it first.
QImage shrunk(const QImage &picture, int longest);

} // namespace taquin
