// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace board {

/// Returns a drawing by QSvgGenerator, which stores all images as PNG, with each opaque image stored as JPEG if that
/// takes less than a third of the bytes: a photograph takes a fifth, and a drawing stays exact.
QByteArray withSmallImages(const QByteArray &svg);

} // namespace board
