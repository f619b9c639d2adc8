// SPDX-License-Identifier: MIT
#include "window/solve/solverpanel.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"
#include "window/solve/methodbox.h"
#include "window/solve/methodcomparison.h"
#include "window/solve/methodrow.h"
#include "window/solve/programreport.h"
#include "window/solve/solutionprompt.h"
#include "window/solve/solvebuttons.h"
#include "window/solve/solvercounters.h"
#include "window/widgets/excerpt.h"
#include "window/widgets/icons.h"
#include "window/widgets/lossquestion.h"
#include "window/widgets/optionsform.h"
#include "window/widgets/programbutton.h"
#include "window/widgets/seededit.h"
#include "window/widgets/verticalscrollarea.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int aboutLines = 4;
constexpr int optionsWidth = 280; // pixels; about the width of the panel

// These settings are saved: whether searches are watched in general, and whether they are in the arrangement Watch.
constexpr core::Option watching[] = {{"watch", {}, core::Option::Switch, "off"},
                                     {"watch-arrangement", {}, core::Option::Switch, "on"}};

QString watchName(const core::Kind &kind)
{
    return QString::fromLatin1(kind.id) + "/solver"_L1;
}

} // namespace

SolverPanel::SolverPanel(const Actions &actions, Settings &settings, QWidget *parent)
    : SessionWidget(parent), m_actions(actions), m_settings(settings), m_row(new MethodRow(actions, this)),
      m_saying(new QStackedWidget(this)), m_about(new Excerpt(aboutLines, u"faint"_s)),
      m_prompt(new SolutionPrompt(actions)), m_showSearch(new QToolButton(this)),
      m_showSolution(new QToolButton(this)), m_optionsArea(new QWidget(this)),
      m_options(new OptionsForm(m_optionsArea)), m_seedName(new board::PlainLabel(m_optionsArea)),
      m_seed(new SeedEdit(m_optionsArea)), m_counters(new SolverCounters(this)),
      m_efforts(new MethodComparison(this)), m_report(new ProgramReport(this))
{
    layOut();
    // Waits until the cursor rests, since consulting the methods examines all earlier moves.
    m_consultSoon.setSingleShot(true);
    m_consultSoon.setInterval(200);
    connect(&m_consultSoon, &QTimer::timeout, this, &SolverPanel::consult);
    connect(&methods(), &MethodBox::reworded, this, &SolverPanel::methodChanged);
    connect(m_row, &MethodRow::chosen, this, &SolverPanel::choose);
    connect(m_options, &OptionsForm::edited, this, [this] {
        m_settings.setValues(optionsName(choice().method()), m_options->values());
        restoreOwnProgram();
        sayThatOptionsWait();
    });
    // `toggled` is connected, since a screen reader toggles these buttons without a click.
    connect(m_showSearch, &QToolButton::toggled, this, &SolverPanel::setWatching);
    connect(m_prompt, &SolutionPrompt::proceeded, this, &SolverPanel::pauseOrContinue);
    connect(m_prompt, &SolutionPrompt::ended, this, [this] { session()->stop(); });
    m_actions.onTriggered(ActionId::ShowMe, this, [this] {
        if (!LossQuestion::mayLose(*session(), LossQuestion::Next::Search, window()))
            return;
        const core::Solver &solver = session()->kind().preferred(
            session()->puzzle(), session()->timeline().position(), core::Goal::First);
        session()->solve({.solver = &solver, .options = core::Values(solver.options)});
    });
    m_actions.onTriggered(ActionId::Solve, this, [this] { solve(); });
    m_actions.onTriggered(ActionId::Pause, this, [this] { pauseOrContinue(); });
    // These actions switch from Play to Watch, whose panel lists the solutions and has the prompt.
    for (const auto &[id, search] : {std::pair(ActionId::NextSolution, &SolverPanel::nextSolution),
                                     std::pair(ActionId::AllSolutions, &SolverPanel::allSolutions),
                                     std::pair(ActionId::Count, &SolverPanel::count)}) {
        m_actions.onTriggered(id, this, [this, search = search] {
            (this->*search)();
            if (m_arrangement == ActionId::PlayMode)
                m_actions[ActionId::WatchMode]->trigger();
        });
    }
    retranslate();
}

MethodBox &SolverPanel::methods()
{
    return m_row->methods();
}

