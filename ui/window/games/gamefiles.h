// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardview.h"
#include "session/programs/tracefile.h"
#include "window/games/sessionstore.h"
#include "window/widgets/actions.h"
#include "window/widgets/settings.h"

#include <QString>

class QFile;
class QWidget;

namespace core {
struct BoardReading;
struct ImportedBoard;
struct LineReading;
} // namespace core

namespace window {

/// Opens games, position lines and files that a puzzle itself can open (pictures), and saves games. A failure is
/// reported by `message` and changes nothing.
class GameFiles : public QObject {
    Q_OBJECT

public:
    GameFiles(const Actions &actions, SessionStore &sessions, Settings &settings,
              const board::BoardView &view, QWidget &window);

    /// Opens a board of any puzzle by its position line, plays the moves that follow it in the text, and calls
    /// `opened`. Other texts are read in the notations that people use; if there are several boards, the user
    /// chooses one. Reads in the background, since dealing the board may take long. Like all that opens another board, it
    /// first asks if very many solutions would be lost.
    void openLine(const QString &text, std::function<void()> opened = {});
    void openFile(const QString &path);
    void askToOpen();
    void choosePicture(); ///< makes the puzzle in view ask for a picture
    void save();
    void saveAs() { saveElsewhere(m_sessions.current()); }
    /// Asks for a file for this puzzle's game and saves the game there. Returns false if it was not saved.
    bool saveElsewhere(std::size_t index);
    /// Saves everything by `saveAll`, and asks the user what to do as long as some game would be lost. Returns whether
    /// the program may end.
    bool mayQuit(const std::function<QString()> &saveAll);
    QWidget *window() const { return &m_window; }
    /// Writes a file and reports the result. Returns whether it was written.
    bool write(const QString &path, const QByteArray &content);
    /// Returns the context for the tools of the puzzle with this index.
    ui::ToolContext toolContext(std::size_t index);

Q_SIGNALS:
    void message(const QString &text);
    void recentChanged();
    void pageWanted(const QString &path); ///< emitted if the file is a page

private:
    void askForLine();
    bool openReading(std::size_t index, const core::LineReading &reading);
    bool mayReplace(std::size_t index);
    QString keepGoal(core::BoardReading &reading) const;
    void openImported(const std::string &text, const std::vector<core::ImportedBoard> &boards,
                      const std::function<void()> &opened);
    std::function<void()> cannotOpen(const QFile &file);
    void openGame(const QString &path);
    void openBoards(const QString &path);
    void openTrace(const QString &path);
    void addTrace(const QString &path, session::TraceGame &trace);
    std::size_t appendActs(session::SavedGame &game);
    void addGame(const KnownFile &file, session::SavedGame &game);
    void askToRun(const QString &path, std::size_t index, std::size_t firstAct);
    bool openByPuzzle(const QString &path);
    bool showsPicture(std::size_t index) const;
    std::vector<session::GamePicture> picturesOf(std::size_t index) const;
    void askToReplace(const QString &path, std::size_t index);
    bool saveTo(const QString &path, std::size_t index, bool isPlain);
    void addRecent(const QString &path);

    SessionStore &m_sessions;
    Settings &m_settings;
    const board::BoardView &m_view;
    QWidget &m_window;
};

} // namespace window
