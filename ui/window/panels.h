// SPDX-License-Identifier: MIT
#pragma once

#include "window/explainpanel.h"
#include "window/gallery.h"
#include "window/puzzlepanel.h"
#include "window/sessionstore.h"
#include "window/solutionspanel.h"
#include "window/solverpanel.h"

#include <QDockWidget>
#include <QScrollArea>

class QMainWindow;

namespace window {

/// Scrolls a column of controls vertically. It is never narrower than they are, so that nothing is cut off at
/// the right.
class VerticalScrollArea : public QScrollArea {
    Q_OBJECT

public:
    VerticalScrollArea(QWidget *column, QWidget *parent);

    QSize minimumSizeHint() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// A dock widget around one part of the window. In a group of tabs the tab has its title, so the title bar is
/// left out.
class DockPanel : public QDockWidget {
    Q_OBJECT

public:
    enum class Scrolling { No, Yes };

    /// The name is the object's name, by which QMainWindow::saveState knows the dock.
    DockPanel(const QString &name, QWidget *content, Scrolling scrolling, QWidget *parent);

    /// Takes away the title bar for good, and with it the ways to move the dock.
    void fix();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void updateTitleBarLater();
    void updateTitleBar();

    QWidget *m_emptyTitleBar;
    bool m_fixed = false;
};

/// All panels around the board, each in its dock.
class Panels : public QObject {
    Q_OBJECT

public:
    Panels(QMainWindow &window, const SessionStore &sessions, const Actions &actions, Settings &settings);

    Gallery &gallery() { return *m_gallery; }
    PuzzlePanel &puzzle() { return *m_puzzle; }
    SolverPanel &solver() { return *m_solver; }
    ExplainPanel &explain() { return *m_explain; }
    QList<QAction *> toggles() const;

    void setSession(const ui::PuzzleUi &puzzle, const ui::ToolContext &context, const board::Style &style);
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
    DockPanel *m_galleryDock;
    DockPanel *m_puzzleDock;
    DockPanel *m_solverDock;
    DockPanel *m_solutionsDock;
    DockPanel *m_explainDock;
};

} // namespace window
