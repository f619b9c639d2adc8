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

class QAction;
class QMimeData;
class QWidget;

namespace ui {

/// What the window lends to a puzzle's own tools.
struct Desk {
    QWidget *window = nullptr;
    session::Session *session = nullptr;
    std::function<board::BoardScene *()> scene; ///< the board in view
    std::function<void(const QString &)> say;   ///< a sentence in the status line, kept until the next
};

/// What the window needs to know of a puzzle beyond its rules. Everything but the first three may be left
/// out.
struct PuzzleUi {
    const core::Kind *kind = nullptr;
    /// The puzzle's picture for the gallery, drawn for any size.
    void (*paintIcon)(QPainter &, const QRectF &, const board::Style &) = nullptr;
    /// A scene for this instance; the window shows a position in it next.
    std::unique_ptr<board::BoardScene> (*scene)(const session::Instance &, const board::Style &) = nullptr;

    /// For the map of where the pieces lie in the solutions: what a piece is called there. Pieces of one name
    /// are counted together, without a name where there is but one. Left out, the puzzle has no such map.
    QString (*pieceName)(const core::Puzzle &, int piece) = nullptr;
    /// The cells that a piece covers, where it is more than the one that it lies on.
    QList<int> (*cellsOf)(const core::Puzzle &, int piece, const core::Place &) = nullptr;
    /// Whether a cell of the grid is no part of the board, where there are such.
    bool (*isClosed)(const core::Puzzle &, int cell) = nullptr;

    /// The widget that stands below the options in the Puzzle panel: what only this puzzle has. It follows
    /// the session by itself.
    QWidget *(*tools)(const Desk &) = nullptr;
    /// Whether the puzzle can take dropped or pasted data other than a position line, and taking it. `take`
    /// tells what went wrong by `say`, and keeps what was there.
    bool (*accepts)(const QMimeData &) = nullptr;
    void (*take)(const Desk &, const QMimeData &) = nullptr;
    /// The same for a file named in the Open dialog or on the command line.
    QStringList (*fileFilters)() = nullptr;         ///< "Pictures (*.png *.jpg)"
    bool (*mayOpen)(const QString &path) = nullptr; ///< by the file's content
    void (*open)(const Desk &, const QString &path) = nullptr;
    /// Whether this look can still be shown (a picture may be gone).
    bool (*knowsLook)(const QString &look) = nullptr;
};

} // namespace ui
