// SPDX-License-Identifier: MIT
#include "insight/racechoice.h"

#include "board/plaintext.h"
#include "core/positionline.h"
#include "insight/choicelist.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"
#include "session/search/work.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

constexpr int choiceRole = Qt::UserRole; // the index of a method, a seed, or the line of a board
constexpr int mostSeeds = 8;

} // namespace

RaceChoice::RaceChoice(QWidget *parent)
    : window::SessionWidget(parent), m_between(new QComboBox(this)), m_method(new QComboBox(this)),
      m_question(new board::PlainLabel(this)), m_choices(new ChoiceList(this)), m_goal(new QComboBox(this)),
      m_start(new QPushButton(this))
{
    m_question->setWordWrap(true);
    m_question->setBuddy(m_choices);
    m_start->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_between);
    column->addWidget(m_method);
    column->addWidget(m_question);
    column->addWidget(m_choices);
    column->addWidget(m_goal);
    column->addWidget(m_start, 0, Qt::AlignRight);
    column->addStretch();
    connect(m_choices, &QListWidget::itemChanged, this, [this] {
        keepTicks();
        countChecked();
    });
    connect(m_method, &QComboBox::currentIndexChanged, this, &RaceChoice::countChecked);
    connect(m_goal, &QComboBox::currentIndexChanged, this, [this] {
        if (session())
            keepTicks(); // includes the preset ticks, which the user has not changed
        fillChoices();
    });
    connect(m_between, &QComboBox::currentIndexChanged, this, &RaceChoice::fillChoices);
    connect(m_start, &QPushButton::clicked, this, &RaceChoice::startWanted);
    retranslate();
}

void RaceChoice::takeFocus()
{
    m_choices->setFocus();
}

RaceChoice::Between RaceChoice::between() const
{
    return Between(m_between->currentData().toInt());
}

core::Goal RaceChoice::goal() const
{
    return m_goal->currentIndex() == 0 ? core::Goal::First : core::Goal::All;
}

/// Offers the kinds of races. Without a randomised method there is no race of seeds.
void RaceChoice::fillBetween()
{
    if (!session())
        return;
    const QVariant before = m_between->currentData();
    {
        const QSignalBlocker quiet(m_between);
        m_between->clear();
        m_between->addItem(tr("Race of methods"), Methods);
        if (std::ranges::any_of(session()->kind().solvers, &core::Solver::randomized))
            m_between->addItem(tr("Race of seeds"), Seeds);
        m_between->addItem(tr("Race of boards"), Boards);
        m_between->setCurrentIndex(std::max(0, m_between->findData(before)));
    }
    fillChoices();
}

void RaceChoice::fillChoices()
{
    if (!session())
        return;
    const QSignalBlocker quiet(m_choices);
    const QSignalBlocker quietToo(m_method);
    const QVariant method = m_method->currentData();
    m_choices->clear();
    m_method->clear();
    m_offersProgram = !session()->search().methods().program().empty();
    m_filledFor = racerFor(0).task.from;
    fillMethods();
    m_method->setVisible(between() != Methods);
    m_method->setCurrentIndex(std::max(0, m_method->findData(method)));
    for (int seed = 1; between() == Seeds && seed <= mostSeeds; ++seed)
        m_choices->add(tr("Seed %1").arg(seed), seed);
    if (between() == Boards)
        fillBoards();
    tickAsBefore();
    countChecked();
}

/// Lists the methods, as racers or as the one that all use. Those that cannot do what is asked are disabled.
void RaceChoice::fillMethods()
{
    const std::vector<const core::Solver *> &solvers = session()->search().methods().solvers();
    auto *items = qobject_cast<QStandardItemModel *>(m_method->model());
    for (std::size_t i = 0; i < solvers.size(); ++i) {
        const core::Solver &solver = *solvers[i];
        const QString name = session::translated(solver.name);
        if (&solver == &session::ownProgramMethod() && !m_offersProgram)
            continue;
        if (between() == Methods) {
            m_choices->add(name, int(i), session::translated(solver.about), whyNot(solver));
        } else if (between() == Boards || solver.randomized) {
            m_method->addItem(name, int(i));
            const QString reason = solver.reaches(goal()) ? QString() : whyNot(solver);
            QStandardItem *item = items->item(m_method->count() - 1);
            item->setEnabled(reason.isEmpty());
            item->setToolTip(
                board::plainToolTip(reason.isEmpty() ? session::translated(solver.about) : reason));
        }
    }
}

void RaceChoice::fillBoards()
{
    m_choices->add(tr("The board in view"), QString());
    // Boards that have to be dealt first could take long.
    for (const core::Preset &preset : session()->kind().presets) {
        const QString line = QString::fromUtf8(preset.line);
        if (!line.contains("deal="_L1))
            m_choices->add(session::translated(preset.name), line, line);
    }
}

/// Returns why the method cannot race to this goal from here; empty if it can.
QString RaceChoice::whyNot(const core::Solver &solver) const
{
    const std::vector<const core::Solver *> &solvers = session()->search().methods().solvers();
    const session::Racer racer = racerFor(std::size_t(std::ranges::find(solvers, &solver) - solvers.begin()));
    return session::translated(session::whyNotRacing(solver, *racer.puzzle, racer.task));
}

