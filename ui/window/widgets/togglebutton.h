// SPDX-License-Identifier: MIT
#pragma once

class QToolButton;

namespace window {

/// Makes a button that shows a checkable action trigger that action when a screen reader toggles the button. Qt toggles
/// only the button then, without the action, and so also clears the mark of the chosen one of several.
void letScreenReadersToggle(QToolButton &button);

} // namespace window
