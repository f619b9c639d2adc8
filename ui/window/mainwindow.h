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

#include <QElapsedTimer>
#include <QMainWindow>

#include <span>

namespace board {
class BoardView;
}

namespace window {

class BusyLabel;
class ElidedLabel;
class GameFiles;
class Menus;
class Panels;
class Clipboard;
class BoardPresenter;
class TransportBar;
class VerdictLabel;

/// The main window: the board of one puzzle at a time, with the panels, menus and tool bars around it.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens a saved game, a text that begins with a position line, or a file that a puzzle can open.
    void openFile(const QString &path);
    void openLine(const QString &line);
    /// Shows the puzzle with this id; an unknown id changes nothing.
    void selectPuzzle(const QString &id);
    session::Session &currentSession() { return m_sessions.session(); }
    board::BoardView &view() { return *m_view; }
    Actions &actions() { return m_actions; }
    Panels &panels() { return *m_panels; }
    void setLanguage(Language language);
    void setColourScheme(ColourScheme scheme);
    /// Saves all sessions and the arrangement of the window, as at the end of the program. Answers why a
    /// session could not be saved; empty when all were.
    QString saveAll();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void layOut();
    void buildToolBar();
    void buildStatusBar();
    void restoreWindow();
    void connectParts();
    void connectGameActions();
    void connectExportActions();
    void connectEditActions();
    void connectSolveActions();
    void connectTransportActions();
    void connectLandmarkActions();
    void connectViewActions();
    void connectHelpActions();
    template <typename Slot>
    void onTriggered(ActionId id, Slot slot);

    void showSession();
    void refresh();
    void refreshActions();
    void refreshLandmarkActions();
    void refreshMessage();
    QString descriptionOfFrame();
    void showMessage(const QString &text);
    void step(qint64 frames);
    void playOrPause();
    bool mayClose();
    void showTitle();
    void restart();
    void print(PrintDialog::Target target);
    void exportAnimation();
    void askForLine();
    void setSpeed(session::Speed speed);
    void showPreferences();
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
    Menus *m_menus;
    BoardPresenter *m_boardPresenter;
    TransportBar *m_transport;
    Panels *m_panels;
    ElidedLabel *m_message;
    BusyLabel *m_busy;
    VerdictLabel *m_verdict;
    QString m_answer;                          ///< shown in place of the description of the frame
    std::optional<qint64> m_answerFrame;       ///< the frame at which it was first shown
    QElapsedTimer m_answerTime;                ///< since it came
    std::unique_ptr<QObject> m_sessionContext; ///< context of the connections to the session in view
};

} // namespace window
