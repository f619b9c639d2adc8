// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "taquin/picture.h"

namespace ui {

/// Reads a picture in the background, lets the player choose its part and the cut, and puts the board of it
/// on the board as a new act. Whatever is wrong with it is said, and the game stays as it is.
void openPicture(const ToolContext &context, const ::taquin::PictureSource &source);

/// The same for a picture that is kept already, or a sample.
void openKept(const ToolContext &context, const QString &id, const QString &name);

/// For the dialog that chooses a file.
QStringList pictureFilters();

/// The way back to plain numbers, on a board of the same size.
void showNumbers(const ToolContext &context);

} // namespace ui
