// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

class QPagedPaintDevice;

namespace forms {

/// Prints numbered boards below a title, several in a row, on as many pages as they need. Returns false if the device
/// cannot be painted on.
bool printBoards(QPagedPaintDevice &device, const QString &title, const ui::PuzzleUi &puzzle,
                 const session::Instance &instance, const std::vector<core::Position> &boards);

} // namespace forms
