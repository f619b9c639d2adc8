// SPDX-License-Identifier: MIT
#include "window/panels.h"

#include "window/panel.h"

#include <QMainWindow>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int columnWidth = 320;

} // namespace

Panels::Panels(QMainWindow &window, const Shelf &shelf, const Actions &actions, Settings &settings)
    : QObject(&window), m_gallery(new Gallery(shelf.puzzles())), m_puzzle(new PuzzlePanel(actions, settings)),
      m_solver(new SolverPanel(actions, settings)), m_solutions(new SolutionsPanel),
      m_explain(new ExplainPanel),
      m_galleryDock(new Panel(u"gallery-dock"_s, m_gallery, Panel::Scrolling::No, &window)),
      m_puzzleDock(new Panel(u"puzzle-dock"_s, m_puzzle, Panel::Scrolling::Yes, &window)),
      m_solverDock(new Panel(u"solver-dock"_s, m_solver, Panel::Scrolling::Yes, &window)),
      m_solutionsDock(new Panel(u"solutions-dock"_s, m_solutions, Panel::Scrolling::No, &window)),
      m_explainDock(new Panel(u"explain-dock"_s, m_explain, Panel::Scrolling::No, &window))
{
    arrange(window);
    retranslate();
}

void Panels::arrange(QMainWindow &window)
{
    window.setDockNestingEnabled(true);
    window.setDockOptions(window.dockOptions() | QMainWindow::GroupedDragging);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_galleryDock->nail();
    window.addDockWidget(Qt::LeftDockWidgetArea, m_galleryDock);
    window.addDockWidget(Qt::RightDockWidgetArea, m_puzzleDock);
    window.splitDockWidget(m_puzzleDock, m_explainDock, Qt::Vertical);
    window.tabifyDockWidget(m_puzzleDock, m_solverDock);
    window.tabifyDockWidget(m_solverDock, m_solutionsDock);
    m_puzzleDock->raise();
    window.resizeDocks({m_puzzleDock, m_explainDock}, {columnWidth, columnWidth}, Qt::Horizontal);
    window.resizeDocks({m_puzzleDock, m_explainDock}, {520, 170}, Qt::Vertical);
}

QList<QAction *> Panels::toggles() const
{
    QList<QAction *> toggles;
    for (const QDockWidget *dock :
         {m_galleryDock, m_puzzleDock, m_solverDock, m_solutionsDock, m_explainDock})
        toggles += dock->toggleViewAction();
    return toggles;
}

void Panels::setSession(const ui::PuzzleUi &puzzle, const ui::Desk &desk, const board::Style &style)
{
    m_puzzle->setPuzzle(puzzle, desk);
    m_solutions->setPuzzle(puzzle, style);
    for (SessionWidget *part :
         std::initializer_list<SessionWidget *>{m_puzzle, m_solver, m_solutions, m_explain})
        part->setSession(desk.session);
}

void Panels::setStyle(const board::Style &style)
{
    m_gallery->setStyle(style);
    m_solutions->setStyle(style);
}

void Panels::refresh()
{
    for (SessionWidget *part :
         std::initializer_list<SessionWidget *>{m_puzzle, m_solver, m_solutions, m_explain})
        part->refresh();
}

void Panels::retranslate()
{
    m_galleryDock->setWindowTitle(tr("Puzzles"));
    m_puzzleDock->setWindowTitle(tr("Puzzle"));
    m_solverDock->setWindowTitle(tr("Solver"));
    m_solutionsDock->setWindowTitle(tr("Solutions"));
    m_explainDock->setWindowTitle(tr("Explain"));
}

} // namespace window
