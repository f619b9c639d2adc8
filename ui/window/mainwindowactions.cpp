// SPDX-License-Identifier: MIT
// What the actions do. The window's other half is in mainwindow.cpp.
#include "board/boardview.h"
#include "window/files.h"
#include "window/filmdialog.h"
#include "window/helpdialog.h"
#include "window/mainwindow.h"
#include "window/menus.h"
#include "window/methodbox.h"
#include "window/panels.h"
#include "window/pasteboard.h"
#include "window/positiondialog.h"
#include "window/preferencesdialog.h"
#include "window/printdialog.h"
#include "window/speedcontrol.h"
#include "window/stage.h"
#include "window/transportbar.h"

#include <QApplication>
#include <QMenuBar>

#include <limits>

namespace window {

void MainWindow::connectGame()
{
    const auto on = [this](Do what, auto &&act) { connect(m_actions[what], &QAction::triggered, this, act); };
    on(Do::New, [this] { m_panels->puzzle().newBoard(); });
    on(Do::Scramble, [this] { m_panels->puzzle().scramble(); });
    on(Do::Restart, [this] { restart(); });
    on(Do::FromLine, [this] { askForLine(); });
    on(Do::Open, [this] { m_files->askToOpen(); });
    on(Do::Save, [this] { m_files->save(); });
    on(Do::SaveAs, [this] { m_files->saveAs(); });
    on(Do::ExportPicture, [this] { m_files->exportPicture(m_style); });
    on(Do::ExportFilm, [this] { film(); });
    on(Do::ExportMoves, [this] { m_files->exportMoves(); });
    on(Do::ExportSolutions, [this] { m_files->exportSolutions(); });
    on(Do::ExportSolutionFiles, [this] { m_files->exportSolutionFiles(); });
    on(Do::Print, [this] { print(PrintDialog::Aim::Paper); });
    on(Do::PrintPdf, [this] { print(PrintDialog::Aim::Pdf); });
    on(Do::Quit, [this] { close(); });
    on(Do::Undo, [this] { currentSession().undo(); });
    on(Do::Redo, [this] { currentSession().redo(); });
    on(Do::Copy, [this] { m_pasteboard->copy(); });
    on(Do::Paste, [this] { m_pasteboard->paste(); });
    on(Do::PastePicture, [this] { m_pasteboard->pastePicture(); });
    connect(m_actions[Do::EditBoard], &QAction::toggled, this, [this](bool editing) {
        m_stage->setEditing(editing);
        say(editing ? m_stage->scene()->editingHint() : QString());
    });
}

void MainWindow::print(PrintDialog::Aim aim)
{
    auto *dialog = new PrintDialog(m_shelf.puzzle(), currentSession(), aim, this);
    connect(dialog, &PrintDialog::said, this, &MainWindow::say);
    dialog->open();
}

void MainWindow::film()
{
    currentSession().player().pause();
    auto *dialog = new FilmDialog(m_shelf.puzzle(), currentSession(), m_style, this);
    connect(dialog, &FilmDialog::said, this, &MainWindow::say);
    dialog->open();
}

void MainWindow::restart()
{
    const session::Timeline &timeline = currentSession().timeline();
    const session::Instance instance = timeline.instance();
    const core::Position start = instance.puzzle->start();
    if (timeline.position() != start)
        currentSession().begin(session::Act::New, {instance.puzzle, start}, instance.look);
}

void MainWindow::connectSolve()
{
    SolverPanel &solver = m_panels->solver();
    const auto on = [&](Do what, auto &&act) { connect(m_actions[what], &QAction::triggered, &solver, act); };
    on(Do::Hint, [this] { currentSession().hint(); });
    on(Do::Solve, [&solver] { solver.solve(); });
    on(Do::NextSolution, [&solver] { solver.nextSolution(); });
    on(Do::AllSolutions, [&solver] { solver.allSolutions(); });
    on(Do::Count, [&solver] { solver.count(); });
    on(Do::BackToSolvable, [this] { currentSession().backToSolvable(); });
    on(Do::Pause, [&solver] { solver.pauseOrContinue(); });
    on(Do::Stop, [this] { currentSession().stop(); });
    connect(&solver, &SolverPanel::methodChanged, this,
            [this] { m_menus->setMethods(m_panels->solver().methods()); });
    connect(m_menus, &Menus::methodChosen, this, [this](int place) {
        m_panels->solver().choose(currentSession().kind().solvers[std::size_t(place)]);
    });
}

void MainWindow::connectTransport()
{
    const auto on = [this](Do what, auto &&act) { connect(m_actions[what], &QAction::triggered, this, act); };
    constexpr qint64 far = std::numeric_limits<qint64>::max() / 2;
    on(Do::First, [this] { step(-far); });
    on(Do::Back, [this] { step(-1); });
    on(Do::Play, [this] { playOrPause(); });
    on(Do::Forward, [this] { step(1); });
    on(Do::Last, [this] { step(far); });
    connect(m_view, &board::BoardView::firstRequested, this, [this] { step(-far); });
    connect(m_view, &board::BoardView::lastRequested, this, [this] { step(far); });
    connect(m_view, &board::BoardView::stepRequested, this, &MainWindow::step);
    connect(m_view, &board::BoardView::playRequested, this, &MainWindow::playOrPause);
    for (QWidget *place : std::initializer_list<QWidget *>{m_view, m_transport})
        place->addActions({m_actions[Do::Hint], m_actions[Do::NextSolution], m_actions[Do::AllSolutions],
                           m_actions[Do::Count], m_actions[Do::BackToSolvable], m_actions[Do::Pause]});
    using session::Landmark;
    on(Do::ToPreviousSolution, [this] { currentSession().backTo(Landmark::Solution); });
    on(Do::ToNextSolution, [this] { currentSession().runTo(Landmark::Solution); });
    on(Do::ToPreviousDeepest, [this] { currentSession().backTo(Landmark::Deepest); });
    on(Do::ToNextDeepest, [this] { currentSession().runTo(Landmark::Deepest); });
    SpeedControl &speed = m_transport->speed();
    connect(&speed, &SpeedControl::chosen, this, &MainWindow::setSpeed);
    on(Do::Slower, [&speed, this] { setSpeed(session::Speed(speed.speed().mark() - 2)); });
    on(Do::Faster, [&speed, this] { setSpeed(session::Speed(speed.speed().mark() + 2)); });
}

void MainWindow::step(qint64 frames)
{
    session::Session &session = currentSession();
    if (frames == 1)
        return session.step();
    session.player().pause();
    session.timeline().seek(session.timeline().frame() + frames);
}

// A watched search is held by nothing but the picture standing still, so that its next steps are there when
// asked for.
void MainWindow::playOrPause()
{
    session::Session &session = currentSession();
    if (session.player().isPlaying())
        session.player().pause();
    else if (session.isWatching())
        session.setPaused(false);
    else
        session.player().play();
}

void MainWindow::connectView()
{
    const auto on = [this](Do what, auto &&act) { connect(m_actions[what], &QAction::triggered, this, act); };
    connect(m_actions[Do::WatchMode], &QAction::toggled, this, [this](bool watch) {
        m_view->setMode(watch ? board::BoardView::Mode::Watch : board::BoardView::Mode::Play);
    });
    on(Do::ZoomIn, [this] { m_view->zoomIn(); });
    on(Do::ZoomOut, [this] { m_view->zoomOut(); });
    on(Do::Fit, [this] { m_view->fit(); });
    on(Do::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(Do::Preferences, [this] { showPreferences(); });
    connect(m_menus, &Menus::languageChosen, this, &MainWindow::setLanguage);
    connect(m_menus, &Menus::lookChosen, this, &MainWindow::setLook);
}

void MainWindow::connectHelp()
{
    const auto on = [this](Do what, auto &&act) { connect(m_actions[what], &QAction::triggered, this, act); };
    on(Do::Rules, [this] { HelpDialog::rules(currentSession().kind(), this)->show(); });
    on(Do::Shortcuts, [this] { HelpDialog::shortcuts(*menuBar(), this)->show(); });
    on(Do::About, [this] { HelpDialog::about(this)->show(); });
    on(Do::AboutQt, [] { QApplication::aboutQt(); });
}

void MainWindow::askForLine()
{
    PositionDialog dialog(m_shelf.kinds(), currentSession().line(), this);
    if (dialog.exec() == QDialog::Accepted)
        openLine(dialog.line());
}

void MainWindow::showPreferences()
{
    auto *dialog = new PreferencesDialog(m_settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::languageChosen, this, &MainWindow::setLanguage);
    connect(dialog, &PreferencesDialog::lookChosen, this, &MainWindow::setLook);
    connect(dialog, &PreferencesDialog::speedChosen, this, &MainWindow::setSpeed);
    dialog->show();
}

} // namespace window
