// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pictureformat.h"

class QIODevice;

namespace taquin {

/// Whether the file ends before its picture does. Qt's readers of JPEG, GIF and BMP fill in what is missing
/// and call it success, so the end is looked for here; false for the formats whose readers tell. Bytes behind
/// a proper end are legal, and common. Reads the device from its beginning.
bool endsEarly(QIODevice &device, PictureFormat format);

} // namespace taquin
