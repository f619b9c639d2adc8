// SPDX-License-Identifier: MIT
#include "window/solve/solvebuttons.h"

#include <QGridLayout>
#include <QToolButton>

namespace window {

using namespace Qt::StringLiterals;

SolveButtons::SolveButtons(const Actions &actions, QWidget *parent)
    : SessionWidget(parent), m_actions(actions), m_running(new QWidget(this)),
      m_solve(addButton(ActionId::Solve, this)), m_pause(addButton(ActionId::Pause, m_running)),
      m_stop(addButton(ActionId::Stop, m_running)), m_grid(new QGridLayout(this))
{
    m_solve->setObjectName(u"primary"_s);
    auto *row = new QHBoxLayout(m_running);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_pause, 1);
    row->addWidget(m_stop, 1);
    m_running->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_running->hide();
    m_many = {addButton(ActionId::NextSolution, this), addButton(ActionId::AllSolutions, this),
              addButton(ActionId::Count, this)};
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(6);
    for (const QToolButton *button : m_many)
        connect(button->defaultAction(), &QAction::changed, this, [this] {
            if (session())
                refresh();
        });
    arrange();
    retranslate();
}

QToolButton *SolveButtons::addButton(ActionId what, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(m_actions[what]);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setObjectName(u"push"_s);
    button->installEventFilter(this);
    return button;
}

void SolveButtons::sessionChanged()
{
    const auto many = [](const core::Solver &solver) {
        return solver.reaches(core::Goal::All) || solver.reaches(core::Goal::Count);
    };
    m_findsMany = std::ranges::any_of(session()->kind().solvers, many);
    for (QToolButton *button : m_many)
        button->setVisible(m_findsMany);
    updateGeometry();
}

void SolveButtons::refresh()
{
    const bool busy = session()->search().isUnderWay() || session()->player().isPlaying();
    m_solve->setVisible(!busy);
    m_running->setVisible(busy);
    // At a solution, only the prompt has buttons to continue and to end.
    m_running->setEnabled(session()->search().state() != session::Search::State::AtSolution);
    for (QToolButton *button : m_many)
        button->setEnabled(!busy && button->defaultAction()->isEnabled());
}

int SolveButtons::widthOfFirst() const
{
    return std::max(m_solve->sizeHint().width(), m_running->sizeHint().width());
}

int SolveButtons::widthInLine() const
{
    int width = widthOfFirst();
    for (const QToolButton *button : m_many)
        width += m_findsMany ? m_grid->horizontalSpacing() + button->sizeHint().width() : 0;
    return width;
}

/// Places the buttons in one row or in two.
void SolveButtons::arrange()
{
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_solve, m_running, m_many[0], m_many[1], m_many[2]})
        m_grid->removeWidget(part);
    const int many = int(m_many.size());
    for (QWidget *first : std::initializer_list<QWidget *>{m_solve, m_running})
        m_grid->addWidget(first, 0, 0, 1, m_inLine ? 1 : many);
    for (int i = 0; i < many; ++i)
        m_grid->addWidget(m_many[std::size_t(i)], m_inLine ? 0 : 1, m_inLine ? i + 1 : i);
}

// Returns the width of two rows, even if the buttons are now in one.
QSize SolveButtons::minimumSizeHint() const
{
    int second = -m_grid->horizontalSpacing();
    for (const QToolButton *button : m_many)
        second += m_findsMany ? button->sizeHint().width() + m_grid->horizontalSpacing() : 0;
    const int lines = m_findsMany && !m_inLine ? 2 : 1;
    return {std::max(widthOfFirst(), second),
            lines * m_solve->sizeHint().height() + (lines - 1) * m_grid->verticalSpacing()};
}

bool SolveButtons::event(QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        const bool inLine = !m_findsMany || widthInLine() <= width();
        if (inLine != m_inLine) {
            m_inLine = inLine;
            arrange();
            updateGeometry();
        }
    }
    return SessionWidget::event(event);
}

// The second press of a double click would meet the button that has replaced the one pressed first.
bool SolveButtons::eventFilter(QObject *watched, QEvent *event)
{
    return event->type() == QEvent::MouseButtonDblClick || SessionWidget::eventFilter(watched, event);
}

QString SolveButtons::pauseWord(bool standsStill)
{
    return standsStill ? tr("&Continue") : tr("&Pause");
}

// Pause is as wide as its longest label, and Solve as wide as Pause and Stop together, so that nothing moves.
void SolveButtons::retranslate()
{
    const QString shown = m_actions[ActionId::Pause]->text();
    m_pause->setMinimumWidth(0);
    int width = 0;
    for (const bool standsStill : {false, true}) {
        m_actions[ActionId::Pause]->setText(pauseWord(standsStill));
        width = std::max(width, m_pause->sizeHint().width());
    }
    m_pause->setMinimumWidth(width);
    m_solve->setMinimumWidth(m_running->sizeHint().width());
    m_actions[ActionId::Pause]->setText(shown);
    updateGeometry();
}

} // namespace window
