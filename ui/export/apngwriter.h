// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

class QIODevice;

namespace exports {

/// Writes an animated PNG (PNG specification, third edition, 2025) image by image, in all colours. Of each image
/// it writes only the rectangle that differs from the one before. A program that does not support animations
/// shows the first image.
class ApngWriter {
public:
    /// The device must be open for writing, be able to seek, and outlive the writer. `repeats` makes the animation
    /// loop forever.
    ApngWriter(QIODevice &device, const QSize &size, bool repeats);

    /// Adds an image of the size of the animation, to be shown for this time in hundredths of a second. Returns
    /// false if it has another size, or if the device cannot be written to.
    bool add(const QImage &image, int centiseconds);
    /// Writes the end of the file, and at its beginning the number of its images. Returns false if it could not be
    /// written completely.
    bool close();

private:
    bool write(const QByteArray &bytes);
    bool writeControl();
    bool writeImage(const QRect &rect, int centiseconds, const QByteArray &pixels);

    QIODevice &m_device;
    const QSize m_size;
    const bool m_repeats;
    QImage m_last;
    quint32 m_images = 0;
    quint32 m_number = 0;   ///< the number of the next chunk of the animation
    qint64 m_controlAt = 0; ///< where the number of the images stands
};

} // namespace exports
