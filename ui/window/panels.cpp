// SPDX-License-Identifier: MIT
#include "window/panels.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QEvent>
#include <QMainWindow>
#include <QScrollBar>
#include <QTimer>

namespace window {

using namespace Qt::StringLiterals;

namespace {

// The accessible interface of a scroll area in Qt 6.4 does not count hidden scroll bars among its children,
// and reads behind the end of its list when it is asked for a child beyond them. A screen reader that counts
// the children before a scroll bar is hidden, and asks for the last one afterwards, would crash the program.
QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *area = qobject_cast<VerticalScrollArea *>(object);
    return area ? new QAccessibleWidget(area, QAccessible::Client) : nullptr;
}

} // namespace

VerticalScrollArea::VerticalScrollArea(QWidget *column, QWidget *parent) : QScrollArea(parent)
{
    QAccessible::installFactory(makeAccessible); // Qt keeps only one of equal factories
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(column);
}

QSize VerticalScrollArea::minimumSizeHint() const
{
    const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {width, QScrollArea::minimumSizeHint().height()};
}

bool VerticalScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

DockPanel::DockPanel(const QString &name, QWidget *content, Scrolling scrolling, QWidget *parent)
    : QDockWidget(parent), m_emptyTitleBar(new QWidget(this))
{
    setObjectName(name);
    m_emptyTitleBar->hide();
    setWidget(scrolling == Scrolling::Yes ? new VerticalScrollArea(content, this) : content);
    connect(this, &QDockWidget::topLevelChanged, this, &DockPanel::updateTitleBarLater);
    connect(this, &QDockWidget::dockLocationChanged, this, &DockPanel::updateTitleBarLater);
    connect(this, &QDockWidget::visibilityChanged, this, &DockPanel::updateTitleBarLater);
    retranslate();
}

void DockPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

// Qt sets the names of the two buttons only once, in the language in which the program started.
void DockPanel::retranslate()
{
    const auto name = [this](const QString &button, const QString &text) {
        if (auto *found = findChild<QAbstractButton *>(button, Qt::FindDirectChildrenOnly)) {
            found->setAccessibleName(text);
            found->setToolTip(text);
        }
    };
    name(u"qt_dockwidget_closebutton"_s, tr("Close this panel"));
    name(u"qt_dockwidget_floatbutton"_s, tr("Float or dock this panel"));
}

void DockPanel::fix()
{
    m_fixed = true;
    setFeatures(DockWidgetClosable);
    setTitleBarWidget(m_emptyTitleBar);
}

// While a dock is being moved, the layout does not know yet which docks are tabbed with it.
void DockPanel::updateTitleBarLater()
{
    QTimer::singleShot(0, this, &DockPanel::updateTitleBar);
}

void DockPanel::updateTitleBar()
{
    const auto *window = qobject_cast<const QMainWindow *>(parentWidget());
    const bool tabbed = window && !isFloating() && !window->tabifiedDockWidgets(this).isEmpty();
    QWidget *titleBar = tabbed || m_fixed ? m_emptyTitleBar : nullptr;
    if (titleBarWidget() != titleBar)
        setTitleBarWidget(titleBar);
}

namespace {

constexpr int panelWidth = 320;

} // namespace

Panels::Panels(QMainWindow &window, const SessionStore &sessions, const Actions &actions, Settings &settings)
    : QObject(&window), m_gallery(new Gallery(sessions.puzzles())),
      m_puzzle(new PuzzlePanel(actions, settings)), m_solver(new SolverPanel(actions, settings)),
      m_solutions(new SolutionsPanel), m_explain(new ExplainPanel),
      m_galleryDock(new DockPanel(u"gallery-dock"_s, m_gallery, DockPanel::Scrolling::No, &window)),
      m_puzzleDock(new DockPanel(u"puzzle-dock"_s, m_puzzle, DockPanel::Scrolling::Yes, &window)),
      m_solverDock(new DockPanel(u"solver-dock"_s, m_solver, DockPanel::Scrolling::Yes, &window)),
      m_solutionsDock(new DockPanel(u"solutions-dock"_s, m_solutions, DockPanel::Scrolling::No, &window)),
      m_explainDock(new DockPanel(u"explain-dock"_s, m_explain, DockPanel::Scrolling::No, &window))
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
    m_galleryDock->fix();
    window.addDockWidget(Qt::LeftDockWidgetArea, m_galleryDock);
    window.addDockWidget(Qt::RightDockWidgetArea, m_puzzleDock);
    window.splitDockWidget(m_puzzleDock, m_explainDock, Qt::Vertical);
    window.tabifyDockWidget(m_puzzleDock, m_solverDock);
    window.tabifyDockWidget(m_solverDock, m_solutionsDock);
    m_puzzleDock->raise();
    window.resizeDocks({m_puzzleDock, m_explainDock}, {panelWidth, panelWidth}, Qt::Horizontal);
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

void Panels::setSession(const ui::PuzzleUi &puzzle, const ui::ToolContext &context, const board::Style &style)
{
    m_puzzle->setPuzzle(puzzle, context);
    m_solutions->setPuzzle(puzzle, style);
    for (SessionWidget *part :
         std::initializer_list<SessionWidget *>{m_puzzle, m_solver, m_solutions, m_explain})
        part->setSession(context.session);
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
