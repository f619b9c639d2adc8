// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/actions.h"
#include "window/appearance.h"
#include "window/languages.h"
#include "window/printdialog.h"
#include "window/settings.h"
#include "window/shelf.h"
#include "window/throttle.h"

#include <QElapsedTimer>
#include <QMainWindow>

#include <span>

namespace board {
class BoardView;
}

namespace window {

class BusySign;
class ElidedLabel;
class Files;
class Menus;
class Panels;
class Pasteboard;
class Stage;
class TransportBar;
class VerdictLine;

/// The window: one board with all that belongs to it.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(std::span<const ui::PuzzleUi *const> puzzles, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// A saved game, a text that begins with a position line, or what a puzzle can open.
    void openFile(const QString &path);
    void openLine(const QString &line);
    /// By its id; an unknown one changes nothing.
    void selectPuzzle(const QString &id);
    session::Session &currentSession() { return m_shelf.session(); }
    board::BoardView &view() { return *m_view; }
    Actions &actions() { return m_actions; }
    Panels &panels() { return *m_panels; }
    void setLanguage(Language language);
    void setLook(Look look);
    /// Keeps everything on disk, as at the end.
    void saveAll();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void layOut();
    void buildToolBar();
    void buildStatusBar();
    void connectParts();
    void connectGame();
    void connectSolve();
    void connectTransport();
    void connectView();
    void connectHelp();
    void restoreWindow();

    void showSession();
    void refresh();
    void refreshActions();
    void refreshSaid();
    QString whatIsHere();
    void say(const QString &sentence);
    void step(qint64 frames);
    void playOrPause();
    void restart();
    void print(PrintDialog::Aim aim);
    void film();
    void askForLine();
    void setSpeed(session::Speed speed);
    void showPreferences();
    void retranslate();

    Settings m_settings;
    Languages m_languages;
    Appearance m_appearance;
    board::Style m_style;
    Actions m_actions;
    Shelf m_shelf;
    Throttle m_refreshing;
    board::BoardView *m_view;
    Files *m_files;
    Pasteboard *m_pasteboard;
    Menus *m_menus;
    Stage *m_stage;
    TransportBar *m_transport;
    Panels *m_panels;
    ElidedLabel *m_said;
    BusySign *m_busy;
    VerdictLine *m_verdict;
    QString m_told;                 ///< an answer, until the board moves on
    std::optional<qint64> m_toldAt; ///< the frame at which it was seen first
    QElapsedTimer m_toldSince;
    std::unique_ptr<QObject> m_watching; ///< whose connections are those to the session shown
};

} // namespace window
