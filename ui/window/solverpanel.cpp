// SPDX-License-Identifier: MIT
#include "window/solverpanel.h"

#include "session/words.h"
#include "window/icons.h"
#include "window/methodbox.h"
#include "window/methodcomparison.h"
#include "window/optionsform.h"
#include "window/pseudocode.h"
#include "window/seededit.h"
#include "window/solutionprompt.h"
#include "window/solvercounters.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr core::Option watching[] = {{"watch", {}, core::Option::Switch, "off"}}; // kept between runs

QString watchName(const core::Kind &kind)
{
    return QString::fromLatin1(kind.id) + "/solver"_L1;
}

} // namespace

SolverPanel::SolverPanel(const Actions &actions, Settings &settings, QWidget *parent)
    : SessionWidget(parent), m_actions(actions), m_settings(settings), m_method(new MethodBox(this)),
      m_about(new QLabel(this)), m_options(new OptionsForm(this)), m_watch(new QCheckBox(this)),
      m_seedName(new QLabel(this)), m_seed(new SeedEdit(this)), m_solve(addButton(ActionId::Solve)),
      m_pause(addButton(ActionId::Pause)), m_frame(new SolutionPrompt(this)),
      m_counters(new SolverCounters(this)), m_efforts(new MethodComparison(this)),
      m_listing(new Pseudocode(this))
{
    layOut();
    // Asking the methods looks at all that was done, so it waits until the cursor rests.
    m_consultSoon.setSingleShot(true);
    m_consultSoon.setInterval(200);
    connect(&m_consultSoon, &QTimer::timeout, this, &SolverPanel::consult);
    connect(m_method, &MethodBox::reworded, this, &SolverPanel::methodChanged);
    connect(m_method, &MethodBox::chosen, this, [this] { choose(*m_method->solver()); });
    connect(m_options, &OptionsForm::edited, this,
            [this] { m_settings.setValues(optionsName(*m_method->solver()), m_options->values()); });
    connect(m_watch, &QCheckBox::toggled, this, [this](bool watch) {
        core::Values values;
        values.set("watch", watch ? "on" : "off");
        m_settings.setValues(watchName(session()->kind()), values);
    });
    connect(m_frame, &SolutionPrompt::proceeded, this, &SolverPanel::pauseOrContinue);
    connect(m_frame, &SolutionPrompt::ended, this, [this] { session()->stop(); });
    retranslate();
}

QToolButton *SolverPanel::addButton(ActionId what)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(m_actions[what]);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setObjectName(u"push"_s);
    return button;
}

QLayout *SolverPanel::makeButtons()
{
    m_solve->setObjectName(u"primary"_s);
    m_solve->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_manyButtons = {addButton(ActionId::NextSolution), addButton(ActionId::AllSolutions),
                     addButton(ActionId::Count)};
    auto *grid = new QGridLayout;
    grid->setSpacing(6);
    grid->addWidget(m_solve, 0, 0);
    grid->addWidget(m_pause, 0, 1);
    grid->addWidget(addButton(ActionId::Stop), 0, 2);
    for (std::size_t i = 0; i < m_manyButtons.size(); ++i)
        grid->addWidget(m_manyButtons[i], 1, int(i));
    return grid;
}

void SolverPanel::layOut()
{
    m_about->setObjectName(u"faint"_s);
    m_about->setWordWrap(true);
    m_seedName->setBuddy(m_seed);
    auto *seed = new QHBoxLayout;
    seed->addWidget(m_seedName);
    seed->addWidget(m_seed, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 14);
    column->setSpacing(8);
    column->addWidget(m_method);
    column->addWidget(m_about);
    column->addWidget(m_options);
    column->addWidget(m_watch);
    column->addLayout(seed);
    column->addLayout(makeButtons());
    column->addWidget(m_frame);
    column->addSpacing(4);
    column->addWidget(m_counters);
    column->addWidget(m_efforts);
    column->addSpacing(4);
    column->addWidget(m_listing);
    column->addStretch();
}

QString SolverPanel::optionsName(const core::Solver &solver) const
{
    return QString::fromLatin1(session()->kind().id) + "/method-"_L1 + QString::fromLatin1(solver.id);
}

void SolverPanel::sessionChanged()
{
    const core::Kind &kind = session()->kind();
    m_method->setSolvers(kind.solvers);
    m_shown = nullptr;
    m_taken = nullptr;
    const QSignalBlocker quiet(m_watch);
    m_watch->setChecked(m_settings.values(watchName(kind), watching).on("watch"));
    const auto any = [&](core::Goal goal) {
        return std::ranges::any_of(kind.solvers,
                                   [&](const core::Solver &solver) { return solver.reaches(goal); });
    };
    for (QToolButton *button : m_manyButtons)
        button->setVisible(any(core::Goal::All) || any(core::Goal::Count));
    for (SessionWidget *part : std::initializer_list<SessionWidget *>{m_frame, m_counters, m_efforts})
        part->setSession(session());
    consult();
}

void SolverPanel::choose(const core::Solver &solver)
{
    m_taken = nullptr;
    m_method->select(solver);
    m_settings.setMethod(QString::fromLatin1(session()->kind().id), QString::fromLatin1(solver.id));
    showMethod();
    refreshActions();
    Q_EMIT methodChanged();
}

void SolverPanel::showMethod()
{
    const core::Solver *solver = m_method->solver();
    if (!solver)
        return;
    if (solver != m_shown) {
        m_options->setOptions(solver->options, m_settings.values(optionsName(*solver), solver->options));
        m_listing->setLines(solver->pseudocode);
        m_seedName->setVisible(solver->randomized);
        m_seed->setVisible(solver->randomized);
        m_shown = solver;
    }
    retranslate();
}

