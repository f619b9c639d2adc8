// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/actions.h"
#include "window/appearance.h"
#include "window/printdialog.h"
#include "window/sessionstore.h"
#include "window/settings.h"
#include "window/signalthrottle.h"
#include "window/translations.h"

#include <QMainWindow>

#include <span>

class QToolButton;
class QVBoxLayout;

namespace board {
class BoardView;
}

namespace pages {
struct BoardBlock;
}

namespace insight {
class SearchMap;
}

namespace window {

class Caption;
class EndCard;
class Gallery;
class GameFiles;
class Home;
class LandmarkActions;
class MethodRow;
class Menus;
class PageReading;
class Panels;
class PlayRecord;
class Clipboard;
class BoardPresenter;
class StudyViews;
class TransportBar;

/// The main window: the board of one puzzle at a time, with the gallery and the panels beside it, the caption
/// and the transport bar below. Each of its three arrangements, Play, Watch and Study, remembers what it
/// shows.
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
    board::BoardView &view() { return *m_view; }
    Actions &actions() { return m_actions; }
    Panels &panels() { return *m_panels; }
    PlayRecord &record() { return *m_record; }
    StudyViews &study() { return *m_study; }
    PageReading &pageReading() { return *m_pages; }
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
    void connectHome();
    bool isAtHome() const;
    void leaveHome();
    void enterHome();
    void showPlace();
    void calmHome();
    QString lastGame();
    void watchShowcase(std::size_t puzzle);
    void placeBelow(QVBoxLayout *column);
    void buildToolBar();
    void restoreWindow();
    void arrange();
    void fillToolBar();
    void showEnd();
    void offerStop();
    bool isTypedInto() const;
    void addShowMe();
    ActionId arrangement() const;
    void showMap();
    void scaleType();
    void fitToolBar();
    void keepShowMeWide();
    void recallArrangement();
    void keepArrangement();
    void connectParts();
    void connectGameActions();
    void connectExportActions();
    void connectEditActions();
    void connectSolveActions();
    void connectTransportActions();
    void connectViewActions();
    void connectHelpActions();
    template <typename Slot>
    void onTriggered(ActionId id, Slot slot);

    void showSession();
    void refresh();
    void refreshActions();
    void nameScramble();
    void nameShortest();
    void undo();
    void showMessage(const QString &text);
    void step(qint64 frames);
    void goToStart();
    void goToEnd();
    void playOrPause();
    bool mayClose();
    void showTitle();
    void print(PrintDialog::Target target);
    void exportAnimation();
    void askForLine();
    void setSpeed(session::Speed speed);
    void showPreferences();
    void showVerdict();
    void keepTimes(bool keep);
    void showBestResults();
    void makeWorksheet();
    void showSearch(const pages::BoardBlock &block);
    void retranslate();

    Settings m_settings;
    Translations m_translations;
    Appearance m_appearance;
    board::Style m_style;
    Actions m_actions;
    SessionStore m_sessions;
    SignalThrottle m_refreshThrottle;
    board::BoardView *m_view;
    GameFiles *m_files;
    Clipboard *m_clipboard;
    LandmarkActions *m_landmarks;
    Menus *m_menus;
    BoardPresenter *m_boardPresenter;
    Gallery *m_gallery;
    Caption *m_caption;
    EndCard *m_end;
    insight::SearchMap *m_map;
    TransportBar *m_transport;
    Panels *m_panels;
    MethodRow *m_studyMethod;
    QWidget *m_filler; ///< takes the room of the view in full screen where there is none
    StudyViews *m_study;
    PlayRecord *m_record;
    PageReading *m_pages;
    Home *m_home;
    QWidget *m_game = nullptr; ///< everything about the puzzle in view; the home page takes its place
    QToolBar *m_homeBar = nullptr;
    QVBoxLayout *m_column = nullptr; ///< the whole window, from top to bottom
    QWidget *m_side = nullptr;       ///< the part beside the board
    QVBoxLayout *m_beside = nullptr; ///< its layout
    QToolBar *m_toolBar = nullptr;
    QToolButton *m_showMe = nullptr;
    QAction *m_showMePlace = nullptr; ///< the place of `m_showMe` in the tool bar
    QAction *m_space = nullptr;       ///< the space in the tool bar between the actions and the arrangements
    std::unique_ptr<QObject> m_sessionContext; ///< the context of the connections to the session in view
};

} // namespace window
