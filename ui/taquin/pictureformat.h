// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QSize>

class QIODevice;

namespace taquin {

/// The format that the first bytes of a file indicate, whatever its name.
enum class PictureFormat { Png, Jpeg, Gif, Bmp, WebP, Tiff, Svg, Compressed, Heif, Avif, Unknown };

inline constexpr qint64 headLength = 4096; ///< the bytes that suffice to recognise a format

PictureFormat formatOf(const QByteArray &head);

/// Returns the size in the header of a PNG, a BMP, a HEIF or an AVIF picture, however large; invalid for other formats.
/// Qt reports a size that is too large as no size, and its plug-ins for HEIF and AVIF decode the picture to find it.
QSize declaredSize(QIODevice &device, PictureFormat format);

/// Returns how many bytes per pixel the format's decoder takes in addition to the picture that it makes. Moves the
/// position in the device.
double bytesBeside(QIODevice &device, PictureFormat format);

/// Returns whether a PNG has a chunk of more than 16 MB other than its pixels, or more chunks than any real picture:
/// its reader allocates the memory that a chunk claims to hold, whether the data exists or not. Moves the position in
/// the device.
bool claimsTooMuch(QIODevice &device, PictureFormat format);

/// Returns the name by which Qt reads the format; empty for formats that are not read.
QByteArray qtFormatName(PictureFormat format);

/// Returns whether the file ends before its picture does. Qt's readers of JPEG, GIF and BMP fill in the missing part
/// and report success, so the end is searched for here. The result is false for formats whose readers report it.
/// Bytes after a proper end are legal, and common. Reads the device from its beginning.
bool isTruncated(QIODevice &device, PictureFormat format);

} // namespace taquin
