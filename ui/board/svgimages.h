// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace board {

/// Returns a drawing by QSvgGenerator, which stores all images as PNG, after replacing each image by a JPEG
/// if that takes fewer bytes and looks the same: a photograph takes a fifth, and a drawing of fine lines
/// stays exact.
QByteArray withSmallImages(const QByteArray &svg);

} // namespace board
