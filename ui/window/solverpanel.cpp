// SPDX-License-Identifier: MIT
#include "window/solverpanel.h"

#include "board/plaintext.h"
#include "insight/pseudocode.h"
#include "insight/verticalscrollarea.h"
#include "session/ownprogram.h"
#include "session/translation.h"
#include "window/icons.h"
#include "window/methodbox.h"
#include "window/methodcomparison.h"
#include "window/optionsform.h"
#include "window/programreport.h"
#include "window/seededit.h"
#include "window/solutionprompt.h"
#include "window/solvercounters.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QProcess>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

// These settings are kept between runs: whether searches are watched in general, and whether they are in the
// arrangement Watch.
constexpr core::Option watching[] = {{"watch", {}, core::Option::Switch, "off"},
                                     {"watch-arrangement", {}, core::Option::Switch, "on"}};

QString watchName(const core::Kind &kind)
{
    return QString::fromLatin1(kind.id) + "/solver"_L1;
}

} // namespace

SolverPanel::SolverPanel(const Actions &actions, Settings &settings, QWidget *parent)
    : SessionWidget(parent), m_actions(actions), m_settings(settings), m_method(new MethodBox(this)),
      m_about(new board::PlainLabel(this)), m_options(new OptionsForm(this)), m_watch(new QCheckBox(this)),
      m_seedName(new board::PlainLabel(this)), m_seed(new SeedEdit(this)),
      m_solve(addButton(ActionId::Solve)), m_pause(addButton(ActionId::Pause)),
      m_stop(addButton(ActionId::Stop)), m_prompt(new SolutionPrompt(this)),
      m_counters(new SolverCounters(this)), m_efforts(new MethodComparison(this)),
      m_listing(new insight::Pseudocode(this)), m_report(new ProgramReport(this))
{
    layOut();
    // Consulting the methods examines all that was done, so that it waits until the cursor rests.
    m_consultSoon.setSingleShot(true);
    m_consultSoon.setInterval(200);
    connect(&m_consultSoon, &QTimer::timeout, this, &SolverPanel::consult);
    connect(m_method, &MethodBox::reworded, this, &SolverPanel::methodChanged);
    connect(m_method, &MethodBox::chosen, this, [this] { choose(*m_method->solver()); });
    connect(m_options, &OptionsForm::edited, this, [this] {
        m_settings.setValues(optionsName(*m_method->solver()), m_options->values());
        recallProgram();
    });
    connect(m_watch, &QCheckBox::toggled, this, [this](bool watch) {
        core::Values values = m_settings.values(watchName(session()->kind()), watching);
        values.set(watchOption(), watch ? "on" : "off");
        m_settings.setValues(watchName(session()->kind()), values);
        choice().setWatching(watches());
        consult();
    });
    connect(m_prompt, &SolutionPrompt::proceeded, this, &SolverPanel::pauseOrContinue);
    connect(m_prompt, &SolutionPrompt::ended, this, [this] { session()->stop(); });
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
    grid->addWidget(m_solve, 0, 0, 1, 3);
    grid->addWidget(m_pause, 1, 0);
    grid->addWidget(m_stop, 1, 1);
    for (std::size_t i = 0; i < m_manyButtons.size(); ++i)
        grid->addWidget(m_manyButtons[i], 2, int(i));
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
    auto *controls = new QWidget;
    auto *column = new QVBoxLayout(controls);
    column->setContentsMargins(14, 12, 14, 8);
    column->setSpacing(8);
    column->addWidget(m_method);
    column->addWidget(m_about);
    column->addWidget(m_options);
    column->addWidget(m_watch);
    column->addLayout(seed);
    column->addLayout(makeButtons());
    column->addWidget(m_prompt);
    column->addWidget(m_counters);
    column->addWidget(m_efforts);
    column->addStretch();
    // The steps have a scroll area of their own, so that the marked step is always in view.
    auto *steps = new QWidget;
    auto *inside = new QVBoxLayout(steps);
    inside->setContentsMargins(14, 4, 14, 8);
    inside->addWidget(m_listing);
    inside->addStretch();
    m_listingArea = new insight::VerticalScrollArea(steps, this);
    m_listingArea->setObjectName(u"steps"_s);
    m_listingArea->setMinimumHeight(96);
    connect(m_listing, &insight::Pseudocode::currentChanged, m_listingArea,
            [this](QWidget *line) { m_listingArea->ensureWidgetVisible(line, 0, 8); });
    auto *both = new QVBoxLayout(this);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(0);
    both->addWidget(new insight::VerticalScrollArea(controls, this), 3);
    both->addWidget(m_listingArea, 2);
    both->addWidget(m_report, 2);
    m_options->setBeside([this](const core::Option &option) {
        const bool isCommand = &option == &session::ownProgramMethod().options.front();
        return isCommand ? addProgramButton() : nullptr;
    });
}