void SolverPanel::layOut()
{
    m_counters->setObjectName(u"counters"_s);
    m_about->setObjectName(u"about"_s);
    m_saying->addWidget(m_about);
    m_saying->addWidget(m_prompt);
    m_saying->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *controls = new QWidget;
    auto *column = new QVBoxLayout(controls);
    column->setContentsMargins(14, 12, 14, 8);
    column->setSpacing(8);
    column->addWidget(m_row);
    column->addWidget(m_saying);
    column->addWidget(makeWatchButtons());
    column->addWidget(makeOptions());
    column->addWidget(&m_efforts->searchSpace());
    column->addWidget(m_counters);
    column->addWidget(m_efforts);
    column->addStretch();
    auto *both = new QVBoxLayout(this);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(0);
    both->addWidget(new VerticalScrollArea(controls, this), 3);
    both->addWidget(m_report, 2);
}

/// Makes the switch for what is shown of a method: its search or only the solution.
QWidget *SolverPanel::makeWatchButtons()
{
    auto *both = new QWidget;
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *group = new QButtonGroup(both);
    for (QToolButton *button : {m_showSearch, m_showSolution}) {
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        group->addButton(button);
        row->addWidget(button, 1);
    }
    m_showSearch->setObjectName(u"left"_s);
    m_showSolution->setObjectName(u"right"_s);
    return both;
}

QWidget *SolverPanel::makeOptions()
{
    m_seedName->setBuddy(m_seed);
    auto *seed = new QHBoxLayout;
    seed->addWidget(m_seedName);
    seed->addWidget(m_seed, 1);
    auto *column = new QVBoxLayout(m_optionsArea);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_options);
    column->addLayout(seed);
    column->addStretch();
    m_options->setBeside([this](const core::Option &option) {
        const bool isCommand = &option == &session::ownProgramMethod().options.front();
        return isCommand ? new ProgramButton(*m_options) : nullptr;
    });
    return m_optionsArea;
}

/// Gives the options the height that the method with the most options needs, whichever method is chosen.
void SolverPanel::fitOptions()
{
    const core::Solver *chosen = m_shown;
    int most = 0;
    for (const core::Solver *solver : choice().solvers()) {
        m_options->setOptions(solver->options, {});
        m_seed->setVisible(solver->randomized);
        const int options = std::max(m_options->sizeHint().height(), m_options->heightForWidth(optionsWidth));
        most = std::max(most, (solver->options.empty() ? 0 : options) +
                                  (solver->randomized ? m_seed->sizeHint().height() : 0));
    }
    m_optionsArea->setFixedHeight(most);
    m_shown = nullptr;
    if (chosen)
        showMethod();
}

QString SolverPanel::optionsName(const core::Solver &solver) const
{
    return QString::fromLatin1(session()->kind().id) + "/method-"_L1 + QString::fromLatin1(solver.id);
}

void SolverPanel::sessionChanged()
{
    const core::Kind &kind = session()->kind();
    choice().choose(session::methodOf(kind, m_settings.method(QString::fromLatin1(kind.id)).toStdString()));
    m_substitute = nullptr;
    restoreOwnProgram();
    for (SessionWidget *part :
         std::initializer_list<SessionWidget *>{m_row, m_prompt, m_counters, m_efforts, m_report})
        part->setSession(session());
    m_shown = nullptr;
    fitOptions();
    restoreWatching();
    consult();
}

void SolverPanel::choose(const core::Solver &solver)
{
    choice().choose(&solver);
    m_substitute = nullptr;
    m_settings.setMethod(QString::fromLatin1(session()->kind().id), QString::fromLatin1(solver.id));
    showMethod();
    refreshActions();
    Q_EMIT methodChanged();
    askForCommand();
}

/// Goes to the field for the command of the player's own program if that is the method and has no command yet.
void SolverPanel::askForCommand()
{
    if (&choice().method() != &session::ownProgramMethod() || !choice().program().empty())
        return;
    if (m_arrangement == ActionId::StudyMode)
        Q_EMIT commandWanted();
    else
        m_options->takeFocus();
}

void SolverPanel::setCommand(const std::string &command)
{
    const core::Solver &own = session::ownProgramMethod();
    core::Values values;
    values.set(own.options.front().id, command);
    m_settings.setValues(optionsName(own), values);
    if (m_shown == &own)
        m_options->setValues(values);
    restoreOwnProgram();
    sayThatOptionsWait();
}

