// SPDX-License-Identifier: MIT
#include "window/panels.h"

#include "window/widgets/verticalscrollarea.h"

#include <QTabBar>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int panelWidth = 320;
constexpr int linesBelow = 20; // the height of the panels below everything else

} // namespace

Panels::Panels(const Actions &actions, Settings &settings, QWidget *parent)
    : QTabWidget(parent), m_puzzle(new PuzzlePanel(actions, settings)),
      m_solver(new SolverPanel(actions, settings)), m_solutions(new SolutionsPanel)
{
    setObjectName(u"panels"_s);
    setProperty("beside", true);
    setDocumentMode(true);
    setScale(1);
    addTab(new VerticalScrollArea(m_puzzle, this), QString());
    addTab(m_solver, QString());
    addTab(new VerticalScrollArea(m_solutions, this), QString());
    connect(actions[ActionId::EditBoard], &QAction::toggled, this, [this](bool editing) {
        if (editing)
            setCurrentIndex(0); // the tools of the editor are in the panel Board
    });
    retranslate();
}

void Panels::setSession(const ui::PuzzleUi &puzzle, const ui::ToolContext &context, const board::Style &style)
{
    m_puzzle->setPuzzle(puzzle, context);
    m_solutions->setPuzzle(puzzle, style);
    for (SessionWidget *part : std::initializer_list<SessionWidget *>{m_puzzle, m_solver, m_solutions})
        part->setSession(context.session);
}

void Panels::setArrangement(ActionId mode)
{
    // A tab bar that was hidden when the program's font changed may have kept the old one.
    tabBar()->setFont({});
    tabBar()->setVisible(mode != ActionId::PlayMode);
}

void Panels::setScale(double scale)
{
    m_width = int(panelWidth * std::max(1.0, scale));
    fit();
}

void Panels::setPlace(Place place)
{
    m_place = place;
    fit();
}

void Panels::fit()
{
    setMaximumWidth(m_place == Place::Beside ? m_width : QWIDGETSIZE_MAX);
    setMinimumHeight(m_place == Place::Below ? linesBelow * fontMetrics().lineSpacing() : 0);
    updateGeometry();
}

void Panels::refresh()
{
    for (SessionWidget *part : std::initializer_list<SessionWidget *>{m_puzzle, m_solver, m_solutions})
        part->refresh();
}

void Panels::retranslate()
{
    setTabText(0, tr("Board"));
    setTabText(1, tr("Solver"));
    setTabText(2, tr("Solutions"));
}

} // namespace window