const core::Solver &SolverPanel::preferred(core::Goal goal) const
{
    return session()->kind().preferred(session()->puzzle(), m_consultedAt, goal);
}

// Until the user has chosen one, the method is that of the search in view, or else the one that suits the
// board.
const core::Solver &SolverPanel::methodHere() const
{
    if (m_taken && m_takenFor == session()->timeline().instance().puzzle)
        return *m_taken;
    const core::Kind &kind = session()->kind();
    for (const QString &id :
         {m_settings.method(QString::fromLatin1(kind.id)), session()->timeline().act().method}) {
        if (const core::Solver *solver = kind.solver(id.toStdString()))
            return *solver;
    }
    return preferred(core::Goal::First);
}

/// The method in the box, or the preferred one for a goal that it does not reach; null when none can begin.
const core::Solver *SolverPanel::solverFor(core::Goal goal) const
{
    const core::Solver *solver = m_method->solver();
    if (!solver || !m_method->unfit().empty())
        return nullptr;
    if (!solver->reaches(goal))
        solver = &preferred(goal);
    return solver->reaches(goal) && m_method->isFit(*solver) ? solver : nullptr;
}

void SolverPanel::consult()
{
    m_consultedAt = session()->timeline().position();
    m_method->select(methodHere());
    m_method->consult(session()->timeline());
    showMethod();
    refreshActions();
}

void SolverPanel::refresh()
{
    for (SessionWidget *part : std::initializer_list<SessionWidget *>{m_frame, m_counters, m_efforts})
        part->refresh();
    refreshActions();
    refreshListing();
    const bool rests = !session()->player().isPlaying() && !session()->isWatching();
    if (rests && session()->timeline().position() != m_consultedAt)
        m_consultSoon.start();
}

void SolverPanel::refreshActions()
{
    const bool busy = session()->isSolving() || session()->isWatching();
    const auto can = [&](core::Goal goal) { return !busy && solverFor(goal); };
    const bool all = can(core::Goal::All);
    // An unwatched search that does not wait at a solution cannot be asked for the next.
    m_actions[ActionId::NextSolution]->setEnabled(
        busy ? session()->isWatching() || session()->isWaitingAtSolution() : all);
    m_actions[ActionId::Solve]->setEnabled(can(core::Goal::First));
    m_actions[ActionId::AllSolutions]->setEnabled(all);
    m_actions[ActionId::Count]->setEnabled(can(core::Goal::Count));
    m_actions[ActionId::Pause]->setEnabled(busy || session()->player().isPlaying());
    m_actions[ActionId::Stop]->setEnabled(busy || session()->isReading() || session()->isLookingBack());
    refreshPause();
}

void SolverPanel::refreshPause()
{
    m_actions[ActionId::Pause]->setText(isPaused() ? tr("&Continue") : tr("&Pause"));
    m_actions[ActionId::Pause]->setIcon(icon(isPaused() ? Icon::Play : Icon::Pause));
}

/// So that nothing moves when the button's word changes.
void SolverPanel::keepPauseWide()
{
    m_pause->setMinimumWidth(0);
    int width = 0;
    for (const QString &word : {tr("&Continue"), tr("&Pause")}) {
        m_actions[ActionId::Pause]->setText(word);
        width = std::max(width, m_pause->sizeHint().width());
    }
    m_pause->setMinimumWidth(width);
}

bool SolverPanel::isPaused() const
{
    if (session()->isWaitingAtSolution())
        return true;
    if (session()->isWatching())
        return !session()->player().isPlaying();
    return session()->isSolving() && session()->job()->isPaused();
}

void SolverPanel::refreshListing()
{
    const session::Timeline &timeline = session()->timeline();
    const core::Event *last = timeline.lastEvent();
    const core::Solver *solver = m_method->solver();
    const bool ours = last && solver && timeline.act().method == QLatin1String(solver->id);
    m_listing->setCurrent(ours ? last->line : 0);
}

void SolverPanel::ask(core::Goal goal, bool pausing)
{
    const core::Solver *solver = solverFor(goal);
    if (!solver)
        return;
    if (solver != m_method->solver()) {
        m_taken = solver;
        m_takenFor = session()->timeline().instance().puzzle;
        m_method->select(*solver);
        showMethod();
    }
    session()->solve({.solver = solver,
                      .goal = goal,
                      .options = m_options->values(),
                      .seed = m_seed->seed(),
                      .watch = m_watch->isChecked() && goal != core::Goal::Count,
                      .pauseAtSolutions = pausing});
    refresh();
}

void SolverPanel::solve()
{
    ask(core::Goal::First, false);
}

void SolverPanel::nextSolution()
{
    if (session()->isSolving() || session()->isWatching())
        session()->nextSolution();
    else
        ask(core::Goal::All, true);
}

void SolverPanel::allSolutions()
{
    ask(core::Goal::All, false);
}

void SolverPanel::count()
{
    ask(core::Goal::Count, false);
}

void SolverPanel::pauseOrContinue()
{
    const bool busy = session()->isSolving() || session()->isWatching();
    session()->setPaused(!busy || !isPaused());
}

void SolverPanel::retranslate()
{
    const core::Explanation &unfit = m_method->unfit();
    const core::Solver *solver = m_method->solver();
    const QString about = solver ? session::words(solver->about) : QString();
    m_about->setText(unfit.empty() ? about : about + u'\n' + tr("Not here: %1").arg(session::words(unfit)));
    m_watch->setText(tr("Watch the search"));
    m_watch->setToolTip(tr("Shows every step that the method tries, takes back or refuses"));
    m_seedName->setText(tr("Seed"));
    keepPauseWide();
    if (session())
        refreshActions();
}

} // namespace window
