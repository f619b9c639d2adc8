// SPDX-License-Identifier: MIT
#pragma once

#include "export/animationwriter.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>

struct WebPAnimEncoder;

namespace exports {

/// Writes an animated WebP (RFC 9649) in all colours, by libwebp. Of each image it stores only what differs
/// from the one before. libwebp keeps in memory all that it has compressed, so a long animation consists of
/// several sections, each of which is written once a certain number of pixels have changed in it.
class WebpWriter : public AnimationWriter {
    Q_DECLARE_TR_FUNCTIONS(exports::WebpWriter)

public:
    static constexpr qint64 mostBytes = qint64(1) << 30; ///< the largest file
    static constexpr qint64 pixelsHeld = 1 << 24;        ///< the changed pixels of a section

    /// The device must not be sequential: the file begins with its size.
    WebpWriter(QIODevice &device, const QSize &size, bool repeats, qint64 most = mostBytes);
    ~WebpWriter() override;

    bool add(const QImage &image, int centiseconds) override;
    bool close() override;
    QString fault() const override;

private:
    bool writeHeader();
    bool writeStretch();
    bool write(const QByteArray &bytes);

    QIODevice &m_device;
    const QSize m_size;
    const bool m_repeats;
    const qint64 m_most; ///< the largest size of the file
    WebPAnimEncoder *m_encoder;
    bool m_good;
    QImage m_last;
    qint64 m_changed = 0;   ///< the pixels that changed in the current section
    int m_milliseconds = 0; ///< the duration of the images of the current section
    qint64 m_bytes = 0;     ///< the size of the file so far
};

} // namespace exports