/// Says that a search in view goes on with the options it began with, if they have been changed since.
void SolverPanel::sayThatOptionsWait()
{
    const session::Act &act = session()->timeline().act();
    const bool isShown =
        act.type == session::Act::Search && act.spec && act.method == QLatin1StringView(choice().method().id);
    if (isShown && act.spec->options != m_options->values())
        Q_EMIT message(tr("The search in view keeps the options it began with; the next one has these."));
}

/// Restores the player's own program, which can also take part in races.
void SolverPanel::restoreOwnProgram()
{
    const core::Solver &own = session::ownProgramMethod();
    choice().setProgram(m_settings.values(optionsName(own), own.options).text(own.options.front().id));
}

void SolverPanel::showMethod()
{
    m_row->consult();
    const core::Solver *solver = &choice().method();
    if (solver != m_shown) {
        m_options->setOptions(solver->options, m_settings.values(optionsName(*solver), solver->options));
        m_seedName->setVisible(solver->randomized);
        m_seed->setVisible(solver->randomized);
        m_shown = solver;
    }
    m_about->setText(about());
    refreshActions();
}

void SolverPanel::consult()
{
    choice().consult();
    showMethod();
}

void SolverPanel::refresh()
{
    const bool wasReported = !m_report->isHidden();
    for (SessionWidget *part :
         std::initializer_list<SessionWidget *>{m_row, m_prompt, m_counters, m_efforts, m_report})
        part->refresh();
    const bool prompted = session()->search().state() == session::Search::State::AtSolution;
    m_saying->setCurrentWidget(prompted ? static_cast<QWidget *>(m_prompt) : m_about);
    // A report of a line or two needs no more height.
    qobject_cast<QBoxLayout *>(layout())->setStretchFactor(m_report, m_report->hasLog() ? 2 : 0);
    if (!wasReported && !m_report->isHidden())
        QTimer::singleShot(0, this, &SolverPanel::revealState);
    refreshActions();
    const bool rests = !session()->player().isPlaying() && !session()->isWatching();
    if (rests && !choice().isConsultedHere())
        m_consultSoon.start();
}

/// Scrolls what the search has come to back into view, after the report on a program has taken some of the height.
void SolverPanel::revealState()
{
    VerticalScrollArea::reveal(*m_counters, m_counters->findChild<Excerpt *>()->geometry());
}

void SolverPanel::refreshActions()
{
    const session::Search &search = session()->search();
    const bool busy = search.isUnderWay();
    const auto can = [&](core::Goal goal) { return !busy && choice().methodFor(goal); };
    const bool all = can(core::Goal::All);
    // An unwatched search that is not paused at a solution cannot continue to the next.
    const bool waits = search.state() == session::Search::State::AtSolution;
    m_actions[ActionId::NextSolution]->setEnabled(busy ? search.isWatching() || waits : all);
    m_actions[ActionId::Solve]->setEnabled(can(core::Goal::First));
    m_actions[ActionId::AllSolutions]->setEnabled(all);
    m_actions[ActionId::Count]->setEnabled(can(core::Goal::Count));
    m_actions[ActionId::Pause]->setEnabled(busy || session()->player().isPlaying());
    m_actions[ActionId::Stop]->setEnabled(session()->canStop());
    m_actions[ActionId::Pause]->setText(SolveButtons::pauseWord(search.standsStill()));
    m_actions[ActionId::Pause]->setIcon(icon(search.standsStill() ? Icon::Play : Icon::Pause));
}

