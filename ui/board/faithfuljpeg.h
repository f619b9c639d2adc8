// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

class QImage;

namespace board {

/// Returns an image as a JPEG file of this quality, from 0 to 100. Returns nothing if the image is
/// transparent, or if the file would be visibly different, by a peak signal-to-noise ratio below 36 dB: fine
/// lines in strong colours would be, since Qt halves the resolution of colours.
QByteArray faithfulJpeg(const QImage &image, int quality);

} // namespace board
