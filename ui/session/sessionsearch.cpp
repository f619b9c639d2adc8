// SPDX-License-Identifier: MIT
// How a session searches, and what it shows of it. What is played by hand is in session.cpp.
#include "session/session.h"

#include <QScopedValueRollback>

#include <limits>

namespace session {

namespace {

core::Task taskOf(const Request &request, const Timeline &timeline)
{
    return {.goal = request.goal,
            .from = timeline.position(),
            .past = timeline.past(),
            .options = request.options,
            .seed = request.seed,
            .traced = request.watch || request.solver->constructive};
}

} // namespace

void Session::solve(const Request &request)
{
    abandon();
    giveUp();
    m_player.pause();
    leaveSolution();
    core::Task task = taskOf(request, m_timeline);
    if (request.solver->unsuitable) {
        const core::Explanation reason = request.solver->unsuitable(puzzle(), task.from, task.past);
        if (!reason.empty()) {
            Q_EMIT told(reason);
            return;
        }
    }
    const QString method = QString::fromLatin1(request.solver->id);
    prepareSolutions(request.goal, task.from, method);
    m_outcome.reset();
    m_stopped = false;
    m_askedAt = m_timeline.frame();
    m_job = std::make_unique<SolverJob>(m_timeline.instance().puzzle, *request.solver, std::move(task));
    m_pausesAtSolutions = request.pauseAtSolutions;
    m_job->pauseAtSolutions(m_pausesAtSolutions);
    connect(m_job.get(), &SolverJob::progressed, this, &Session::progressed);
    connect(m_job.get(), &SolverJob::found, this, &Session::gather);
    connect(m_job.get(), &SolverJob::finished, this, &Session::reach);
    m_watched = m_watching = request.watch;
    if (m_watching) {
        Act act = Act::make(Act::Search, m_timeline.instance(), m_timeline.position());
        act.method = method;
        m_timeline.begin(std::move(act));
        m_player.setSource(&m_job->mailbox());
        m_player.play();
    } else {
        m_job->mailbox().setRoom(std::numeric_limits<std::size_t>::max());
    }
    m_job->start();
    Q_EMIT solvingChanged();
    Q_EMIT solutionsChanged();
}

/// Counting keeps none, so that those found before on the same board stay.
void Session::prepareSolutions(core::Goal goal, const core::Position &from, const QString &method)
{
    const bool same = m_solutions.instance() == m_timeline.instance() && m_solutions.from() == from;
    if (!same)
        m_efforts.clear();
    if (same && goal == core::Goal::Count)
        return;
    m_solutions.restart(m_timeline.instance(), from, method);
    m_classes.restart(m_timeline.instance().puzzle);
}

/// What was found on another board would be taken for this one's.
void Session::forgetOtherBoards()
{
    if (m_solutions.instance() == m_timeline.instance())
        return;
    m_efforts.clear();
    m_solutions.restart(m_timeline.instance(), m_timeline.position(), {});
    m_classes.restart(m_timeline.instance().puzzle);
    m_outcome.reset();
    Q_EMIT solutionsChanged();
}

/// From a board that a solver has solved back to where it was asked to.
void Session::leaveSolution()
{
    const Act::Type type = m_timeline.act().type;
    if ((type == Act::Solve || type == Act::Search) && puzzle().solved(m_timeline.position()))
        m_timeline.seek(m_timeline.startOfAct(m_timeline.actIndex()));
}

void Session::gather()
{
    std::vector<Found> fresh = m_job->takeFound();
    if (fresh.empty())
        return;
    for (Found &found : fresh)
        m_solutions.add(std::move(found));
    m_classes.sort(m_solutions.list());
    // Where it is paused is what is in view.
    if (m_pausesAtSolutions && !m_watched && m_solutions.size() == m_solutions.total())
        display(m_solutions.size() - 1);
    Q_EMIT solutionsChanged();
}

void Session::reach(const core::Outcome &outcome)
{
    gather();
    m_outcome = outcome;
    noteEffort(outcome);
    if (!m_watched && !outcome.path.empty() && outcome.verdict != core::Outcome::Impossible) {
        m_timeline.seek(m_askedAt);
        std::vector<core::Event> happened;
        m_job->mailbox().take(std::numeric_limits<qint64>::max(), happened);
        if (happened.empty())
            happened = events(outcome.path);
        if (outcome.verdict == core::Outcome::Solved && happened.back().type != core::Event::Solution)
            happened.push_back({{}, core::Event::Solution, 0, 0});
        Act act = Act::make(Act::Solve, m_timeline.instance(), m_job->task().from, happened);
        act.method = QString::fromLatin1(m_job->solver().id);
        m_timeline.begin(std::move(act));
        Q_EMIT acted();
        m_player.play();
    }
    Q_EMIT progressed();
    Q_EMIT solvingChanged();
    if (!outcome.reason.empty())
        Q_EMIT told(outcome.reason);
}

void Session::noteEffort(const core::Outcome &outcome)
{
    if (outcome.verdict == core::Outcome::Stopped)
        return;
    const core::Solver *solver = &m_job->solver();
    const core::Goal goal = m_job->task().goal;
    std::erase_if(m_efforts, [&](const Effort &old) { return old.solver == solver && old.goal == goal; });
    m_efforts.push_back({solver, goal, outcome.verdict, outcome.stats});
}

void Session::abandon()
{
    if (!m_job)
        return;
    detach();
    m_job.reset();
    Q_EMIT solvingChanged();
}

bool Session::isWaitingAtSolution() const
{
    if (!isSolving() || !m_job->isWaiting())
        return false;
    return !m_watching || (m_timeline.atEnd() && m_job->mailbox().empty());
}

// What comes next has been shown, or is waited for with nothing left to show.
void Session::drained()
{
    if (!m_watching)
        return;
    if (isSolving()) {
        if (isWaitingAtSolution()) {
            m_player.pause();
            Q_EMIT solvingChanged();
        }
        return;
    }
    detach();
    if (!m_player.isRushing())
        m_player.pause();
    Q_EMIT acted();
    Q_EMIT solvingChanged();
}

void Session::detach()
{
    m_watching = false;
    m_player.setSource(nullptr);
}

/// Neither a pause nor a solution in view holds the search any longer.
void Session::wake()
{
    if (!m_job)
        return;
    if (isWaitingAtSolution())
        m_job->proceed();
    m_job->setPaused(false);
}

void Session::setPaused(bool paused)
{
    const bool shows = m_watching || !isSolving();
    if (paused) {
        if (shows)
            m_player.pause();
        if (m_job)
            m_job->setPaused(true);
    } else {
        wake();
        if (shows)
            m_player.play();
    }
    Q_EMIT solvingChanged();
}

void Session::step()
{
    if (m_watching && m_timeline.atEnd())
        wake();
    m_player.step();
}

void Session::runTo(Landmark landmark)
{
    if (const auto frame = landmarkAfter(m_timeline, landmark, m_timeline.frame(), !m_watching)) {
        m_player.pause();
        m_timeline.seek(*frame);
    } else if (m_watching) {
        wake();
        m_player.runTo(landmark);
    }
}

void Session::backTo(Landmark landmark)
{
    const auto frame = landmarkBefore(m_timeline, landmark, m_timeline.frame());
    if (!frame)
        return;
    m_player.pause();
    m_timeline.seek(*frame);
}

void Session::nextSolution()
{
    if (m_watching)
        runTo(Landmark::Solution);
    else
        wake();
    Q_EMIT solvingChanged();
}

void Session::stop()
{
    giveUp();
    if (!isSolving() && !m_watching)
        return;
    m_stopped = true;
    m_job->stop();
    if (m_watching)
        m_player.pause();
    detach();
    Q_EMIT acted();
    Q_EMIT solvingChanged();
}

quint64 Session::solutionInView() const
{
    const Act &act = m_timeline.act();
    const bool atEnd = m_timeline.frameInAct() == act.record.counts().frames;
    if (act.solution > 0)
        return atEnd ? act.solution : 0;
    return quint64(solutionAt(act.record, m_timeline.frameInAct()));
}

/// To where the watched search reported it, as far as that is kept.
bool Session::seekSolution(std::size_t index)
{
    for (std::size_t i = m_timeline.acts().size(); i-- > 0;) {
        const Act &act = m_timeline.acts()[i];
        if (act.type != Act::Search || act.instance != m_solutions.instance() ||
            act.method != m_solutions.method())
            continue;
        const auto frame = frameOfSolution(act.record, qint64(index) + 1);
        if (!frame || m_timeline.positionAt(m_timeline.startOfAct(i) + *frame) != m_solutions[index].position)
            continue;
        m_timeline.seek(m_timeline.startOfAct(i) + *frame);
        return true;
    }
    return false;
}

void Session::showSolution(std::size_t index)
{
    const QScopedValueRollback bringing(m_bringing, true);
    m_player.pause();
    if (m_watched && seekSolution(index))
        return;
    if (m_watching) {
        Q_EMIT told(
            {PUZZLE_TEXT("session", "The search has gone on too far since to go back there; it can be "
                                    "shown when the search is over.")});
        return;
    }
    display(index);
    if (m_kind.listsMoves) {
        m_timeline.seek(m_timeline.startOfAct(m_timeline.acts().size() - 1));
        m_player.play();
    }
}

/// In an act of its own, at its end. One that showed another solution makes way for it.
void Session::display(std::size_t index)
{
    const QScopedValueRollback bringing(m_bringing, !m_kind.listsMoves);
    giveUp();
    m_player.pause();
    const Act &before = m_timeline.act();
    if (before.solution > 0 && m_timeline.actIndex() + 1 == m_timeline.acts().size())
        m_timeline.seek(m_timeline.startOfAct(m_timeline.actIndex()) - before.opens);
    std::vector<core::Event> happens = events(m_solutions[index].path);
    happens.push_back({{}, core::Event::Solution, 0, 0});
    Act act = Act::make(Act::Solve, m_solutions.instance(), m_solutions.from(), happens);
    act.method = m_solutions.method();
    act.solution = index + 1;
    m_timeline.begin(std::move(act));
    m_timeline.seek(m_timeline.lastFrame());
    Q_EMIT acted();
}

} // namespace session
