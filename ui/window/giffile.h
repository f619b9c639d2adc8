// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

class QIODevice;
struct GifFileType;

namespace window {

/// Writes an animated GIF (CompuServe, 1990) picture by picture. Of each picture only what differs from the
/// one before is written, in at most 255 colours of its own.
class GifFile {
public:
    /// The device is open for writing, and outlives this. A film that repeats does so for ever.
    GifFile(QIODevice &device, const QSize &size, bool repeats);
    ~GifFile();
    Q_DISABLE_COPY_MOVE(GifFile)

    /// A picture of the film's size, seen for so many hundredths of a second. False when the device takes no
    /// more; nothing is written from then on.
    bool add(const QImage &picture, int hundredths);
    /// The end of the file; false when it could not be written whole. The device stays open.
    bool close();

private:
    struct Changes;

    QRect changed(const QImage &picture) const;
    Changes changes(const QImage &picture, const QRect &part) const;
    bool writeTiming(int hundredths);
    bool writePart(const QRect &part, const Changes &changes);

    const QSize m_size;
    GifFileType *m_gif;
    bool m_good;
    QImage m_last; ///< as it was given, not as it was written
};

} // namespace window
