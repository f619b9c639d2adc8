// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/games/sessionstore.h"
#include "window/widgets/actions.h"
#include "window/widgets/appearance.h"
#include "window/widgets/settings.h"
#include "window/widgets/signalthrottle.h"
#include "window/widgets/translations.h"

#include <QMainWindow>

#include <span>

namespace board {
class BoardView;
}

namespace pages {
struct BoardBlock;
}

namespace insight {
class StudyViews;
}

namespace window {

class Clipboard;
class CourseForms;
class ExportActions;
class Gallery;
class GameArea;
class GameFiles;
class Home;
class LandmarkActions;
class Menus;
class PageReading;
class Panels;
class PlayActions;
class PlayRecord;
class ToolBar;

/// The main window: the home page, or the board of one puzzle with everything about it, and the gallery beside them.
/// Each of its three arrangements, Play, Watch and Study, remembers what it shows.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows the home page at the first start ever, and where the last start left it; else the last game.
    void greet();
    void showHome();
    /// Opens a saved game, a text that begins with a position line, or a file that a puzzle can open.
    void openFile(const QString &path);
    /// Returns false while another window keeps the games.
    bool keepsGames() const { return m_sessions.keeps(); }
    void openLine(const QString &line);
    /// Shows the puzzle with this id; an unknown id changes nothing.
    void selectPuzzle(const QString &id);
    session::Session &currentSession() { return m_sessions.session(); }
    board::BoardView &view();
    Actions &actions() { return m_actions; }
    Panels &panels();
    PlayRecord &record() { return *m_record; }
    insight::StudyViews &study();
    PageReading &pageReading() { return *m_pages; }
    CourseForms &courseForms() { return *m_forms; }
    /// Opens a board of a page with its method chosen, and with its search begun or at its moment.
    void openBlock(const pages::BoardBlock &block);
    void setLanguage(Language language);
    void setColourScheme(ColourScheme scheme);
    /// Follows the desktop's preferences, which may change while the window is open.
    void followDesktop(const DesktopLook &desktop);
    /// Saves all sessions and the arrangement of the window, as at the end of the program. Returns the reason
    /// if a session could not be saved; empty if all were.
    QString saveAll();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void layOut();
    void makeHomeBar();
    void connectParts();
    void connectHome();
    void connectGameArea();
    void connectActions();
    void restoreWindow();

    bool isAtHome() const;
    void enterHome();
    void leaveHome();
    void showPlace();
    void calmHome();
    void watchShowcase(std::size_t puzzle);

    void arrange();
    void recallArrangement();
    void keepArrangement();

    void showSession();
    void refresh();
    void showMessage(const QString &text);
    void showTitle();
    void showSearch(const pages::BoardBlock &block);
    void setSpeed(session::Speed speed);
    void showVerdict();
    void showPreferences();
    void retranslate();

    Settings m_settings;
    Translations m_translations;
    Appearance m_appearance;
    board::Style m_style;
    Actions m_actions;
    SessionStore m_sessions;
    SignalThrottle m_refreshThrottle;
    ToolBar *m_toolBar;
    QToolBar *m_homeBar;
    Gallery *m_gallery;
    Home *m_home;
    GameArea *m_area; ///< everything about the puzzle in view; the home page takes its place
    Menus *m_menus;
    PageReading *m_pages;
    CourseForms *m_forms;
    PlayRecord *m_record;
    GameFiles *m_files;
    Clipboard *m_clipboard;
    PlayActions *m_playActions;
    LandmarkActions *m_landmarkActions;
    ExportActions *m_exportActions;
    std::unique_ptr<QObject> m_sessionContext; ///< the context of the connections to the session in view
};

} // namespace window
