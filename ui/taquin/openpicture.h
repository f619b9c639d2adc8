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

/// The picture that a taquin shows, and the part of it that is cut. The look of an instance spells both in one word,
/// "picture=ID" or "picture=ID,crop=X:Y:WIDTH:HEIGHT", in pixels of the picture.
struct PictureLook {
    QString id;
    QRect crop; ///< null for the largest part in the middle that has the board's proportions

    static std::optional<PictureLook> read(const QString &look);
    QString write() const;

    /// Returns the part to be cut of a picture of this size; `cells` is the number of columns and rows.
    QRect part(const QSize &picture, const QSize &cells) const;
};

/// Loads a stored picture or a sample by its id, from a cache of recent pictures or in another thread. `use` is
/// called with a null image if the picture no longer exists, and is not called if `context` is destroyed first.
void loadPicture(const QString &id, QObject *context, const std::function<void(const QImage &)> &use);

/// Returns the part of a picture that this look cuts, as a file that another computer can read: a JPEG of a
/// photograph, a PNG of a picture that is transparent or has few colours. Empty if the look shows a sample, which
/// every computer has, or a picture that no longer exists.
QByteArray pictureFileOf(const QString &look);

/// Reads such a file from a saved game, and returns the look that shows it; empty if it is not a picture. The picture
/// is stored among the player's if `keeps`, else it is known until the program ends. May be called in any thread.
QString lookOfPictureFile(const QByteArray &file, bool keeps);

/// Returns whether the picture of this look is stored, or known from a saved game until the program ends.
bool knowsPicture(const QString &look);

/// Reads a picture in the background, lets the player choose its part and the cut, and begins a new act with it. If the
/// picture cannot be read, a message gives the reason and the game stays as it is.
void openPicture(const ToolContext &context, const ::taquin::PictureSource &source);

/// Lets the player choose a picture among previews, and opens it as `openPicture` does.
void askForPicture(const ToolContext &context);
/// Opens a stored picture or a sample as `openPicture` does.
void openStoredPicture(const ToolContext &context, const QString &id, const QString &name);

/// Returns the name filters for a file dialog.
QStringList pictureFilters();
/// Returns the patterns of the names of pictures that can be read here, such as "*.png".
QStringList pictureNames();

/// Begins an act with plain numbers instead of a picture, in the same position.
void showNumbers(const ToolContext &context);

} // namespace ui
