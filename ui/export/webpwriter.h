// SPDX-License-Identifier: MIT
#pragma once

#include "export/animationwriter.h"

#include <QSize>

struct WebPAnimEncoder;

namespace exports {

/// Writes an animated WebP (RFC 9649) in all colours, by libwebp. Of each image it keeps, compressed, only what
/// differs from the one before; the file begins with its size and so is written at the end.
class WebpWriter : public AnimationWriter {
public:
    WebpWriter(QIODevice &device, const QSize &size, bool repeats);
    ~WebpWriter() override;

    bool add(const QImage &image, int centiseconds) override;
    bool close() override;

private:
    QIODevice &m_device;
    const QSize m_size;
    WebPAnimEncoder *m_encoder;
    bool m_good;
    int m_milliseconds = 0; ///< the time of all images so far
};

} // namespace exports
