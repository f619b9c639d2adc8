// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace taquin {

/// The picture with its longest side at most `longest` pixels, each the mean of those it stands for; 32 bits
/// a pixel, premultiplied where it is transparent. Takes little memory beside the picture whatever its
/// format, where QImage::scaled makes a 32-bit copy of all of it first.
QImage shrunk(const QImage &picture, int longest);

} // namespace taquin
