// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace tests {

/// Returns whether an area of a picture has more than one colour.
bool hasInk(const QImage &picture, const QRect &part);

} // namespace tests
