// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

#include <vector>

class QIODevice;

namespace exports {

/// Writes an animated PNG (PNG specification, third edition, 2025) in all colours. Of each image it writes
/// only the rectangle that differs from the one before. A program that does not support animations shows the
/// first image.
class ApngWriter {
public:
    /// The device must be open for writing and outlive the writer. `repeats` makes the animation loop
    /// forever.
    ApngWriter(QIODevice &device, const QSize &size, bool repeats);

    /// Adds an image of the size of the animation, to be shown for this time in hundredths of a second.
    bool add(const QImage &image, int centiseconds);
    /// Writes the file, which begins with the number of its images. Returns false if it could not be written
    /// completely.
    bool close();

private:
    struct Frame {
        QRect rect;
        int centiseconds;
        QByteArray pixels; ///< the compressed pixels
    };

    QIODevice &m_device;
    const QSize m_size;
    const bool m_repeats;
    QByteArray m_header;
    QImage m_last;
    std::vector<Frame> m_frames;
};

} // namespace exports
