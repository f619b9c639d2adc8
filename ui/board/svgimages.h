// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace board {

/// Returns a drawing by QSvgGenerator, which stores all images as PNG, with each opaque image stored as JPEG if that
/// is smaller: a photograph takes a fifth of the bytes.
QByteArray withSmallImages(const QByteArray &svg);

} // namespace board
