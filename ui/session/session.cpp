// SPDX-License-Identifier: MIT
#include "session/session.h"

#include <limits>

namespace session {

namespace {

Instance instanceOf(const core::Game &game, const QString &look)
{
    return {game.puzzle, look};
}

// A hand's move is one halt, however many pieces it takes along.
core::Path asOneMove(core::Path path)
{
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        path[i].closes = false;
    return path;
}

} // namespace

Session::Session(const core::Kind &kind, core::Game first, QObject *parent)
    : QObject(parent), m_kind(kind), m_timeline(Act::make(Act::New, instanceOf(first, {}), first.position)),
      m_player(m_timeline), m_judge([this](const core::Judgement &judgement) {
          m_judgement = judgement;
          Q_EMIT judged();
      }),
      m_hint([this](const core::Hint &hint) { reveal(hint); })
{
    m_judgeSoon.setSingleShot(true);
    connect(&m_judgeSoon, &QTimer::timeout, this, &Session::judge);
    connect(&m_timeline, &Timeline::changed, this, &Session::judgeSoon);
    connect(&m_player, &Player::playingChanged, this, &Session::judgeSoon);
    connect(&m_player, &Player::starved, this, &Session::drained);
    judgeSoon();
}

Session::~Session() = default;

QString Session::line() const
{
    return QString::fromStdString(core::writeLine(m_kind, puzzle(), m_timeline.position()));
}

void Session::add(Act act)
{
    abandon();
    m_player.pause();
    m_hint.drop();
    m_timeline.begin(std::move(act));
    Q_EMIT acted();
}

void Session::begin(Act::Kind kind, const core::Game &game, const QString &look)
{
    add(Act::make(kind, instanceOf(game, look), game.position));
}

core::Explanation Session::scramble(const core::Deal &deal, qint64 count, std::uint64_t seed)
{
    const std::string options = m_kind.compose(m_kind.describe(puzzle())) + ",deal=" + deal.id +
                                ",count=" + std::to_string(count) + ",seed=" + std::to_string(seed);
    const core::Reading reading = m_kind.parse(options, {});
    if (const auto *fault = std::get_if<core::Fault>(&reading))
        return fault->why;
    const core::Game &game = std::get<core::Game>(reading);
    const core::Dealing *dealing = game.puzzle->dealing();
    add(Act::make(Act::Scramble, instanceOf(game, m_timeline.instance().look), dealing->from,
                  events(dealing->path)));
    m_timeline.seek(m_timeline.lastHalt());
    return {};
}

void Session::hand(const core::Step &wanted)
{
    const core::Path path = core::legalMove(puzzle(), m_timeline.position(), wanted);
    if (path.empty()) {
        Q_EMIT told(puzzle().why(m_timeline.position(), wanted));
        return;
    }
    const core::Position from = m_timeline.position();
    add(Act::make(Act::Hand, m_timeline.instance(), from, events(asOneMove(path))));
    m_timeline.forward();
}

void Session::hint()
{
    m_hint.ask([puzzle = m_timeline.instance().puzzle, position = m_timeline.position(),
                ask = m_kind.hint](core::Control &control) { return ask(*puzzle, position, control); });
}

void Session::reveal(const core::Hint &hint)
{
    if (!hint.path.empty()) {
        const core::Position from = m_timeline.position();
        add(Act::make(Act::Hand, m_timeline.instance(), from, events(asOneMove(hint.path))));
        m_timeline.forward();
    }
    Q_EMIT told(hint.why);
}

// What plays would run away from where it was brought back to; a watched search waits.
void Session::undo()
{
    m_player.pause();
    m_timeline.undo();
}

void Session::redo()
{
    m_player.pause();
    m_timeline.redo();
}

void Session::solve(const Request &request)
{
    abandon();
    m_player.pause();
    core::Task task{.goal = request.goal,
                    .from = m_timeline.position(),
                    .past = m_timeline.past(),
                    .options = request.options,
                    .seed = request.seed,
                    .traced = request.watch || request.solver->constructive};
    if (request.solver->unfit) {
        const core::Explanation reason = request.solver->unfit(puzzle(), task.from, task.past);
        if (!reason.empty()) {
            Q_EMIT told(reason);
            return;
        }
    }
    m_solutions.clear();
    m_solutionCount = 0;
    m_outcome.reset();
    m_askedAt = m_timeline.halt();
    m_job = std::make_unique<SolverJob>(m_timeline.instance().puzzle, *request.solver, std::move(task));
    m_job->haltAtSolutions(request.haltAtSolutions);
    connect(m_job.get(), &SolverJob::progressed, this, &Session::progressed);
    connect(m_job.get(), &SolverJob::found, this, &Session::gather);
    connect(m_job.get(), &SolverJob::finished, this, &Session::reach);
    m_watched = m_watching = request.watch;
    if (m_watching) {
        Act act = Act::make(Act::Search, m_timeline.instance(), m_timeline.position());
        act.method = QString::fromLatin1(request.solver->id);
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

void Session::gather()
{
    for (Found &found : m_job->takeFound()) {
        ++m_solutionCount;
        if (m_solutions.size() < mostSolutions)
            m_solutions.push_back({m_timeline.instance(), m_job->task().from, std::move(found),
                                   QString::fromLatin1(m_job->solver().id)});
    }
    Q_EMIT solutionsChanged();
}

void Session::reach(const core::Outcome &outcome)
{
    gather();
    m_outcome = outcome;
    if (!m_watched && !outcome.path.empty()) {
        m_timeline.seek(m_askedAt);
        std::vector<core::Event> happened;
        m_job->mailbox().take(std::numeric_limits<qint64>::max(), happened);
        if (happened.empty())
            happened = events(outcome.path);
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

void Session::abandon()
{
    if (!m_job)
        return;
    detach();
    m_job.reset();
    Q_EMIT solvingChanged();
}

void Session::drained()
{
    if (!m_watching || isSolving())
        return;
    detach();
    m_player.pause();
    Q_EMIT acted();
    Q_EMIT solvingChanged();
}

void Session::detach()
{
    m_watching = false;
    m_player.setSource(nullptr);
}

void Session::setPaused(bool paused)
{
    if (m_watching || !isSolving()) {
        if (paused)
            m_player.pause();
        else
            m_player.play();
    }
    if (m_job)
        m_job->setPaused(paused);
    Q_EMIT solvingChanged();
}

void Session::proceed()
{
    if (m_job)
        m_job->proceed();
}

void Session::stop()
{
    if (!isSolving() && !m_watching)
        return;
    m_job->stop();
    if (m_watching)
        m_player.pause();
    detach();
    Q_EMIT acted();
    Q_EMIT solvingChanged();
}

void Session::showSolution(std::size_t index)
{
    const Solution chosen = m_solutions.at(index);
    Act act = Act::make(Act::Solve, chosen.instance, chosen.from, events(chosen.found.path));
    act.method = chosen.method;
    add(std::move(act));
    m_player.play();
}

core::Explanation Session::explanation() const
{
    const core::Event *last = m_timeline.lastEvent();
    const core::Solver *solver = m_kind.solver(m_timeline.act().method.toStdString());
    if (!last || !solver || !solver->explain)
        return {};
    return solver->explain(puzzle(), m_timeline.positionBeforeLast(), *last);
}

// At once when the board rests, now and then while it plays.
void Session::judgeSoon()
{
    if (!m_player.isPlaying())
        m_judgeSoon.start(30);
    else if (!m_judgeSoon.isActive())
        m_judgeSoon.start(300);
}

void Session::judge()
{
    m_judge.ask([puzzle = m_timeline.instance().puzzle, position = m_timeline.position(),
                 ask = m_kind.judge](core::Control &control) { return ask(*puzzle, position, control); });
}

void Session::restore(std::vector<Act> acts, qint64 halt)
{
    abandon();
    m_player.pause();
    m_timeline.restore(std::move(acts), halt);
}

} // namespace session
