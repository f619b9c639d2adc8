// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace window {

/// Makes a window no larger than the free part of its screen, and brings it wholly there: windows ask for the
/// size that suits them, and what was saved may come from a larger screen.
void bringOnScreen(QWidget &window);

} // namespace window
