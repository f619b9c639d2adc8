// SPDX-License-Identifier: MIT
#pragma once

#include <QRgb>

#include <vector>

namespace window {

/// A few colours in place of many: those that serve all pixels of a picture best, and for each pixel the
/// number of its own. By the median cut of Heckbert (1982), here cutting where it spares most. As long as
/// there are no more colours than wanted, every pixel keeps its own.
struct ColourCut {
    std::vector<QRgb> colours;
    std::vector<unsigned char> numbers; ///< of each pixel, in their order

    /// At most 256 colours.
    static ColourCut of(const std::vector<QRgb> &pixels, std::size_t most);
};

} // namespace window
