// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QRect>

#include <optional>

class QObject;
class QWidget;

namespace window {

/// Makes a window no larger than the free part of its screen and moves it there entirely: a window asks for its
/// preferred size, and a saved geometry may be from a larger screen.
void bringOnScreen(QWidget &window);

/// The places of two windows that stand beside each other, with their frames.
struct SideBySide {
    QPoint window; ///< the top left corner of the first window, which keeps its size
    QRect other;

    friend bool operator==(const SideBySide &, const SideBySide &) = default;
};

/// Returns where another window stands beside the given one, as high as it and `width` wide, or at least `narrowest`;
/// none if the screen is too narrow for both. The given window moves only if it has too little space on both sides.
std::optional<SideBySide> sideBySide(const QRect &screen, const QRect &window, int width, int narrowest);

/// Brings every dialog of the program on the screen when it is shown, as long as `owner` exists.
void keepDialogsOnScreen(QObject &owner);

} // namespace window
