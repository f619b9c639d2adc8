// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "taquin/picture.h"

#include <QImage>
#include <QObject>
#include <QRect>
#include <QString>

#include <functional>
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

/// Gets a kept picture or a sample by its id: at once when it was used lately, else by a thread of the pool.
/// `use` is not called when `context` is gone by then; it gets a null image when the picture is gone.
void loadPicture(const QString &id, QObject *context, const std::function<void(const QImage &)> &use);

/// Reads a picture in the background, lets the player choose its part and the cut, and puts the board of it
/// on the desk as a new act. Whatever is wrong with it is said, and the game stays as it is.
void openPicture(const Desk &desk, const ::taquin::PictureSource &source);

/// The same for a picture that is kept already, or a sample.
void openStoredPicture(const Desk &desk, const QString &id, const QString &name);

/// For the dialog that chooses a file.
QStringList pictureFilters();

/// The way back to plain numbers, on a board of the same size.
void showNumbers(const Desk &desk);

} // namespace ui
