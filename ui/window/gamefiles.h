// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardview.h"
#include "insight/treeview.h"
#include "session/tracefile.h"
#include "window/sessionstore.h"
#include "window/settings.h"

#include <QHash>
#include <QSet>
#include <QString>

class QWidget;

namespace core {
struct ImportedBoard;
struct LineReading;
} // namespace core

namespace window {

class SolutionExport;

/// Returns the acts up to the cursor. A game that is opened is appended to them, so that opening can be
/// undone.
std::vector<session::Act> actsUpToCursor(const session::Timeline &timeline);

/// Returns the name without a suffix that is proposed for a file about a puzzle: the puzzle's name up to a
/// parenthesis.
QString suggestedFileName(const core::Kind &kind);

/// Asks the user for a file to write, beginning in the documents' folder; empty when the user cancels. A name
/// without a suffix gets this one (".png"), and the user is asked before an existing file is replaced. The filter
/// that the user chose is returned in `chosenFilter`.
QString askForSavePath(QWidget *parent, const QString &title, const QString &path, const QString &suffix,
                       const QString &filter, QString *chosenFilter = nullptr);

/// Opens games, position lines and files that the puzzles themselves can open (pictures); saves games;
/// exports positions, moves and solutions. A failure is reported by `message` and leaves everything
/// unchanged.
class GameFiles : public QObject {
    Q_OBJECT

public:
    GameFiles(SessionStore &sessions, Settings &settings, const board::BoardView &view, QWidget &window);

    /// Opens a board of any puzzle by its position line, plays the moves that follow it in the text, and
    /// calls `opened`. Other texts are read in the notations that people use; of several boards the user chooses one. Dealing the board may take a while and is done in the background.
    void openLine(const QString &text, std::function<void()> opened = {});
    void openFile(const QString &path);
    void askToOpen();
    void save();
    void saveAs();
    /// Asks for a file for this puzzle's game, and saves the game there. Returns false if it is not saved.
    bool saveElsewhere(std::size_t index);
    void exportPicture(const board::Style &style);
    /// Exports the search tree in this view as a drawing for paper, SVG or PDF.
    void exportTree(const insight::TreeView &tree);
    void exportMoves();
    void exportWeb();           ///< exports the game in view as a page that plays it
    void exportSolutions();     ///< exports all solutions into one text file
    void exportSolutionFiles(); ///< exports each solution into a file of its own
    QWidget *window() const { return &m_window; }
    /// Returns the context for the tools of the puzzle with this index.
    ui::ToolContext toolContext(std::size_t index);

Q_SIGNALS:
    void message(const QString &text);
    void recentChanged();
    void pageWanted(const QString &path); ///< emitted if the file is a page

private:
    QString folder() const;
    void openReading(std::size_t index, const core::LineReading &reading);
    void openImported(const std::string &text, const std::vector<core::ImportedBoard> &boards,
                      const std::function<void()> &opened);
    void openGame(const QString &path, const QByteArray &text);
    void openTrace(const QString &path, const QByteArray &text);
    void addTrace(const QString &path, session::TraceGame &trace);
    std::size_t appendActs(session::SavedGame &game);
    void addGame(const QString &path, session::SavedGame &game);
    void askToRun(const QString &path, std::size_t index, std::size_t firstAct);
    bool openByPuzzle(const QString &path);
    bool showsPicture(std::size_t index) const;
    std::vector<session::GamePicture> picturesOf(std::size_t index) const;
    bool saveTo(const QString &path, std::size_t index);
    bool write(const QString &path, const QByteArray &content);
    QString askForPath(std::size_t index, const QString &title, const QString &suffix, const QString &filter);
    void addRecent(const QString &path);

    SessionStore &m_sessions;
    Settings &m_settings;
    const board::BoardView &m_view;
    QWidget &m_window;
    SolutionExport *m_solutionExport;
    QSet<std::size_t> m_plain;           ///< the puzzles whose games are saved without their pictures
    QHash<std::size_t, QString> m_paths; ///< the path of the game saved or opened last, by its puzzle's index
};

} // namespace window