QWidget *SolverPanel::addProgramButton()
{
    m_chooseProgram = new QToolButton(m_options);
    m_chooseProgram->setObjectName(u"push"_s);
    m_chooseProgram->setText(u"…"_s);
    m_chooseProgram->setFocusPolicy(Qt::StrongFocus);
    connect(m_chooseProgram, &QToolButton::clicked, this, &SolverPanel::askForProgram);
    nameProgramButton();
    return m_chooseProgram;
}

void SolverPanel::nameProgramButton()
{
    m_chooseProgram->setAccessibleName(tr("Choose a program"));
    m_chooseProgram->setToolTip(tr("Choose the file of your program"));
}

void SolverPanel::askForProgram()
{
    QString path = QFileDialog::getOpenFileName(this, tr("Your Program"), QFileInfo(programFile()).path(),
                                                tr("All files (*)") + ";;"_L1 + tr("Python programs (*.py)"));
    if (path.isEmpty())
        return;
    // The quotes are escaped for QProcess::splitCommand.
    path.replace(u'"', "\"\"\""_L1);
    if (path.contains(u' '))
        path = u'"' + path + u'"';
    core::Values values = m_options->values();
    values.set(session::ownProgramMethod().options.front().id, path.toStdString());
    m_options->setValues(values);
    Q_EMIT m_options->edited();
}

/// Returns the path of the present command's program if one of its words is a file; else the home folder.
QString SolverPanel::programFile() const
{
    const QStringList words = QProcess::splitCommand(QString::fromStdString(choice().program()));
    const auto file =
        std::ranges::find_if(words, [](const QString &word) { return QFileInfo(word).isFile(); });
    return file == words.end() ? QDir::homePath() + u'/' : *file;
}

QString SolverPanel::optionsName(const core::Solver &solver) const
{
    return QString::fromLatin1(session()->kind().id) + "/method-"_L1 + QString::fromLatin1(solver.id);
}

void SolverPanel::sessionChanged()
{
    const core::Kind &kind = session()->kind();
    choice().choose(session::methodOf(kind, m_settings.method(QString::fromLatin1(kind.id)).toStdString()));
    recallProgram();
    m_method->setMethods(choice());
    m_shown = nullptr;
    recallWatching();
    const auto any = [&](core::Goal goal) {
        return std::ranges::any_of(kind.solvers,
                                   [&](const core::Solver &solver) { return solver.reaches(goal); });
    };
    m_findsMany = any(core::Goal::All) || any(core::Goal::Count);
    for (SessionWidget *part :
         std::initializer_list<SessionWidget *>{m_prompt, m_counters, m_efforts, m_report})
        part->setSession(session());
    consult();
}

void SolverPanel::choose(const core::Solver &solver)
{
    choice().choose(&solver);
    m_settings.setMethod(QString::fromLatin1(session()->kind().id), QString::fromLatin1(solver.id));
    showMethod();
    refreshActions();
    Q_EMIT methodChanged();
    if (&solver == &session::ownProgramMethod() && choice().program().empty())
        m_options->setFocus();
}

/// Restores the player's own program, which takes part in races, too.
void SolverPanel::recallProgram()
{
    const core::Solver &own = session::ownProgramMethod();
    choice().setProgram(m_settings.values(optionsName(own), own.options).text(own.options.front().id));
}

