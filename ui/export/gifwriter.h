// SPDX-License-Identifier: MIT
#pragma once

#include "export/animationwriter.h"

#include <QImage>
#include <QRgb>

#include <vector>

struct GifFileType;

namespace exports {

/// Pixels in a few colours: the palette, and for each pixel the index of its colour there.
struct IndexedColours {
    std::vector<QRgb> palette;
    std::vector<unsigned char> indices; ///< one index for each pixel, in raster order
};

/// Quantises the colours of these pixels to at most `mostColours`, which is at most 256, by the median cut of
/// Heckbert (1982), here cutting at the mean of the box with the largest error, and then refined by the method of
/// Lloyd (1982). If there are no more colours than that, every pixel keeps its own; else only plain areas do.
IndexedColours quantize(const std::vector<QRgb> &pixels, std::size_t mostColours);

/// Writes an animated GIF (CompuServe, 1990) image by image. Of each image it writes only what differs from
/// the one before, in at most 255 colours of its own.
class GifWriter : public AnimationWriter {
public:
    GifWriter(QIODevice &device, const QSize &size, bool repeats);
    ~GifWriter() override;

    bool add(const QImage &image, int centiseconds) override;
    bool close() override;

private:
    struct Changes;

    QRect changedRect(const QImage &image) const;
    Changes changes(const QImage &image, const QRect &rect) const;
    bool writeDelay(int centiseconds);
    bool writePixels(const QRect &rect, const Changes &changes);

    const QSize m_size;
    GifFileType *m_gif;
    bool m_good;
    QImage m_last; ///< the last image as it was given, before its colours were reduced
};

} // namespace exports
