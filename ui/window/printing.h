// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QCoreApplication>

namespace window {

/// Brings a printout to paper, after a preview, or into a PDF file.
class Printing {
    Q_DECLARE_TR_FUNCTIONS(window::Printing)

public:
    static void preview(const ui::PuzzleUi &puzzle, const session::Session &session, QWidget &window);
    static void toPdf(const ui::PuzzleUi &puzzle, const session::Session &session, QWidget &window);
};

} // namespace window
