// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QString>

#include <optional>

namespace ui {

/// How a taquin of pictures is dressed: which picture, and what part of it is cut. As the look of an instance
/// it is one word, "picture=ID" or "picture=ID,crop=X:Y:WIDTH:HEIGHT" in pixels of the picture.
struct PictureLook {
    QString id;
    QRect crop; ///< null for the largest part in the middle that has the board's proportions

    static std::optional<PictureLook> read(const QString &look);
    QString write() const;

    /// What is cut of a picture of this size for a board of so many cells.
    QRect part(const QSize &picture, const QSize &cells) const;
};

} // namespace ui
