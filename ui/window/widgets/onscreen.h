// SPDX-License-Identifier: MIT
#pragma once

class QObject;
class QWidget;

namespace window {

/// Makes a window no larger than the free part of its screen and moves it there entirely: a window asks for its
/// preferred size, and a saved geometry may be from a larger screen.
void bringOnScreen(QWidget &window);

/// Brings every dialog of the program on the screen when it is shown, as long as `owner` exists.
void keepDialogsOnScreen(QObject &owner);

} // namespace window