void SolverPanel::showMethod()
{
    m_method->select();
    const core::Solver *solver = &choice().method();
    if (solver != m_shown) {
        m_options->setOptions(solver->options, m_settings.values(optionsName(*solver), solver->options));
        m_listing->setLines(solver->pseudocode);
        m_listingArea->setVisible(!solver->pseudocode.empty());
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
    m_method->select();
    m_method->refresh();
    showMethod();
}

void SolverPanel::refresh()
{
    for (SessionWidget *part :
         std::initializer_list<SessionWidget *>{m_prompt, m_counters, m_efforts, m_report})
        part->refresh();
    // A report of only a line or two needs no more room.
    qobject_cast<QBoxLayout *>(layout())->setStretchFactor(m_report, m_report->hasLog() ? 2 : 0);
    refreshActions();
    refreshListing();
    const bool rests = !session()->player().isPlaying() && !session()->isWatching();
    if (rests && !choice().isConsultedHere())
        m_consultSoon.start();
}

void SolverPanel::refreshActions()
{
    const session::Search &search = session()->search();
    const bool busy = search.isUnderWay();
    const auto can = [&](core::Goal goal) { return !busy && choice().methodFor(goal); };
    const bool all = can(core::Goal::All);
    // An unwatched search that does not wait at a solution cannot be asked for the next.
    const bool waits = search.state() == session::Search::State::AtSolution;
    m_actions[ActionId::NextSolution]->setEnabled(busy ? search.isWatching() || waits : all);
    m_actions[ActionId::Solve]->setEnabled(can(core::Goal::First));
    m_actions[ActionId::AllSolutions]->setEnabled(all);
    m_actions[ActionId::Count]->setEnabled(can(core::Goal::Count));
    m_actions[ActionId::Pause]->setEnabled(busy || session()->player().isPlaying());
    m_actions[ActionId::Stop]->setEnabled(session()->canStop());
    refreshPause();
    refreshButtons();
}

void SolverPanel::refreshPause()
{
    const bool goesOn = session()->search().standsStill();
    m_actions[ActionId::Pause]->setText(goesOn ? tr("&Continue") : tr("&Pause"));
    m_actions[ActionId::Pause]->setIcon(icon(goesOn ? Icon::Play : Icon::Pause));
}

/// Keeps the button as wide as its widest word, so that nothing moves when the word changes.
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

/// Shows either the buttons of this panel or those of the prompt, while the search waits at a solution.
void SolverPanel::refreshButtons()
{
    const session::Search &search = session()->search();
    const bool prompted = search.state() == session::Search::State::AtSolution;
    const bool busy = search.isUnderWay() || session()->player().isPlaying();
    m_solve->setVisible(!busy);
    m_pause->setVisible(busy && !prompted);
    m_stop->setVisible(busy && !prompted);
    for (QToolButton *button : m_manyButtons)
        button->setVisible(!busy && m_findsMany);
}

void SolverPanel::refreshListing()
{
    const session::Timeline &timeline = session()->timeline();
    const core::Event *last = timeline.lastEvent();
    const bool ours = last && timeline.act().method == QLatin1String(choice().method().id);
    m_listing->setCurrent(ours ? last->line : 0);
}

void SolverPanel::search(core::Goal goal, bool pauseAtSolutions)
{
    const core::Solver *solver = choice().take(goal);
    if (!solver)
        return;
    if (solver != m_shown)
        showMethod();
    session()->solve({.solver = solver,
                      .goal = goal,
                      .options = m_options->values(),
                      .seed = m_seed->seed(),
                      .watch = watches() && goal != core::Goal::Count,
                      .pauseAtSolutions = pauseAtSolutions});
    refresh();
}

void SolverPanel::setArrangement(ActionId mode)
{
    m_arrangement = mode;
    m_watch->setEnabled(mode != ActionId::StudyMode);
    if (!session())
        return;
    recallWatching();
    consult();
}

const char *SolverPanel::watchOption() const
{
    return watching[m_arrangement == ActionId::WatchMode].id;
}

void SolverPanel::recallWatching()
{
    const QSignalBlocker quiet(m_watch);
    m_watch->setChecked(m_settings.values(watchName(session()->kind()), watching).on(watchOption()));
    choice().setWatching(watches());
}

bool SolverPanel::watches() const
{
    return m_arrangement == ActionId::StudyMode || m_watch->isChecked();
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

/// Returns what the method does, and why it cannot begin here.
QString SolverPanel::about() const
{
    const core::Solver &method = choice().method();
    const core::Explanation &unsuitable = choice().unsuitable(method);
    const QString about = session::translated(method.about);
    return unsuitable.empty()
               ? about
               : about + u'\n' + tr("Not for this board: %1").arg(session::translated(unsuitable));
}

void SolverPanel::retranslate()
{
    if (session())
        m_about->setText(about());
    m_watch->setText(tr("Watch the search"));
    m_watch->setToolTip(tr("Show every step the method tries, refuses or takes back"));
    m_seedName->setText(tr("Seed"));
    if (m_chooseProgram)
        nameProgramButton();
    keepPauseWide();
    if (session())
        refreshActions();
}

} // namespace window