/// Returns the name of the present list, under which its ticks are kept.
QString RaceChoice::ticksName() const
{
    return QString::fromUtf8(session()->kind().id) + u'/' + QString::number(between());
}

/// Ticks what was ticked in this list before. At first these are two that can begin: the first one and, of methods, the
/// one that is preferred for this board, since the first two of a course may do nearly the same.
void RaceChoice::tickAsBefore()
{
    const auto known = m_ticked.constFind(ticksName());
    if (known != m_ticked.constEnd())
        return m_choices->tick(*known);
    QStringList able;
    for (int row = 0; row < m_choices->count(); ++row) {
        if (m_choices->item(row)->flags().testFlag(Qt::ItemIsEnabled))
            able << m_choices->key(row);
    }
    if (between() == Methods) {
        const auto &solvers = session()->search().methods().solvers();
        const core::Solver &preferred =
            session()->kind().preferred(session()->puzzle(), session()->timeline().position(), goal());
        const auto place = std::ranges::find(solvers, &preferred) - solvers.begin();
        if (const qsizetype row = able.indexOf(QString::number(place)); row > 0)
            able.move(row, 1);
    }
    const QStringList first = able.mid(0, 2);
    m_choices->tick(QSet<QString>(first.begin(), first.end()));
}

void RaceChoice::keepTicks()
{
    QSet<QString> &kept = m_ticked[ticksName()];
    kept = m_choices->tickedKeys(kept);
}

void RaceChoice::countChecked()
{
    const int checked = m_choices->ticked();
    const auto *items = qobject_cast<const QStandardItemModel *>(m_method->model());
    const QStandardItem *method = items->item(m_method->currentIndex());
    m_start->setEnabled(checked >= 2 && checked <= mostRacers &&
                        (between() == Methods || (method && method->isEnabled())));
}

core::Values RaceChoice::optionsOf(const core::Solver &solver, const session::Racer &racer) const
{
    core::Values options(solver.options);
    if (&solver == &session::ownProgramMethod()) {
        options.set(solver.options.front().id, session()->search().methods().program());
        options = session::optionsOf(solver, options, session()->kind(), *racer.puzzle, racer.task.from);
    }
    return options;
}

/// Returns a racer with the method of this number. It begins where a search would begin: at the start of the
/// solution or search in view, if there is one.
session::Racer RaceChoice::racerFor(std::size_t method) const
{
    const session::Timeline &timeline = session()->timeline();
    const session::Act &act = timeline.act();
    const bool bySolver = act.type == session::Act::Solve || act.type == session::Act::Search;
    session::Racer racer;
    racer.solver = session()->search().methods().solvers()[method];
    racer.task.goal = goal();
    racer.task.from = bySolver ? act.record.start() : timeline.position();
    racer.task.past = bySolver ? timeline.pastOf(timeline.actIndex()) : timeline.past();
    racer.puzzle = timeline.instance().puzzle;
    return racer;
}

/// Returns the racer of a choice. A ready-made board starts at its own position.
session::Racer RaceChoice::racerOf(const QListWidgetItem &choice) const
{
    const QVariant chosen = choice.data(choiceRole);
    session::Racer racer =
        racerFor(std::size_t((between() == Methods ? chosen : m_method->currentData()).toInt()));
    if (between() != Methods)
        racer.name = choice.text();
    if (between() == Seeds)
        racer.task.seed = std::uint64_t(chosen.toInt());
    if (between() == Boards && !chosen.toString().isEmpty()) {
        const core::Kind *kind = &session()->kind();
        const core::LineReading reading = core::readLine({&kind, 1}, chosen.toString().toStdString());
        const auto &board = std::get<core::Game>(reading.reading);
        racer.puzzle = board.puzzle;
        racer.task.from = board.position;
        racer.task.past = {};
    }
    racer.task.options = optionsOf(*racer.solver, racer);
    return racer;
}

std::vector<session::Racer> RaceChoice::racers() const
{
    std::vector<session::Racer> racers;
    for (int row = 0; row < m_choices->count(); ++row) {
        if (m_choices->isTicked(row))
            racers.push_back(racerOf(*m_choices->item(row)));
    }
    return racers;
}

/// Offers a program of the player's own as a racer once there is one, and the methods that can begin at the position
/// in view.
void RaceChoice::refresh()
{
    if (!session())
        return;
    const bool isElsewhere = isVisible() && between() == Methods && !session()->player().isPlaying() &&
                             !session()->isWatching() && racerFor(0).task.from != m_filledFor;
    if (isElsewhere || m_offersProgram == session()->search().methods().program().empty())
        fillChoices();
}

void RaceChoice::retranslate()
{
    m_question->setText(tr("&Which methods race? Choose two to four."));
    m_between->setAccessibleName(tr("What races"));
    m_method->setAccessibleName(tr("Method"));
    m_choices->setAccessibleName(tr("Racers"));
    const int chosen = std::max(0, m_goal->currentIndex());
    {
        const QSignalBlocker quiet(m_goal);
        m_goal->clear();
        m_goal->setSizeAdjustPolicy(QComboBox::AdjustToContents); // fits the width to the language's texts
        m_goal->addItems({tr("To the first solution"), tr("To all solutions")});
        m_goal->setCurrentIndex(chosen);
        m_goal->setAccessibleName(tr("Goal"));
    }
    m_start->setText(tr("Start the &Race"));
    fillBetween();
}

} // namespace insight
