// SPDX-License-Identifier: MIT
#include "session/search/search.h"

#include "session/programs/ownprogram.h"
#include "session/search/searchreplay.h"

#include <QScopedValueRollback>

#include <limits>

namespace session {

namespace {

core::Task taskOf(const Request &request, const core::Kind &kind, const Timeline &timeline)
{
    return {.goal = request.goal,
            .from = timeline.position(),
            .past = timeline.past(),
            .options = optionsOf(*request.solver, request.options, kind, *timeline.instance().puzzle,
                                 timeline.position()),
            .seed = request.seed,
            .traced = request.watch || request.solver->constructive};
}

SearchSpec specOf(const Request &request)
{
    return {.goal = request.goal,
            .options = request.options,
            .seed = request.seed,
            .pauses = request.pauseAtSolutions};
}

QString idOf(const core::Solver &solver)
{
    return QString::fromLatin1(solver.id);
}

} // namespace

Search::Search(const core::Kind &kind, Timeline &timeline, Player &player, QObject *parent)
    : QObject(parent), m_kind(kind), m_timeline(timeline), m_player(player), m_methods(kind, timeline),
      m_classes(kind)
{
    connect(&timeline, &Timeline::changed, this, &Search::updateState);
    connect(&player, &Player::starved, this, &Search::starved);
    connect(&m_classes, &SymmetryClasses::changed, this, &Search::solutionsChanged);
}

void Search::start(const Request &request)
{
    abandon();
    Q_EMIT aboutToAct();
    m_player.pause();
    m_timeline.seek(m_timeline.frameToSolveFrom());
    if (request.goal == core::Goal::Count)
        leaveOtherSearch(idOf(*request.solver));
    core::Task task = taskOf(request, m_kind, m_timeline);
    const core::Explanation why =
        request.solver->whyUnsuitable(*m_timeline.instance().puzzle, task.from, task.past);
    if (!why.empty()) {
        Q_EMIT reported(why);
        return;
    }
    dropOtherResults(task.from);
    m_outcome.reset();
    m_startFrame = m_timeline.frame();
    startJob(request, std::move(task));
    Q_EMIT solutionsChanged();
}

/// Moves the cursor from the end of another method's search that has taken everything back to its start: a count
/// shows nothing, so its result would seem to be about that search.
void Search::leaveOtherSearch(const QString &method)
{
    const Act &act = m_timeline.act();
    if (act.type == Act::Search && act.method != method && act.record.start() == m_timeline.position())
        m_timeline.seek(m_timeline.startOfAct(m_timeline.actIndex()));
}

/// Drops the methods' results unless they are for this position. Solutions found earlier are kept until new ones are
/// found.
void Search::dropOtherResults(const core::Position &from)
{
    if (m_solutions.instance() != m_timeline.instance() || m_solutions.from() != from)
        m_results.clear();
    m_solutionsAreOlder = true;
}

void Search::restartSolutions()
{
    m_solutionsAreOlder = false;
    m_solutions.restart(m_instance, m_job->task().from, idOf(m_job->solver()));
    m_classes.restart(m_instance.puzzle);
}

void Search::startJob(const Request &request, core::Task task)
{
    m_request = request;
    m_instance = m_timeline.instance();
    m_job = std::make_unique<SolverJob>(m_instance.puzzle, *request.solver, std::move(task));
    if (request.pauseAtSolutions)
        m_job->waitAtSolutions();
    connectJob();
    if (request.watch)
        showWatched();
    else
        m_job->queue().setCapacity(std::numeric_limits<std::size_t>::max());
    m_job->start();
    setState(State::Running);
}

void Search::connectJob()
{
    connect(m_job.get(), &SolverJob::progressed, this, &Search::progressed);
    connect(m_job.get(), &SolverJob::found, this, &Search::takeFound);
    connect(m_job.get(), &SolverJob::finished, this, &Search::finish);
}

/// Returns an act that shows the search or what it has found.
Act Search::actOfJob(Act::Type type, core::Position from, std::span<const core::Event> events) const
{
    Act act = Act::make(type, m_instance, std::move(from), events);
    act.method = idOf(m_job->solver());
    if (m_request.replaced)
        act.replaced = idOf(*m_request.replaced);
    return act;
}

/// Shows the search in an act that grows with the events that the player takes from the queue.
void Search::showWatched()
{
    Act act = actOfJob(Act::Search, m_timeline.position());
    act.spec = specOf(m_request);
    m_timeline.begin(std::move(act));
    m_player.setSource(&m_job->queue());
    m_player.play();
}

bool Search::isSolving() const
{
    return m_state == State::Running || m_state == State::Paused || m_state == State::AtSolution ||
           m_state == State::Stopping;
}

bool Search::takesLong() const
{
    constexpr qint64 moment = 300; // milliseconds
    return isSolving() && m_job->elapsed() >= moment;
}

bool Search::isWatching() const
{
    return m_request.watch && m_state != State::Stopping && (isSolving() || m_state == State::Replaying);
}

std::optional<qint64> Search::framesToCome() const
{
    if (!isWatching())
        return 0;
    return m_state == State::Replaying ? std::optional(m_job->queue().frames()) : std::nullopt;
}

bool Search::standsStill() const
{
    if (m_state == State::AtSolution)
        return true;
    return isWatching() ? !m_player.isPlaying() : m_state == State::Paused;
}

void Search::setState(State state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged();
}

/// Updates the state while the worker runs. It also depends on the cursor: a watched search is at a solution only
/// when all events up to it have been shown.
void Search::updateState()
{
    if (!isSolving() || m_state == State::Stopping)
        return;
    const bool inView = !m_request.watch || (m_timeline.atEnd() && m_job->queue().empty());
    if (m_job->isWaiting() && inView)
        setState(State::AtSolution);
    else
        setState(m_job->isPaused() ? State::Paused : State::Running);
}

/// Ends a pause, and a wait at a solution in view.
void Search::wake()
{
    if (!m_job)
        return;
    if (m_state == State::AtSolution)
        m_job->proceed();
    m_job->setPaused(false);
    updateState();
}

void Search::setPaused(bool paused)
{
    const bool shows = isWatching() || !isSolving();
    if (shows && paused)
        m_player.pause();
    if (!paused)
        wake();
    else if (m_job && m_state != State::Stopping)
        m_job->setPaused(true);
    if (shows && !paused)
        m_player.play();
    updateState();
}

// Pausing stops only the display of a watched search and not the search, so that its next steps are ready when they
// are wanted.
void Search::playOrPause()
{
    if (m_player.isPlaying())
        m_player.pause();
    else if (isWatching())
        setPaused(false);
    else
        m_player.play();
}

// When the player goes to the end, the search no longer pauses at solutions.
void Search::go(Direction direction, const Landmarks &landmarks)
{
    const bool more = isWatching() && direction == Direction::Forward;
    if (more && landmarks == Landmarks{Landmark::End})
        m_request.pauseAtSolutions = false;
    if (more && !nextLandmark(m_timeline, direction, landmarks, m_timeline.frame(), false))
        wake();
    m_player.go(direction, landmarks);
}

void Search::seek(qint64 frame)
{
    m_player.pause();
    m_player.fetchUpTo(frame);
    m_timeline.seek(frame);
    if (m_state == State::Replaying && m_timeline.atEnd() && m_job->queue().empty())
        endReplay();
}

void Search::nextSolution()
{
    if (isWatching())
        go(Direction::Forward, {Landmark::Solution});
    else
        wake();
}

void Search::stop()
{
    if (!isUnderWay())
        return;
    if (m_state == State::Replaying && m_request.goal == core::Goal::Count)
        return endReplayHere();
    m_job->stop();
    if (isWatching())
        m_player.pause();
    m_player.setSource(nullptr);
    closeAct(SearchSpec::Stopped);
    setState(isSolving() ? State::Stopping : State::Stopped);
    Q_EMIT acted();
}

void Search::abandon()
{
    if (!m_job)
        return;
    m_player.setSource(nullptr);
    closeAct(SearchSpec::Stopped);
    m_job.reset();
    setState(State::Idle);
}

/// Marks the act of a watched search as one whose search cannot continue.
void Search::closeAct(SearchSpec::State state)
{
    if (m_request.watch)
        m_timeline.close(state, foundTotal());
}

void Search::adopt(ReplayedSearch &replayed)
{
    const auto act = std::ranges::find(m_timeline.acts(), replayed.act, &Act::serial);
    const bool wanted = !m_job && m_solutions.empty() && act->instance == m_timeline.instance();
    if (!wanted)
        return;
    m_instance = act->instance;
    m_job = std::move(replayed.job);
    connectJob();
    const SearchSpec &spec = *act->spec;
    m_request = {.solver = &m_job->solver(),
                 .goal = spec.goal,
                 .options = spec.options,
                 .seed = spec.seed,
                 .watch = act->type == Act::Search,
                 .pauseAtSolutions = spec.pauses};
    m_startFrame = m_timeline.startOfAct(std::size_t(act - m_timeline.acts().begin()));
    restartSolutions();
    m_outcome = std::move(replayed.outcome);
    if (spec.state == SearchSpec::Open)
        m_player.setSource(&m_job->queue());
    if (m_outcome)
        keepResult(*m_outcome);
    const quint64 unstored = replayed.total - replayed.found.size();
    for (Found &found : replayed.found)
        m_solutions.add(std::move(found));
    m_solutions.addUnstored(unstored);
    m_classes.sort(m_solutions.list());
    if (spec.state == SearchSpec::Open && !m_outcome)
        m_job->setPaused(true);
    setState(stateOf(spec));
    updateState();
    Q_EMIT solutionsChanged();
}

void Search::adoptSolutions(Solutions solutions)
{
    m_solutionsAreOlder = false;
    m_solutions = std::move(solutions);
    m_classes.restart(m_solutions.instance().puzzle);
    m_classes.sort(m_solutions.list());
    Q_EMIT solutionsChanged();
}

/// Returns the state of a search that was just taken over.
Search::State Search::stateOf(const SearchSpec &spec) const
{
    if (spec.state == SearchSpec::Stopped)
        return State::Stopped;
    if (spec.state == SearchSpec::Ended)
        return State::Ended;
    return m_outcome ? State::Replaying : State::Running;
}

bool Search::isOfGameInView() const
{
    if (!m_job || m_instance != m_timeline.instance())
        return false;
    const std::vector<Act> &acts = m_timeline.acts();
    const core::Position &from = m_job->task().from;
    const auto isThere = [&](std::size_t act) {
        return acts[act].record.start() == from || acts[act].record.end() == from;
    };
    std::size_t act = m_timeline.actIndex();
    while (!acts[act].opens && !isThere(act))
        --act;
    if (isThere(act) || m_timeline.position() == from)
        return true;
    for (act = m_timeline.actIndex() + 1; act < acts.size() && !acts[act].opens; ++act) {
        if (isThere(act))
            return true;
    }
    return false;
}

void Search::forgetOtherBoards()
{
    if (m_solutions.instance() == m_timeline.instance())
        return;
    m_results.clear();
    m_solutionsAreOlder = false;
    m_solutions.restart(m_timeline.instance(), m_timeline.position(), {});
    m_classes.restart(m_timeline.instance().puzzle);
    m_outcome.reset();
    Q_EMIT solutionsChanged();
}

void Search::takeFound()
{
    std::vector<Found> fresh = m_job->takeFound();
    if (fresh.empty())
        return;
    const bool known = m_solutionsAreOlder && areKnown(fresh);
    if (m_solutionsAreOlder && !known)
        restartSolutions();
    for (Found &found : fresh) {
        if (!known)
            m_solutions.add(std::move(found));
    }
    m_classes.sort(m_solutions.list());
    // An unwatched search that waits at a solution shows it.
    const bool kept = m_solutions.size() == m_solutions.total();
    if (m_request.pauseAtSolutions && !m_request.watch && kept && m_state != State::Stopping)
        showInOwnAct(m_solutions.size() - 1);
    updateState();
    Q_EMIT solutionsChanged();
}

/// Returns whether a search for one solution found only solutions that are already in the list, which is then kept.
bool Search::areKnown(const std::vector<Found> &fresh) const
{
    return m_request.goal == core::Goal::First && m_solutions.instance() == m_instance &&
           m_solutions.from() == m_job->task().from && std::ranges::all_of(fresh, [&](const Found &found) {
               return indexOf(found.position, found.path).has_value();
           });
}

/// Returns the index of this solution in the list; none if it is not there.
std::optional<std::size_t> Search::indexOf(const core::Position &solution, const core::Path &path) const
{
    const auto isSame = [&](const std::shared_ptr<const Found> &listed) {
        return m_kind.listsMoves ? listed->path == path : listed->position == solution;
    };
    const auto place = std::ranges::find_if(m_solutions.list(), isSame);
    if (place == m_solutions.list().end())
        return {};
    return std::size_t(place - m_solutions.list().begin());
}

void Search::finish(const core::Outcome &outcome)
{
    takeFound();
    m_outcome = outcome;
    keepResult(outcome);
    const bool stopped = m_state == State::Stopping;
    if (stopped)
        closeAct(SearchSpec::Stopped);
    setState(stopped ? State::Stopped : m_request.watch ? State::Replaying : State::Ended);
    const bool shows = !m_request.watch && m_request.goal != core::Goal::Count;
    if (shows && !outcome.path.empty() && outcome.verdict != core::Outcome::Impossible)
        showOutcome(outcome);
    else if (shows && m_request.goal == core::Goal::All && !m_request.pauseAtSolutions &&
             !m_solutionsAreOlder && !m_solutions.empty())
        showFirstFound();
    Q_EMIT progressed();
    // A reason with marks on the board is not reported before that board is in view.
    if (!outcome.reason.empty() && (outcome.reason.marks.empty() || m_state != State::Replaying))
        Q_EMIT reported(outcome.reason);
    // The moves of a watched search remain in view where it was stopped, and speak for themselves; a count has none.
    const bool showsMoves = m_request.watch && m_request.goal != core::Goal::Count;
    if (m_state == State::Ended || (stopped && !showsMoves))
        Q_EMIT concluded();
}

void Search::keepResult(const core::Outcome &outcome)
{
    if (outcome.verdict == core::Outcome::Stopped)
        return;
    const core::Solver *solver = &m_job->solver();
    std::erase_if(m_results, [&](const MethodResult &old) { return old.solver == solver; });
    const auto place = [this](const core::Solver *one) {
        const auto &all = m_methods.solvers();
        return std::ranges::find(all, one) - all.begin();
    };
    const auto later = std::ranges::find_if(
        m_results, [&](const MethodResult &other) { return place(other.solver) > place(solver); });
    m_results.insert(later, {solver, m_job->task().goal, outcome.verdict, outcome.stats,
                             qint64(core::countMoves(outcome.path)),
                             m_request.watch ? m_job->queue().counts().tries : -1});
}

/// Shows the first solution of an unwatched search for all, which would otherwise leave the board as it was.
void Search::showFirstFound()
{
    m_timeline.seek(m_startFrame);
    showInOwnAct(0);
}

/// Plays the path of an unwatched search in a new act, with the method's reasons if it gives any.
void Search::showOutcome(const core::Outcome &outcome)
{
    m_timeline.seek(m_startFrame);
    std::vector<core::Event> events;
    m_job->queue().take(std::numeric_limits<qint64>::max(), events);
    if (events.empty())
        events = session::events(outcome.path);
    if (outcome.verdict == core::Outcome::Solved && events.back().type != core::Event::Solution)
        events.push_back({{}, core::Event::Solution, 0, 0});
    Act act = actOfJob(Act::Solve, m_job->task().from, events);
    if (m_job->task().traced) {
        act.spec = specOf(m_request);
        act.spec->state = SearchSpec::Ended;
    }
    m_timeline.begin(std::move(act));
    Q_EMIT acted();
    m_player.play();
}

/// Called when all events so far have been shown and more are wanted.
void Search::starved()
{
    updateState();
    if (m_state == State::AtSolution && !m_request.pauseAtSolutions)
        wake();
    else if (m_state == State::AtSolution)
        m_player.pause();
    else if (m_state == State::Replaying)
        endReplay();
}

/// Ends the playing of a count that is over: the steps not shown yet follow the cursor, which stays.
void Search::endReplayHere()
{
    m_player.pause();
    while (!m_job->queue().empty()) {
        const qint64 before = m_timeline.lastFrame();
        m_player.fetchUpTo(std::numeric_limits<qint64>::max());
        if (m_timeline.lastFrame() == before)
            break;
    }
    endReplay();
}

void Search::endReplay()
{
    m_player.setSource(nullptr);
    if (!m_player.isFastForwarding())
        m_player.pause();
    closeAct(SearchSpec::Ended);
    setState(State::Ended);
    Q_EMIT acted();
    if (m_outcome && !m_outcome->reason.marks.empty())
        Q_EMIT reported(m_outcome->reason);
    Q_EMIT concluded();
}

quint64 Search::solutionAt(std::size_t index, qint64 frameInAct) const
{
    const Act &act = m_timeline.acts()[index];
    if (act.abridged)
        return 0;
    if (act.solution > 0)
        return frameInAct == act.record.counts().frames ? act.solution : 0;
    const qint64 number = session::solutionAt(act.record, frameInAct);
    if (number == 0 || !m_solutionsAreOlder || act.instance != m_solutions.instance())
        return quint64(number);
    const auto place = indexOf(m_timeline.positionAt(m_timeline.startOfAct(index) + frameInAct),
                               act.record.standing(act.record.indexAfterFrame(frameInAct)));
    return place ? *place + 1 : quint64(number);
}

void Search::showSolution(std::size_t index)
{
    const QScopedValueRollback bringing(m_movingToSolution, true);
    m_player.pause();
    if (m_request.watch && seekSolution(index))
        return;
    if (isWatching()) {
        Q_EMIT reported({PUZZLE_TEXT(
            "session", "The search has gone too far to return to this solution; it can be shown once the "
                       "search is over.")});
        return;
    }
    showInOwnAct(index);
    if (m_kind.listsMoves) {
        m_timeline.seek(m_timeline.startOfAct(m_timeline.acts().size() - 1));
        m_player.play();
    }
}

/// Goes to the frame where the watched search reported this solution. Returns false if the act no longer contains
/// that frame.
bool Search::seekSolution(std::size_t index)
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

/// Shows a solution in a new act and goes to its end. An act that showed another solution is replaced.
void Search::showInOwnAct(std::size_t index)
{
    const QScopedValueRollback bringing(m_movingToSolution, !m_kind.listsMoves);
    Q_EMIT aboutToAct();
    m_player.pause();
    const Act &before = m_timeline.act();
    if (before.solution > 0 && m_timeline.actIndex() + 1 == m_timeline.acts().size())
        m_timeline.seek(m_timeline.startOfAct(m_timeline.actIndex()) - before.opens);
    std::vector<core::Event> events = session::events(m_solutions[index].path);
    events.push_back({{}, core::Event::Solution, 0, 0});
    Act act = Act::make(Act::Solve, m_solutions.instance(), m_solutions.from(), events);
    act.method = m_solutions.method();
    act.solution = index + 1;
    m_timeline.begin(std::move(act));
    m_timeline.seek(m_timeline.lastFrame());
    Q_EMIT acted();
}

} // namespace session
