// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <memory>

class QImage;
class QIODevice;
class QSize;

namespace exports {

/// Writes an animation image by image.
class AnimationWriter {
public:
    virtual ~AnimationWriter() = default;
    Q_DISABLE_COPY_MOVE(AnimationWriter)

    /// Returns the writer for a file name's suffix, "gif" or "webp" in upper or lower case; null for any other. The
    /// device must be open for writing and outlive the writer. `repeats` makes the animation loop forever.
    static std::unique_ptr<AnimationWriter> make(const QString &suffix, QIODevice &device, const QSize &size,
                                                 bool repeats);

    /// Adds an image of the size of the animation, to be shown for this time in hundredths of a second. Returns
    /// false if it could not be added; nothing is added from then on.
    virtual bool add(const QImage &image, int centiseconds) = 0;
    /// Writes the rest of the file. Returns false if the animation could not be written completely. The device
    /// stays open.
    virtual bool close() = 0;
    /// Returns a sentence on the limit of the file format that kept an image from being added; else empty.
    virtual QString fault() const { return {}; }

protected:
    AnimationWriter() = default;
};

} // namespace exports
