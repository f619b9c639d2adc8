// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/picture.h"

#include <optional>

class QMimeData;

namespace taquin {

/// Whether dropped or pasted data has a picture or a file in it. Quick enough to be asked while it hangs over
/// the window.
bool mayHavePicture(const QMimeData &data);

/// Where to read the picture in dropped or pasted data from: the first local file, else a picture's bytes,
/// else its pixels. For the thread of the window.
std::optional<PictureSource> pictureSource(const QMimeData &data);

} // namespace taquin
