// SPDX-License-Identifier: MIT
#include "window/solve/solvercounters.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"
#include "session/search/work.h"
#include "window/widgets/busyindicator.h"
#include "window/widgets/excerpt.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>

namespace window {

using namespace Qt::StringLiterals;

SolverCounters::SolverCounters(QWidget *parent)
    : SessionWidget(parent), m_title(new board::PlainLabel(this)), m_hourglass(new BusyIndicator(this)),
      m_state(new Excerpt(2, {}, this)), m_quality(new Excerpt(2, {}, this)),
      m_progress(new QProgressBar(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(3);
    grid->setHorizontalSpacing(10);
    for (int row = 0; row < Rows; ++row) {
        m_names[std::size_t(row)] = new board::PlainLabel(this);
        m_names[std::size_t(row)]->setObjectName(u"faint"_s);
        m_values[std::size_t(row)] = new board::PlainLabel(this);
        m_values[std::size_t(row)]->setAlignment(Qt::AlignRight);
        grid->addWidget(m_names[std::size_t(row)], row + 3, 0);
        grid->addWidget(m_values[std::size_t(row)], row + 3, 1);
    }
    grid->setColumnStretch(1, 1);
    m_title->setObjectName(u"title"_s);
    auto *line = new QHBoxLayout;
    line->addWidget(m_state, 1);
    line->addWidget(m_hourglass);
    grid->addLayout(line, 0, 0, 1, 2);
    grid->addWidget(m_progress, 1, 0, 1, 2);
    grid->addWidget(m_title, 2, 0, 1, 2);
    grid->addWidget(m_quality, Rows + 3, 0, 1, 2);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    reserveSpace();
    retranslate();
}

/// Reserves the space of hidden parts, so that the beginning and the end of a search move nothing.
void SolverCounters::reserveSpace()
{
    QWidgetList all{m_hourglass, m_progress, m_title, m_quality};
    std::ranges::copy(m_names, std::back_inserter(all));
    std::ranges::copy(m_values, std::back_inserter(all));
    for (QWidget *part : all) {
        QSizePolicy staying = part->sizePolicy();
        staying.setRetainSizeWhenHidden(true);
        part->setSizePolicy(staying);
    }
}

/// Gives each part the font of the style sheet, which it lacks until it is first shown, to reserve enough space.
void SolverCounters::showEvent(QShowEvent *event)
{
    SessionWidget::showEvent(event);
    for (QWidget *part : findChildren<QWidget *>())
        part->ensurePolished();
    layout()->invalidate();
}

void SolverCounters::write(Row row, const QString &text)
{
    m_values[row]->setText(text);
    m_values[row]->setAccessibleName(m_names[row]->text() + u' ' + text);
    m_names[row]->setVisible(!text.isEmpty());
    m_values[row]->setVisible(!text.isEmpty());
}

void SolverCounters::refresh()
{
    using State = session::Search::State;
    const session::Search &search = session()->search();
    const bool isShown = search.isUnderWay() || search.isOfGameInView();
    const session::SolverJob *job = isShown ? search.job() : nullptr;
    const core::Text own = job ? job->solver().counts : core::Text();
    m_names[Nodes]->setText(own ? session::translated(own) : tr("Nodes"));
    m_hourglass->setVisible(search.state() == State::Running || search.state() == State::Stopping);
    m_state->setText(isShown ? state() : QString());
    m_progress->setVisible((search.isSolving() && job->stats().done >= 0) ||
                           search.state() == State::Replaying);
    m_quality->setText(job ? quality(job->stats()) : QString());
    m_title->setVisible(job);
    m_title->setText(search.state() == State::Stopped ? tr("Up to the stop") : tr("The whole run"));
    if (!job) {
        for (int row = 0; row < Rows; ++row)
            write(Row(row), {});
        return;
    }
    refreshNumbers(*job);
    refreshProgress(*job);
}

void SolverCounters::refreshNumbers(const session::SolverJob &job)
{
    const auto &outcome = session()->search().outcome();
    const core::Stats stats = outcome ? outcome->stats : job.stats();
    // A watched search runs ahead of the board, so after a stop its work and time are not those of what was shown.
    const bool isCut = job.task().traced && job.task().goal != core::Goal::Count &&
                       session()->search().state() == session::Search::State::Stopped;
    const quint64 nodes = isCut ? 0 : stats.nodes;
    const qint64 time = isCut ? 0 : job.searchTime();
    const auto counted = [](quint64 count) { return count > 0 ? QLocale().toString(count) : QString(); };
    write(Tries, job.task().traced ? counted(quint64(tries(job))) : QString());
    write(Nodes, counted(nodes));
    write(PerSecond, time > 0 ? counted(quint64(double(nodes) * 1e6 / double(time))) : QString());
    write(Depth, job.task().traced ? QString() : counted(quint64(stats.depth)));
    write(Bound, counted(quint64(std::max(0, int(stats.bound)))));
    write(Solutions, counted(solutions(job, stats)));
    write(Time, isCut ? QString() : session::formatTime(time));
}

/// Returns the tries of a watched search, which the map and a race count, too, while nodes are in the method's own
/// unit. For a stopped search, only the tries that were shown count.
qint64 SolverCounters::tries(const session::SolverJob &job) const
{
    const auto &acts = session()->timeline().acts();
    const session::Act &last = acts.back();
    const bool isOurs = last.type == session::Act::Search && !last.abridged &&
                        last.method == QLatin1StringView(job.solver().id);
    if (!isOurs)
        return 0;
    return session()->search().state() == session::Search::State::Stopped ? last.record.counts().tries
                                                                          : job.queue().counts().tries;
}

/// Returns the number of solutions. Of a search that was stopped, only those that were kept count, as its threads may
/// have found more meanwhile; of one that was watched for its first solution, only those that were shown.
quint64 SolverCounters::solutions(const session::SolverJob &job, const core::Stats &stats) const
{
    const session::Search &search = session()->search();
    const core::Task &task = job.task();
    if (task.goal == core::Goal::Count || search.state() != session::Search::State::Stopped)
        return std::max<quint64>(search.foundTotal(), stats.solutions);
    const session::Act &last = session()->timeline().acts().back();
    const bool isShown = task.traced && task.goal == core::Goal::First && last.type == session::Act::Search;
    return isShown ? quint64(last.record.counts().solutions) : search.foundTotal();
}

void SolverCounters::refreshProgress(const session::SolverJob &job)
{
    m_hourglass->setElapsed(job.elapsed());
    const bool replays = session()->search().state() == session::Search::State::Replaying;
    const double done = replays ? played() : job.stats().done;
    if (done >= 0)
        m_progress->setValue(int(std::min(done, 1.0) * 1000));
}

/// Returns the fraction of an ended search that has been played.
double SolverCounters::played() const
{
    const qint64 shown = session()->timeline().acts().back().record.counts().frames;
    const qint64 all = shown + session()->search().framesToCome().value_or(0);
    return all > 0 ? double(shown) / double(all) : 1;
}

/// Returns a sentence on the length of the best solution and the proved lower bound.
QString SolverCounters::quality(const core::Stats &stats) const
{
    if (stats.length == 0 || stats.lowerBound == 0)
        return {};
    if (stats.length <= stats.lowerBound)
        return tr("%n move(s), proven shortest", nullptr, stats.length);
    const double gap = 100.0 * (stats.length - stats.lowerBound) / stats.lowerBound;
    return tr("%n move(s) (proven lower bound %1, gap %2%)", nullptr, stats.length)
        .arg(QLocale().toString(stats.lowerBound), QLocale().toString(gap, 'f', 1));
}

QString SolverCounters::state() const
{
    using State = session::Search::State;
    const session::Search &search = session()->search();
    switch (search.state()) {
    case State::Idle:
        return {};
    case State::AtSolution:
        return tr("Paused at a solution");
    case State::Paused:
        return tr("Paused");
    case State::Running:
    case State::Stopping:
        return searching(search.job()->stats().done);
    case State::Replaying:
        return (search.standsStill() ? tr("Paused after %1% of the search’s steps")
                                     : tr("Playing the search: %1% of its steps"))
            .arg(QLocale().toString(played() * 100, 'f', 1));
    case State::Stopped:
    case State::Ended:
        break;
    }
    return search.outcome() ? outcomeState(*search.outcome()) : tr("Stopped");
}

QString SolverCounters::searching(double done) const
{
    if (session()->search().waitsForViewer())
        return done < 0 ? tr("The search waits for the board")
                        : tr("The search waits for the board: %1% done")
                              .arg(QLocale().toString(done * 100, 'f', 1));
    return done < 0 ? tr("Searching (time unknown)")
                    : tr("Searching: %1% done").arg(QLocale().toString(done * 100, 'f', 1));
}

// A watched search that the user stopped may have found more than was shown.
QString SolverCounters::outcomeState(const core::Outcome &outcome) const
{
    const core::Task &task = session()->search().job()->task();
    const QString reason = session::translated(outcome.reason);
    const bool stopped = session()->search().state() == session::Search::State::Stopped;
    if (stopped && (task.traced || outcome.verdict == core::Outcome::Stopped))
        return reason.isEmpty() ? tr("Stopped") : reason;
    if (outcome.verdict == core::Outcome::Solved && task.goal == core::Goal::First) {
        const auto moves = int(core::countMoves(outcome.path));
        const session::Timeline &timeline = session()->timeline();
        const bool isWhole = task.from == timeline.positionAt(timeline.startOfGame());
        return isWhole ? tr("Solved in %n move(s)", nullptr, moves)
                       : tr("Solved in %n more move(s)", nullptr, moves);
    }
    if (outcome.verdict == core::Outcome::Solved)
        return tr("Search complete");
    if (outcome.verdict == core::Outcome::Impossible)
        return reason.isEmpty() ? tr("There is no solution") : reason;
    return reason.isEmpty() ? tr("Stopped") : reason;
}

void SolverCounters::retranslate()
{
    m_title->setText(tr("The whole run"));
    const QStringList names{tr("Nodes"), tr("Per second"), tr("Searched in"), tr("Solutions"),
                            tr("Tries"), tr("Depth"),      tr("Bound")};
    const QStringList tips{
        tr("The method’s own measure of its work; when you watch, it runs a little ahead of the board"),
        tr("The same measure, per second of search"),
        tr("Time of the search itself, without pauses and without the playing of its steps"),
        tr("Solutions found"),
        tr("Moves tried in a search that you watch, including refused ones, counted as in a race"),
        tr("Moves made and not taken back"),
        tr("Current depth limit of the search")};
    for (int row = 0; row < Rows; ++row) {
        m_names[std::size_t(row)]->setText(names[row]);
        m_names[std::size_t(row)]->setToolTip(board::plainToolTip(tips[row]));
    }
    m_progress->setAccessibleName(tr("Progress"));
}

} // namespace window
