// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "session/search/session.h"

#include <QString>

#include <functional>
#include <memory>

class QMimeData;
class QWidget;

namespace ui {

/// The parts of the window that the tools of a puzzle may use.
struct ToolContext {
    QWidget *window = nullptr;
    session::Session *session = nullptr;
    std::function<board::BoardScene *()> scene;       ///< the board in view
    std::function<void(const QString &)> showMessage; ///< shows a message in the status line until the next
                                                      ///< one
    bool keeps = true; ///< false in a second window, which must not change the saved data of the first
};

/// The board that a puzzle's card on the home page solves in a loop; the search can also be watched in the window.
struct Showcase {
    const char *line = nullptr;   ///< the position line; null: the first ready-made board
    const char *method = nullptr; ///< the id of the method; null: the one that the puzzle prefers
    core::Goal goal = core::Goal::First;
    const char *look = ""; ///< the look of the board's Instance
};

/// Makes a scene that needs no more of an instance than its rules, for PuzzleUi::scene.
template <typename Scene>
std::unique_ptr<board::BoardScene> makeSceneOf(const session::Instance &instance, const board::Style &style)
{
    return std::make_unique<Scene>(instance.puzzle, style);
}

/// Describes a puzzle to the window beyond its rules. Only the first three members are mandatory.
struct PuzzleUi {
    const core::Kind *kind = nullptr;
    /// Paints the puzzle's picture for the gallery, at any size.
    void (*paintIcon)(QPainter &, const QRectF &, const board::Style &) = nullptr;
    /// Makes a new scene for this instance, at its start; the window then shows the position in view.
    std::unique_ptr<board::BoardScene> (*scene)(const session::Instance &, const board::Style &) = nullptr;

    Showcase showcase = {};
    const char *lesson = nullptr; ///< the id of the book's page about this puzzle
    /// The sentence on how the answers of a worksheet are written; empty if they need none, as words do.
    core::Text answerKey = {};

    /// Returns the name of a piece in the heat map of the solutions, which counts where the pieces lie.
    /// Pieces of the same name are counted together; the name is empty if all pieces are alike. A puzzle
    /// without this function has no heat map.
    QString (*pieceName)(const core::Puzzle &, int piece) = nullptr;
    /// Returns the cells that a piece covers, for puzzles whose pieces cover more than one.
    QList<int> (*cellsOf)(const core::Puzzle &, int piece, const core::Place &) = nullptr;
    /// Returns whether a cell of the grid is not part of the board; null if every cell is.
    bool (*isClosed)(const core::Puzzle &, int cell) = nullptr;

    /// Makes the widget below the options in the Puzzle panel, with the tools that only this puzzle has. The widget
    /// observes the session itself.
    QWidget *(*tools)(const ToolContext &) = nullptr;
    /// Makes the widget of the Puzzle panel that shows what the player aims at, for a puzzle whose board does not
    /// show it.
    QWidget *(*model)(const ToolContext &) = nullptr;
    /// `accepts` returns whether the puzzle can use dropped or pasted data other than a position line, and
    /// `take` uses such data. When `take` fails, it reports that by `showMessage` and does not change the
    /// board.
    bool (*accepts)(const QMimeData &) = nullptr;
    void (*take)(const ToolContext &, const QMimeData &) = nullptr;
    /// These three functions do the same for a file that is opened in the dialog or named on the command line.
    QStringList (*fileFilters)() = nullptr;         ///< filters such as "Pictures (*.png *.jpg)"
    bool (*mayOpen)(const QString &path) = nullptr; ///< judges a file by its content
    void (*open)(const ToolContext &, const QString &path) = nullptr;
    /// Lets the player choose a picture to play with, for a puzzle that is played with pictures.
    void (*choosePicture)(const ToolContext &) = nullptr;
    /// Returns whether a game on this board can be won; null if every board's can. Where every complete board is as
    /// good as another, nothing is won, and there is no verdict.
    bool (*isWinnable)(const core::Puzzle &) = nullptr;
    bool hasEnd(const core::Puzzle &puzzle) const { return !isWinnable || isWinnable(puzzle); }
    /// Returns whether this look of an Instance can still be shown: its picture file may have been deleted.
    bool (*knowsLook)(const QString &look) = nullptr;
    /// Returns the picture file of a look, to be stored in a saved game; empty if every computer has it, or if there
    /// is none.
    QByteArray (*pictureOf)(const QString &look) = nullptr;
    /// Loads a picture that `pictureOf` returned, on this computer or another, and returns the look that shows it;
    /// empty if it cannot be read. It is kept in the program's folder if `keeps`, else until the program ends. May be
    /// called in any thread.
    QString (*lookOf)(const QByteArray &picture, bool keeps) = nullptr;
};

} // namespace ui
