// SPDX-License-Identifier: MIT
#include "pages/ink.h"

namespace tests {

bool hasInk(const QImage &picture, const QRect &part)
{
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            if (picture.pixel(x, y) != picture.pixel(part.topLeft()))
                return true;
        }
    }
    return false;
}

} // namespace tests
