// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "session/session.h"

#include <QIcon>
#include <QString>

#include <functional>
#include <memory>
#include <variant>
#include <vector>

class QMimeData;
class QWidget;

namespace ui {

/// What the tools of a puzzle can use of the window.
struct ToolContext {
    QWidget *window = nullptr;
    session::Session *session = nullptr;
    std::function<board::BoardScene *()> scene;       ///< the board in view
    std::function<void(const QString &)> showMessage; ///< in the status line, until the next one
    bool keeps = true; ///< not so in a second window, which leaves alone what the first one keeps
};

/// What the window needs to know of a puzzle beyond its rules. Only the first three members are mandatory.
struct PuzzleUi {
    const core::Kind *kind = nullptr;
    /// The puzzle's picture for the gallery, drawn for any size.
    void (*paintIcon)(QPainter &, const QRectF &, const board::Style &) = nullptr;
    /// A new scene for this instance, at its start; the window then shows the position in view.
    std::unique_ptr<board::BoardScene> (*scene)(const session::Instance &, const board::Style &) = nullptr;

    /// The name of a piece in the heat map of the solutions, which counts where the pieces lie. Pieces of the
    /// same name are counted together; it is empty where all pieces are alike. A puzzle without this function
    /// has no heat map.
    QString (*pieceName)(const core::Puzzle &, int piece) = nullptr;
    /// The cells that a piece covers, for puzzles whose pieces cover more than one.
    QList<int> (*cellsOf)(const core::Puzzle &, int piece, const core::Place &) = nullptr;
    /// Whether a cell of the grid is no part of the board, for puzzles that have such cells.
    bool (*isClosed)(const core::Puzzle &, int cell) = nullptr;

    /// Makes the widget below the options in the Puzzle panel, with the tools that only this puzzle has. It
    /// observes the session by itself.
    QWidget *(*tools)(const ToolContext &) = nullptr;
    /// Dropped or pasted data other than a position line: whether the puzzle accepts it, and using it. When
    /// `take` fails it says so by `showMessage` and leaves the board as it is.
    bool (*accepts)(const QMimeData &) = nullptr;
    void (*take)(const ToolContext &, const QMimeData &) = nullptr;
    /// The same for a file chosen in the Open dialog or named on the command line.
    QStringList (*fileFilters)() = nullptr;         ///< "Pictures (*.png *.jpg)"
    bool (*mayOpen)(const QString &path) = nullptr; ///< judged by the file's content
    void (*open)(const ToolContext &, const QString &path) = nullptr;
    /// Whether this look of an Instance can still be shown: its picture file may have been deleted.
    bool (*knowsLook)(const QString &look) = nullptr;
};

} // namespace ui
