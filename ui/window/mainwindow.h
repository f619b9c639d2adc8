// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/games/sessionstore.h"
#include "window/widgets/actions.h"
#include "window/widgets/appearance.h"
#include "window/widgets/settings.h"
#include "window/widgets/signalthrottle.h"

#include <QMainWindow>

#include <span>

namespace board {
class BoardView;
}

namespace insight {
class StudyViews;
}

namespace window {

class Arrangement;
class CourseForms;
class Gallery;
class GameArea;
class GameFiles;
class Home;
class HomeActions;
class Keyboard;
class Menus;
class PageReading;
class Panels;
class PlayRecord;
class Preferences;

/// The main window: the home page, or the board of one puzzle with everything about it, and the gallery beside them.
/// It puts the parts together, and shows in all of them the puzzle that is in view.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows the home page at the very first start and if the user last left the window there; else the last
    /// game.
    void greet();
    /// Opens a saved game, a text that begins with a position line, or a file that a puzzle can open.
    void openFile(const QString &path);
    /// Returns false while another window saves the games.
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
    void setLanguage(Language language);
    void setColourScheme(ColourScheme scheme);
    /// Follows the desktop's preferences, which may change while the window is open.
    void followDesktop(const DesktopLook &desktop);
    /// Saves all sessions and the place of the window, as at the end of the program. Returns the reason
    /// if a session could not be saved; empty if all were.
    QString saveAll();

Q_SIGNALS:
    void refreshed(); ///< emitted when the parts are to show what has changed

protected:
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void addFeatures();
    template <typename Feature>
    void add(Feature *feature);
    void connectParts();

    void showSession();
    void refresh();
    void showMessage(const QString &text);
    void showPlace();
    void showTitle();
    void noteUse();
    void retranslate();

    Appearance m_appearance; ///< constructed before the widgets
    Settings m_settings;
    Actions m_actions;
    SessionStore m_sessions;
    SignalThrottle m_refreshThrottle;
    Gallery *m_gallery;
    Home *m_home;
    GameArea *m_area; ///< everything about the puzzle in view; the home page takes its place
    Arrangement *m_arrangement;
    Menus *m_menus;
    Preferences *m_preferences;
    GameFiles *m_files;
    HomeActions *m_homeActions;
    Keyboard *m_keyboard;
    PageReading *m_pages;
    CourseForms *m_forms;
    PlayRecord *m_record;
    std::unique_ptr<QObject> m_sessionContext; ///< the context of the connections to the session in view
};

} // namespace window
