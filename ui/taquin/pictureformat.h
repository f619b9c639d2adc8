// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QSize>

class QIODevice;

namespace taquin {

/// What a file is by its first bytes, whatever its name says.
enum class PictureFormat { Png, Jpeg, Gif, Bmp, WebP, Tiff, Svg, Packed, Heif, Unknown };

inline constexpr qint64 headLength = 4096; ///< bytes that tell a format

/// Four bytes, the lowest first, all of which must be there.
quint32 numberAt(const QByteArray &bytes, int at);

PictureFormat formatOf(const QByteArray &head);

/// The size that the header of a PNG or a BMP tells, however large; invalid for the other formats. Qt calls a
/// size that is too large for it no size at all.
QSize declaredSize(const QByteArray &head, PictureFormat format);

/// The name by which Qt reads the format; empty for those that are not read.
QByteArray readerOf(PictureFormat format);

/// Whether the file ends before its picture does. Qt's readers of JPEG, GIF and BMP fill in what is missing
/// and call it success, so the end is looked for here; false for the formats whose readers tell. Bytes behind
/// a proper end are legal, and common. Reads the device from its beginning.
bool isTruncated(QIODevice &device, PictureFormat format);

} // namespace taquin
