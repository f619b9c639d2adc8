// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace board {

/// Returns a drawing by QSvgGenerator, which stores all images as PNG, with JPEG for those that are opaque and smaller
/// so: a photograph takes a fifth of the bytes.
QByteArray withSmallImages(const QByteArray &svg);

} // namespace board
