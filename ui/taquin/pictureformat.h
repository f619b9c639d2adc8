// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QSize>

class QIODevice;

namespace taquin {

/// The format that the first bytes of a file show, whatever its name says.
enum class PictureFormat { Png, Jpeg, Gif, Bmp, WebP, Tiff, Svg, Compressed, Heif, Unknown };

inline constexpr qint64 headLength = 4096; ///< bytes enough to recognise a format

PictureFormat formatOf(const QByteArray &head);

/// The size in the header of a PNG or a BMP, however large; invalid for other formats. Qt reports a size that
/// is too large for it as no size.
QSize declaredSize(const QByteArray &head, PictureFormat format);

/// How many bytes for each pixel the format's decoder takes beside the picture that it makes. Moves in the
/// device.
double bytesBeside(QIODevice &device, PictureFormat format);

/// Whether a PNG has a chunk beside its pixels of more than 16 MB, or more chunks than any picture: its reader
/// takes the memory for what a chunk says that it holds, whether it is there or not. Moves in the device.
bool claimsTooMuch(QIODevice &device, PictureFormat format);

/// The name by which Qt reads the format; empty for those that are not read.
QByteArray qtFormatName(PictureFormat format);

/// Whether the file ends before its picture does. Qt's readers of JPEG, GIF and BMP fill in the missing part
/// and report success, so that the end is searched for here. False for the formats whose readers report it.
/// Bytes behind a proper end are legal, and common. Reads the device from its beginning.
bool isTruncated(QIODevice &device, PictureFormat format);

} // namespace taquin
