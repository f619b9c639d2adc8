// SPDX-License-Identifier: MIT
#pragma once

#include "window/explainpanel.h"
#include "window/gallery.h"
#include "window/puzzlepanel.h"
#include "window/shelf.h"
#include "window/solutionspanel.h"
#include "window/solverpanel.h"

class QMainWindow;

namespace window {

class Panel;

/// All that stands beside the board, in docks around it.
class Panels : public QObject {
    Q_OBJECT

public:
    Panels(QMainWindow &window, const Shelf &shelf, const Actions &actions, Settings &settings);

    Gallery &gallery() { return *m_gallery; }
    PuzzlePanel &puzzle() { return *m_puzzle; }
    SolverPanel &solver() { return *m_solver; }
    ExplainPanel &explain() { return *m_explain; }
    QList<QAction *> toggles() const;

    void setSession(const ui::PuzzleUi &puzzle, const ui::Desk &desk, const board::Style &style);
    void setStyle(const board::Style &style);
    void refresh();
    void retranslate();

private:
    void arrange(QMainWindow &window);

    Gallery *m_gallery;
    PuzzlePanel *m_puzzle;
    SolverPanel *m_solver;
    SolutionsPanel *m_solutions;
    ExplainPanel *m_explain;
    Panel *m_galleryDock;
    Panel *m_puzzleDock;
    Panel *m_solverDock;
    Panel *m_solutionsDock;
    Panel *m_explainDock;
};

} // namespace window