/// Starts a search. If the chosen method cannot reach the goal, another replaces it, and a message reports this. Most
/// counts show nothing; then the method of the view is kept.
void SolverPanel::search(core::Goal goal, bool pauseAtSolutions)
{
    const core::Solver *chosen = &choice().method();
    const core::Explanation unwatchable =
        goal == core::Goal::Count ? chosen->whyCountIsUnwatchable(session()->puzzle()) : core::Explanation();
    const bool shows = goal != core::Goal::Count || (watches() && unwatchable.empty());
    if (shows && !LossQuestion::mayLose(*session(), LossQuestion::Next::Search, window()))
        return;
    const core::Solver *solver = shows ? choice().take(goal) : choice().methodFor(goal);
    if (!solver)
        return;
    if (solver != chosen) {
        m_substitute = solver;
        m_replaced = chosen;
    } else if (solver != m_substitute) {
        m_substitute = nullptr;
    }
    if (shows && solver != m_shown)
        showMethod();
    m_about->setText(about());
    askForCommand();
    session()->solve({.solver = solver,
                      .goal = goal,
                      .options = solver == m_shown ? m_options->values()
                                                   : m_settings.values(optionsName(*solver), solver->options),
                      .seed = m_seed->seed(),
                      .watch = watches() && shows,
                      .pauseAtSolutions = pauseAtSolutions,
                      .replaced = solver == chosen ? nullptr : chosen});
    if (solver != chosen)
        Q_EMIT message(substitutionText(*chosen, *solver, shows));
    else if (watches() && !shows && chosen->showsCounts())
        Q_EMIT message(session::translated(unwatchable));
    refresh();
}

/// Returns the sentence about a method that does what the chosen one cannot, and that stays chosen or not.
QString SolverPanel::substitutionText(const core::Solver &chosen, const core::Solver &taken, bool stays)
{
    const QString sentence =
        stays ? tr("“%1” cannot do this; “%2” does it instead, and is now the chosen method.", "two methods")
              : tr("“%1” cannot do this; “%2” does it instead.", "two methods");
    return sentence.arg(session::translated(chosen.name), session::translated(taken.name));
}

void SolverPanel::setArrangement(ActionId mode)
{
    m_arrangement = mode;
    if (!session())
        return;
    restoreWatching();
    consult();
}

void SolverPanel::setWatching(bool watch)
{
    const QString name = watchName(session()->kind());
    core::Values values = m_settings.values(name, watching);
    values.set(watchOption(), watch ? "on" : "off");
    m_settings.setValues(name, values);
    restoreWatching();
    consult();
}

const char *SolverPanel::watchOption() const
{
    return watching[m_arrangement == ActionId::WatchMode].id;
}

/// Shows whether the user chose to watch searches, for this puzzle and arrangement. In Study they are always
/// watched.
void SolverPanel::restoreWatching()
{
    const bool watch = watches();
    const bool free = m_arrangement != ActionId::StudyMode;
    const QSignalBlocker quiet(m_showSearch);
    m_showSearch->setChecked(watch);
    m_showSolution->setChecked(!watch);
    m_showSolution->setEnabled(free);
    choice().setWatching(watch);
}

bool SolverPanel::watches() const
{
    return m_arrangement == ActionId::StudyMode ||
           m_settings.values(watchName(session()->kind()), watching).on(watchOption());
}

void SolverPanel::solve()
{
    search(core::Goal::First, false);
}

void SolverPanel::nextSolution()
{
    if (session()->search().isUnderWay())
        session()->search().nextSolution();
    else
        search(core::Goal::All, true);
}

void SolverPanel::allSolutions()
{
    search(core::Goal::All, false);
}

void SolverPanel::count()
{
    search(core::Goal::Count, false);
}

void SolverPanel::pauseOrContinue()
{
    session()->search().pauseOrContinue();
}

/// Returns the description of the method, with the reason why it cannot begin here, or the method that it replaces.
QString SolverPanel::about() const
{
    const core::Solver &method = choice().method();
    const core::Explanation &unsuitable = choice().unsuitable(method);
    const QString about = session::translated(method.about);
    if (!unsuitable.empty())
        return tr("Not for this board: %1").arg(session::afterColon(session::translated(unsuitable))) +
               u'\n' + about;
    const bool stays = m_substitute == &method;
    return stays || (m_substitute && m_replaced == &method)
               ? substitutionText(*m_replaced, *m_substitute, stays) + u' ' + about
               : about;
}

void SolverPanel::retranslate()
{
    m_showSearch->setText(tr("Watch the search", "what is shown of a method"));
    m_showSearch->setAccessibleName(tr("Watch the search"));
    m_showSearch->setToolTip(tr("Show every step the method tries, refuses or takes back"));
    m_showSolution->setText(tr("Solution only", "what is shown of a method"));
    m_showSolution->setAccessibleName(tr("Show the solution only"));
    m_showSolution->setToolTip(tr("Show what the method has found, once it has found it"));
    m_seedName->setText(tr("Seed"));
    if (!session())
        return;
    m_about->setText(about());
    fitOptions();
    refreshActions();
}

} // namespace window
